/** Rounds (T-R39 to T-R45, TA6). Values only: who may do what between rounds is no matter here. */

export const SIDES = ['first', 'second'] as const
export type SideName = (typeof SIDES)[number]
export type BySide<T> = { readonly [side in SideName]: T }

export const otherSide = (side: SideName): SideName => (side === 'first' ? 'second' : 'first')

/** T-R39, TA6: who wins a round; `null`: equal dice, nobody does. */
export const winnerOf = (first: number, second: number): SideName | null =>
  first === second ? null : first > second ? 'first' : 'second'

export type FinalTie = 'lastWon' | 'stalemate'

/** What comes of kept dice if nobody does anything but play them. */
export interface Verdict {
  readonly rounds: readonly (SideName | null)[]
  /** T-R44: `left`, a side had dice left. T-R45: `last`, both ran out and the last won round decides. */
  readonly how: 'left' | 'last' | 'stalemate'
  readonly winner: SideName | null
}

/**
 * T-R45, TA6: both sides ran out at once.
 * @param lastWon who won the last round that somebody won
 * @param tied whether the very last round was a tie
 */
export const wonAtEnd = (lastWon: SideName | null, tied: boolean, finalTie: FinalTie): SideName | null =>
  tied && finalTie === 'stalemate' ? null : lastWon

/** C1: more kept dice win; with equal counts the lowest pair that differs decides. */
export const verdictOf = (
  firstKept: readonly number[],
  secondKept: readonly number[],
  finalTie: FinalTie = 'lastWon',
): Verdict => {
  const first = [...firstKept].sort((a, b) => b - a)
  const second = [...secondKept].sort((a, b) => b - a)
  const count = Math.min(first.length, second.length)
  const rounds = first.slice(0, count).map((value, i) => winnerOf(value, second[i] ?? 0))
  if (first.length !== second.length)
    return { rounds, how: 'left', winner: first.length > second.length ? 'first' : 'second' }
  const lastWon = rounds.findLast((winner) => winner !== null) ?? null
  const winner = wonAtEnd(lastWon, rounds.at(-1) === null, finalTie)
  return { rounds, how: winner === null ? 'stalemate' : 'last', winner }
}
