/** D10: what one's own call would bring, exactly, if nobody calls anything after it and the piles are swapped at their best. */
import { verdictOf, type FinalTie } from '../dice/compare.ts'
import { isFree, pileOf, valuesOf, type Dice, type Die, type DieId, type DiceRules } from '../dice/die.ts'
import { bestSwapped, valueSwapped } from '../dice/settle.ts'
import { afterKeep, afterReroll } from './falls.ts'
import { countsOf } from './kept.ts'
import type { Lead } from './lead.ts'

/** Chances of a call's owner. They sum to 1. */
export interface OwnChances {
  readonly win: number
  readonly lose: number
  readonly stalemate: number
}

/** What both sides have before the call, seen from its owner. */
export interface Standing {
  readonly own: Dice
  readonly other: Dice
  /** What the owner keeps of new dice while nothing has been compared; `null` later. */
  readonly influence: number | null
  /** Who won the last won round, as far as that counts. */
  readonly lastWon: 'own' | 'other' | null
  readonly rules: DiceRules & { readonly finalTie: FinalTie }
}

export type Call =
  | { readonly kind: 'none' }
  | { readonly kind: 'reroll'; readonly dice: readonly DieId[] }
  | { readonly kind: 'well'; readonly dice: number }
  | { readonly kind: 'burden'; readonly die: DieId; readonly value: number }
  /** T-R61: a burden of one's own; the opponent takes its value as suits them best. */
  | { readonly kind: 'own'; readonly value: number }

/** The chances with this call. */
export const callChances = (standing: Standing, call: Call): OwnChances => {
  const { own, other, influence, rules } = standing
  const against = { ...rules, theirs: countsOf(valuesOf(other, 'kept')) }
  switch (call.kind) {
    case 'none':
      return certain(resultOf(standing, own))
    case 'burden':
      return certain(resultOf(standing, bestSwapped(valueSwapped(own, call.die, call.value, rules), rules)))
    case 'own':
      return certain(worst(inPlay(other).map(([id]) => resultOf({ ...standing, other: bestSwapped(valueSwapped(other, id, call.value, rules), rules) }, own)))) // prettier-ignore
    case 'well': {
      const { kept, unkept, free } = lying(own, [], rules)
      return ofOwner(
        standing,
        influence === null
          ? afterReroll({ kept, unkept, free, falls: { kept: 0, free: 0, unkept: call.dice } }, against)
          : afterKeep(kept.map((count, value) => count + (unkept[value] ?? 0)), free, call.dice, influence, against), // prettier-ignore
      )
    }
    case 'reroll': {
      const fall = call.dice.flatMap((id) => own[id] ?? [])
      const of = (is: (die: Die) => boolean): number => fall.filter(is).length
      const falls = {
        kept: of((die) => die.pile === 'kept' && !isFree(die, rules)),
        free: of((die) => die.pile === 'kept' && isFree(die, rules)),
        unkept: of(({ pile }) => pile === 'unkept'),
      }
      return ofOwner(standing, afterReroll({ ...lying(own, call.dice, rules), falls }, against))
    }
    default:
      return ((never: never) => never)(call)
  }
}

/** The dice of a side that lie still while some fall. */
const lying = (dice: Dice, fall: readonly DieId[], rules: DiceRules) => {
  const still = inPlay(dice).flatMap(([id, die]) => (fall.includes(id) ? [] : [die]))
  const counted = (pile: Die['pile']): number[] =>
    countsOf(still.filter((die) => die.pile === pile && !isFree(die, rules)).map(({ value }) => value))
  return { kept: counted('kept'), unkept: counted('unkept'), free: still.filter((die) => isFree(die, rules)).length }
}

const inPlay = (dice: Dice): [DieId, Die][] => Object.entries(dice).filter(([, { pile }]) => pile !== 'out')

const certain = (result: keyof OwnChances): OwnChances => ({ win: 0, lose: 0, stalemate: 0, [result]: 1 })

/** What somebody who means no good makes of it. */
const worst = (results: readonly (keyof OwnChances)[]): keyof OwnChances =>
  (['lose', 'stalemate', 'win'] as const).find((result) => results.includes(result)) ?? 'lose'

/** Where every pair that is still to come is a tie. */
const ifTied = ({ other, lastWon, rules }: Standing): keyof OwnChances =>
  lastWon === null || (rules.finalTie === 'stalemate' && pileOf(other, 'kept').length > 0)
    ? 'stalemate'
    : lastWon === 'own'
      ? 'win'
      : 'lose'

const ofOwner = (standing: Standing, { win, lose, tie }: Lead): OwnChances => {
  const chances = { win, lose, stalemate: 0 }
  chances[ifTied(standing)] += tie
  return chances
}

const resultOf = (standing: Standing, own: Dice): keyof OwnChances => {
  const verdict = verdictOf(valuesOf(own, 'kept'), valuesOf(standing.other, 'kept'), standing.rules.finalTie)
  if (verdict.winner !== null) return verdict.winner === 'first' ? 'win' : 'lose'
  return ifTied(standing)
}
