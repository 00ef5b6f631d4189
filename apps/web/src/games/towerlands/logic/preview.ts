/** What a swap or a burden's value would do, before it is done: by the very functions by which the rules do it. */
import {
  bestPairs, pilesSwapped, valueSwapped,
  type Conflict, type Dice, type DieId, type Pair as Swap, type SideName, type TlOptions, type Verdict,
} from '@homestake/rules/towerlands' // prettier-ignore
import { bothPiles, diceOf, pairsOf, type Pair, type Rules, type ShownPiles } from './piles.ts'
import { forecastOf } from './verdict.ts'

export interface Preview {
  readonly side: SideName
  /** The side's dice as they would lie. */
  readonly dice: Dice
  readonly piles: ShownPiles
  readonly pairs: readonly Pair[]
  readonly verdict: Verdict
}

/** How it all lies, or would lie if a side had other dice. */
export const previewOf = (
  conflict: Conflict,
  options: TlOptions,
  side: SideName,
  dice: Dice = conflict.sides[side].dice,
): Preview => {
  const all = { ...diceOf(conflict), [side]: dice }
  const verdict = forecastOf(conflict, options.finalTie, all)
  const piles = bothPiles(all, options, conflict.healing !== null)
  return { side, dice, piles: piles[side], pairs: pairsOf(piles, conflict.round, verdict), verdict }
}

/** T-R53: these dice change piles. */
export const swapPreview = (conflict: Conflict, options: TlOptions, side: SideName, pairs: readonly Swap[]): Preview =>
  previewOf(conflict, options, side, pilesSwapped(conflict.sides[side].dice, pairs))

/** T-R57 to T-R61: this die takes a burden's value; `best`: and then the piles are swapped at their best. */
export const burdenPreview = (
  conflict: Conflict,
  options: TlOptions,
  side: SideName,
  die: DieId,
  value: number,
): { readonly plain: Preview; readonly best: Preview; readonly pairs: readonly Swap[] } => {
  const taken = valueSwapped(conflict.sides[side].dice, die, value, options)
  const pairs = bestPairs(taken, options)
  return {
    plain: previewOf(conflict, options, side, taken),
    best: previewOf(conflict, options, side, pilesSwapped(taken, pairs)),
    pairs,
  }
}

/** The swap that does most, and whether it does anything (T-R53). */
export const bestSwap = (conflict: Conflict, rules: Rules, side: SideName): Swap[] =>
  bestPairs(conflict.sides[side].dice, rules)

/** How a swap reads: the values that go up, and those that go down, each the highest first. */
export const swapValues = (dice: Dice, pairs: readonly Swap[]): { readonly up: number[]; readonly down: number[] } => {
  const values = (ids: readonly DieId[]): number[] => ids.flatMap((id) => dice[id]?.value ?? []).sort((a, b) => b - a)
  return { up: values(pairs.map(([, unkept]) => unkept)), down: values(pairs.map(([kept]) => kept)) }
}

/** Who comes out ahead, as seen from a side. */
export const standsFor = ({ verdict }: Preview, side: SideName): 'win' | 'lose' | 'stalemate' =>
  verdict.winner === null ? 'stalemate' : verdict.winner === side ? 'win' : 'lose'
