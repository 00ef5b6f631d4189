/** What is told of a table to somebody who only watches, and may have come just now. */
export interface Telling {
  /** What is happening, in a sentence. */
  readonly now: string
  /** Whose move it is, or what is awaited; empty: nothing is. */
  readonly waits: string
  /** What is at stake, and for whom. */
  readonly stakes: readonly Stake[]
  /** The chances, where the table shows them (D10). */
  readonly odds: string | null
  /** `now` tells already what the dice came to. */
  readonly result: boolean
  /** Something lies in the middle of the table: a conflict, a tower. */
  readonly busy: boolean
}

export interface Stake {
  readonly who: string
  readonly text: string
}

export const told = (now: string, waits = '', more: Partial<Omit<Telling, 'now' | 'waits'>> = {}): Telling => ({
  now,
  waits,
  stakes: [],
  odds: null,
  result: false,
  busy: false,
  ...more,
})
