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
  const known: (Lead | undefined)[] = []
  const shares = Array.from({ length: 20 }, (_, from) => sharesOf(1 / (20 - from)))
  const lead = (a: number, b: number, from: number): Lead => {
    if (from > 19) return a === b ? { first: 0, second: 0 } : { first: a < b ? 1 : 0, second: a > b ? 1 : 0 }
    const key = (from * 64 + a) * 64 + b
    const cached = known[key]
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
    return (known[key] = { first, second })
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
  const [ours, theirs] = [byCount(shapesOf(first)), byCount(shapesOf(second))]
  for (const [count, own] of ours)
    for (const [other, across] of theirs)
      if (count > other) firstLeft += own.chance * across.chance
      else if (count < other) secondLeft += own.chance * across.chance
      else {
        // Whose lowest die is higher wins; where they are equal, who has fewer of them. Only after that the others matter.
        let [ownBelow, acrossBelow] = [0, 0]
        for (let lowest = 1; lowest <= 20; lowest++) {
          const [mine, yours] = [own.lowest[lowest], across.lowest[lowest]]
          const [here, there] = [mine?.chance ?? 0, yours?.chance ?? 0]
          firstLast += here * acrossBelow
          secondLast += there * ownBelow
          ownBelow += here
          acrossBelow += there
          if (finalTie === 'stalemate') stalemate += here * there
          else if (mine !== undefined && yours !== undefined) {
            let [ownFewer, acrossFewer] = [0, 0]
            for (let at = 0; at < Math.max(mine.at.length, yours.at.length); at++) {
              const [some, others] = [mine.at[at] ?? [], yours.at[at] ?? []]
              const [few, fewAcross] = [sumOf(some), sumOf(others)]
              firstLast += ownFewer * fewAcross
              secondLast += acrossFewer * few
              ownFewer += few
              acrossFewer += fewAcross
              for (const x of some)
                for (const y of others) {
                  const chance = x.chance * y.chance
                  const ahead = lead(x.above, y.above, lowest + 1)
                  firstLast += chance * ahead.first
                  secondLast += chance * ahead.second
                  stalemate += chance * (1 - ahead.first - ahead.second)
                }
            }
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

const sumOf = (shapes: readonly KeptShape[]): number => shapes.reduce((sum, { chance }) => sum + chance, 0)

/** Shapes with as many kept dice, by what their lowest one shows, and by how many show that. */
interface Alike {
  chance: number
  readonly lowest: { chance: number; readonly at: KeptShape[][] }[]
}

const byCount = (shapes: readonly KeptShape[]): Map<number, Alike> => {
  const groups = new Map<number, Alike>()
  for (const shape of shapes) {
    const group = groups.get(shape.count) ?? { chance: 0, lowest: [] }
    groups.set(shape.count, group)
    group.chance += shape.chance
    const row = (group.lowest[shape.lowest] ??= { chance: 0, at: [] })
    row.chance += shape.chance
    const some = (row.at[shape.at] ??= [])
    some.push(shape)
  }
  return groups
}
