/** One roll of two sides (N-R34 to N-R38), exactly. */
import type { BySide } from '../conflict.ts'
import { highestChances } from './highest.ts'

/** What a side throws: its dice, and the current score of its pool (N-R4). */
export interface Throwing {
  readonly dice: number
  readonly pool: number
}

/** Who leads after a roll. The chances sum to 1. */
export interface RollChances {
  readonly first: number
  readonly tie: number
  readonly second: number
}

export const rollChances = ({ first, second }: BySide<Throwing>): RollChances => {
  const theirs = highestChances(second.dice)
  const below = theirs.reduce<number[]>((sums, chance) => [...sums, (sums.at(-1) ?? 0) + chance], [])
  let leads = 0
  let tie = 0
  for (const [value, chance] of highestChances(first.dice).entries()) {
    const needed = value + first.pool - second.pool
    tie += chance * (theirs[needed] ?? 0)
    leads += chance * (needed <= 0 ? 0 : (below[Math.min(needed, below.length) - 1] ?? 0))
  }
  return { first: leads, tie, second: Math.max(0, 1 - leads - tie) }
}

/** A total, and how likely it is. */
export interface TotalChance {
  readonly total: number
  readonly chance: number
}

/** The totals that a side may come to, lowest first, without those that never come and those that come once in 10,000. */
export const totalChances = ({ dice, pool }: Throwing): TotalChance[] =>
  highestChances(dice).flatMap((chance, value) => (chance < 1e-4 ? [] : [{ total: value + pool, chance }]))
