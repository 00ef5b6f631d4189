/** Who is ahead, where some of one side's dice are known and others have yet to fall; the other side's all lie there. */
import type { FinalTie } from '../dice/compare.ts'
import { choose } from './kept.ts'

/** How many dice show each value, from 1 to 20; place 0 is empty. */
export type Counts = readonly number[]

/** Chances of whoever owns the dice; `tie`: every pair is one, or with `finalTie: stalemate` the lowest. They sum to 1. */
export interface Lead {
  readonly win: number
  readonly lose: number
  readonly tie: number
}

const WIN: Lead = { win: 1, lose: 0, tie: 0 }
const LOSE: Lead = { win: 0, lose: 1, tie: 0 }
const TIE: Lead = { win: 0, lose: 0, tie: 1 }

const shares: number[][][] = []
/** The chance that k of n dice show one of so many faces. */
export const shareOf = (n: number, k: number, faces: number): number => {
  const rows = (shares[faces] ??= [])
  rows[n] ??= Array.from({ length: n + 1 }, (_, i) => (choose(n, i) * (faces - 1) ** (n - i)) / faces ** n)
  return rows[n]?.[k] ?? 0
}

/**
 * C1 with as many kept dice on either side: whoever shows the lowest value at which they differ more often is behind.
 * @param lying how many dice that are known lie at each value
 * @param theirs the same of the other side's kept dice
 * @returns who is ahead if nothing below `from` is kept, `at` dice lie there, `falling` show values above it and below 20, and
 * the lowest `spare` of all these are not kept after all
 */
export const leadsOver = (lying: Counts, theirs: Counts, finalTie: FinalTie) => {
  const known: (Lead | undefined)[] = []

  const above = (from: number, falling: number, spare: number): Lead => {
    if (from > 19) return TIE
    const key = (from * 32 + falling) * 64 + spare
    const found = known[key]
    if (found !== undefined) return found
    let [win, lose, tie] = [0, 0, 0]
    for (let here = 0; here <= falling; here++) {
      const chance = shareOf(falling, here, 20 - from)
      if (chance === 0) continue
      const lead = upwards(from, here + (lying[from] ?? 0), falling - here, spare)
      win += chance * lead.win
      lose += chance * lead.lose
      tie += chance * lead.tie
    }
    return (known[key] = { win, lose, tie })
  }

  const upwards = (from: number, at: number, falling: number, spare: number): Lead => {
    // All that is left are twenties, as many as on the other side.
    if (from > 19) return TIE
    const dropped = Math.min(at, spare)
    const [own, other] = [at - dropped, theirs[from] ?? 0]
    if (finalTie === 'stalemate' && own > 0 && other > 0) return TIE
    return own === other ? above(from + 1, falling, spare - dropped) : own < other ? WIN : LOSE
  }

  const lowest = theirs.findIndex((count) => count > 0)
  return (from: number, at: number, falling: number, spare: number): Lead =>
    lowest !== -1 && lowest < from ? WIN : upwards(from, at, falling, spare)
}
