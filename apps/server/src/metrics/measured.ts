/** A journal whose answers are timed. */
import type { Journal } from '../journal/journal.ts'
import { QUESTIONS, type Meter, type Question } from './meter.ts'

const isQuestion = (name: PropertyKey): name is Question => QUESTIONS.some((question) => question === name)

type Ask = (...asked: unknown[]) => unknown

/** The same journal; how long each question takes is told to the meter. */
export const measured = <J extends Journal>(journal: J, meter: Pick<Meter, 'journal'>): J => {
  const timed = (ask: Ask, question: Question): Ask => {
    const tell = (started: number, answered: boolean): void =>
      meter.journal(question, performance.now() - started, answered)
    return async (...asked) => {
      const started = performance.now()
      let answered = false
      try {
        const answer: unknown = await ask(...asked)
        answered = true
        return answer
      } finally {
        tell(started, answered)
      }
    }
  }
  const known = new WeakMap<object, Ask>()
  return new Proxy(journal, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target)
      if (typeof part !== 'function') return part
      const ask: Ask = known.get(part) ?? ((...asked) => Reflect.apply(part, target, asked))
      if (known.has(part)) return ask
      const one = isQuestion(name) ? timed(ask, name) : ask
      known.set(part, one)
      return one
    },
  })
}
