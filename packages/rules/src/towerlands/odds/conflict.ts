import type { FinalTie } from '../dice/compare.ts'
import { choose, countsOf, shapesOf, type KeptShape, type Pool } from './kept.ts'

/** The chances of a whole conflict, first to last: they sum to 1. `left`: with a die left over, `last`: by the last won round. */
export interface Chances {
  readonly firstLeft: number
  readonly secondLeft: number
  readonly firstLast: number
  readonly secondLast: number
  readonly stalemate: number
}

interface Lead {
  readonly first: number
  readonly second: number
}

/**
 * Who is ahead at the lowest value where two rows of kept dice differ (C1), from the value `from` upwards; as many dice in
 * all on either side, so that whoever has fewer there is higher.
 */
const leadsAbove = (firstCounts: readonly number[], secondCounts: readonly number[]) => {
  const known = new Map<number, Lead>()
  const shares = Array.from({ length: 20 }, (_, from) => sharesOf(1 / (20 - from)))
  const lead = (a: number, b: number, from: number): Lead => {
    if (from > 19) return a === b ? { first: 0, second: 0 } : { first: a < b ? 1 : 0, second: a > b ? 1 : 0 }
    const key = (from * 64 + a) * 64 + b
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const [ours, theirs] = [shares[from]?.(a) ?? [], shares[from]?.(b) ?? []]
    let first = 0
    let second = 0
    for (let x = 0; x <= a; x++)
      for (let y = 0; y <= b; y++) {
        const chance = (ours[x] ?? 0) * (theirs[y] ?? 0)
        if (chance === 0) continue
        const here = x + (firstCounts[from] ?? 0)
        const there = y + (secondCounts[from] ?? 0)
        if (here !== there) {
          if (here < there) first += chance
          else second += chance
          continue
        }
        const rest = lead(a - x, b - y, from + 1)
        first += chance * rest.first
        second += chance * rest.second
      }
    const found = { first, second }
    known.set(key, found)
    return found
  }
  return lead
}

/**
 * The exact chances of a conflict in which nobody calls, sacrifices or gives in, over all rolls of both sides.
 * Pools of up to a dozen dice a side take a few milliseconds.
 */
export const conflictChances = (first: Pool, second: Pool, finalTie: FinalTie = 'lastWon'): Chances => {
  const lead = leadsAbove(countsOf(first.fixed), countsOf(second.fixed))
  let [firstLeft, secondLeft, firstLast, secondLast, stalemate] = [0, 0, 0, 0, 0]
  const theirs = byCount(shapesOf(second))
  const all = [...theirs].map(
    ([count, shapes]) => [count, shapes.reduce((sum, { chance }) => sum + chance, 0)] as const,
  )
  for (const a of shapesOf(first)) {
    for (const [count, chance] of all)
      if (a.count > count) firstLeft += a.chance * chance
      else if (a.count < count) secondLeft += a.chance * chance
    for (const b of theirs.get(a.count) ?? []) {
      const chance = a.chance * b.chance
      if (a.lowest !== b.lowest) {
        if (a.lowest > b.lowest) firstLast += chance
        else secondLast += chance
      } else if (finalTie === 'stalemate') stalemate += chance
      else if (a.at !== b.at) {
        if (a.at < b.at) firstLast += chance
        else secondLast += chance
      } else {
        const ahead = lead(a.above, b.above, a.lowest + 1)
        firstLast += chance * ahead.first
        secondLast += chance * ahead.second
        stalemate += chance * (1 - ahead.first - ahead.second)
      }
    }
  }
  return { firstLeft, secondLeft, firstLast, secondLast, stalemate }
}

/** The chance of each number among n dice that show one value, by n. */
const sharesOf = (one: number): ((n: number) => readonly number[]) => {
  const rows: number[][] = []
  return (n) => (rows[n] ??= Array.from({ length: n + 1 }, (_, k) => choose(n, k) * one ** k * (1 - one) ** (n - k)))
}

const byCount = (shapes: readonly KeptShape[]): Map<number, KeptShape[]> => {
  const groups = new Map<number, KeptShape[]>()
  for (const shape of shapes) {
    const group = groups.get(shape.count)
    if (group === undefined) groups.set(shape.count, [shape])
    else group.push(shape)
  }
  return groups
}
