/** Words of one kind, among all that the servers of a journal tell each other. */
import type { z } from 'zod'
import type { Neighbours } from './journal.ts'

export interface Topic<Word> {
  tell(word: Word): void
  /** Hear what others tell; what is of another kind is passed over. */
  onTold(listener: (from: string, word: Word) => void): void
}

/** @param shared where a journal is not shared nobody listens, and nobody tells anything */
export const topic = <Word>(shared: Neighbours | undefined, kind: z.ZodType<Word>): Topic<Word> => ({
  tell: (word) => shared?.tell(JSON.stringify(word)),
  onTold: (listener) =>
    shared?.onTold((from, words) => {
      const { success, data } = kind.safeParse(read(words))
      if (success) listener(from, data)
    }),
})

const read = (words: string): unknown => {
  try {
    return JSON.parse(words)
  } catch {
    return null
  }
}
