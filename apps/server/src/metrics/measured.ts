/** A journal whose answers are timed. */
import type { Journal } from '../journal/journal.ts'
import { QUESTIONS, type Meter, type Question } from './meter.ts'

const isQuestion = (name: PropertyKey): name is Question => QUESTIONS.some((question) => question === name)

/** The same journal; how long each question takes is told to the meter. */
export const measured = <J extends Journal>(journal: J, meter: Pick<Meter, 'journal'>): J =>
  new Proxy(journal, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target)
      if (typeof part !== 'function') return part
      const ask = (...asked: unknown[]): unknown => Reflect.apply(part, target, asked)
      if (!isQuestion(name)) return ask
      return async (...asked: unknown[]) => {
        const started = performance.now()
        let answered = false
        try {
          const answer: unknown = await ask(...asked)
          answered = true
          return answer
        } finally {
          meter.journal(name, performance.now() - started, answered)
        }
      }
    },
  })
