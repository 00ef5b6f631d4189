/** A whole conflict with the same dice throughout (N-R39 to N-R43), if whoever is behind goes on as long as they can. */
import { rollChances } from './roll.ts'
import type { RollChances, Throwing } from './roll.ts'
import type { BySide } from '../conflict.ts'

/** A side that pays for each further roll until its pool is down to `floor`. */
export interface Lasting extends Throwing {
  readonly floor: number
}

/** Chances, which sum to 1, and how many points each side is expected to pay. */
export interface ConflictChances {
  readonly first: number
  readonly second: number
  readonly stalemate: number
  readonly pays: BySide<number>
}

/** After a tie the first side goes on if it can, else the second; where neither can it is a stalemate. */
export const conflictChances = (sides: BySide<Lasting>): ConflictChances => {
  const known = new Map<string, ConflictChances>()
  // Who leads depends on how far the pools are apart, so there are few rolls to reckon.
  const rolls = new Map<number, RollChances>()
  const rollAt = (first: number, second: number): RollChances => {
    const apart = first - second
    const had = rolls.get(apart)
    if (had !== undefined) return had
    const roll = rollChances({ first: { ...sides.first, pool: first }, second: { ...sides.second, pool: second } })
    rolls.set(apart, roll)
    return roll
  }
  const from = (first: number, second: number): ConflictChances => {
    const key = `${first} ${second}`
    const had = known.get(key)
    if (had !== undefined) return had
    const roll = rollAt(first, second)
    const paying = {
      first: first > sides.first.floor ? () => paid(from(first - 1, second), 'first') : null,
      second: second > sides.second.floor ? () => paid(from(first, second - 1), 'second') : null,
    }
    const found = sum([
      [roll.first, paying.second?.() ?? WON.first],
      [roll.second, paying.first?.() ?? WON.second],
      [roll.tie, paying.first?.() ?? paying.second?.() ?? WON.stalemate],
    ])
    known.set(key, found)
    return found
  }
  return from(sides.first.pool, sides.second.pool)
}

const NOTHING: ConflictChances = { first: 0, second: 0, stalemate: 0, pays: { first: 0, second: 0 } }
const WON = {
  first: { ...NOTHING, first: 1 },
  second: { ...NOTHING, second: 1 },
  stalemate: { ...NOTHING, stalemate: 1 },
}

const paid = (after: ConflictChances, side: keyof BySide<number>): ConflictChances => ({
  ...after,
  pays: { ...after.pays, [side]: after.pays[side] + 1 },
})

const sum = (parts: readonly (readonly [number, ConflictChances])[]): ConflictChances => {
  const of = (read: (chances: ConflictChances) => number): number =>
    parts.reduce((all, [chance, chances]) => all + chance * read(chances), 0)
  return {
    first: of(({ first }) => first),
    second: of(({ second }) => second),
    stalemate: of(({ stalemate }) => stalemate),
    pays: { first: of(({ pays }) => pays.first), second: of(({ pays }) => pays.second) },
  }
}
