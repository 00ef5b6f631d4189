/** D10: what one's own call would bring, exactly, if nobody calls anything after it and the piles are swapped at their best. */
import { verdictOf, type FinalTie } from '../dice/compare.ts'
import { pileOf, valuesOf, type Dice, type DieId, type DiceRules } from '../dice/die.ts'
import { added, bestSwapped, rerolled, valueSwapped } from '../dice/settle.ts'

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
  /** Who won the last won round. */
  readonly lastWon: 'own' | 'other' | null
  readonly rules: DiceRules & { readonly finalTie: FinalTie }
}

export type Call =
  | { readonly kind: 'none' }
  | { readonly kind: 'reroll'; readonly dice: readonly DieId[] }
  | { readonly kind: 'well'; readonly dice: number }
  | { readonly kind: 'burden'; readonly die: DieId; readonly value: number }

/** More dice than this are too many to reckon while somebody waits. */
export const MOST_THROWN = 5

/** How likely each way is in which some dice fall, alike ones taken together: every multiset of `count` faces. */
function* falls(count: number, from = 1): Generator<{ readonly faces: readonly number[]; readonly ways: number }> {
  if (count === 0) {
    yield { faces: [], ways: 1 }
    return
  }
  if (from > 20) return
  for (let same = 0; same <= count; same++)
    for (const { faces, ways } of falls(count - same, from + 1))
      yield { faces: [...Array<number>(same).fill(from), ...faces], ways: ways / factorial(same) }
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** The chances with this call; `null` where it throws too many dice to reckon. */
export const callChances = (standing: Standing, call: Call): OwnChances | null => {
  const { own, influence, rules } = standing
  const tally = { win: 0, lose: 0, stalemate: 0 }
  const count = (after: Dice, chance: number): void => {
    tally[resultOf(standing, call.kind === 'none' ? after : bestSwapped(after, rules))] += chance
  }
  switch (call.kind) {
    case 'none':
      count(own, 1)
      return tally
    case 'burden':
      count(valueSwapped(own, call.die, call.value, rules), 1)
      return tally
    case 'well': {
      if (call.dice > MOST_THROWN) return null
      const all = factorial(call.dice) / 20 ** call.dice
      for (const { faces, ways } of falls(call.dice))
        count(added(own, byId(faces.map((_, i) => `new ${i}`), faces), influence, rules), ways * all) // prettier-ignore
      return tally
    }
    case 'reroll': {
      if (call.dice.length > MOST_THROWN) return null
      // Kept dice are alike among themselves, and so are unkept ones: which of them shows which face changes nothing.
      const of = (pile: 'kept' | 'unkept'): DieId[] =>
        pileOf(own, pile).flatMap(({ id }) => (call.dice.includes(id) ? [id] : []))
      const [kept, unkept] = [of('kept'), of('unkept')]
      const all = (factorial(kept.length) * factorial(unkept.length)) / 20 ** (kept.length + unkept.length)
      const alsoFall = [...falls(unkept.length)]
      for (const one of falls(kept.length))
        for (const two of alsoFall)
          count(
            rerolled(own, { ...byId(kept, one.faces), ...byId(unkept, two.faces) }, rules),
            one.ways * two.ways * all,
          )
      return tally
    }
    default:
      return ((never: never) => never)(call)
  }
}

const byId = (ids: readonly DieId[], faces: readonly number[]): Record<DieId, number> =>
  Object.fromEntries(ids.map((id, i) => [id, faces[i] ?? 1]))

const resultOf = ({ other, lastWon, rules }: Standing, own: Dice): keyof OwnChances => {
  const [mine, theirs] = [valuesOf(own, 'kept'), valuesOf(other, 'kept')]
  const { winner, how } = verdictOf(mine, theirs, rules.finalTie)
  if (winner !== null) return winner === 'first' ? 'win' : 'lose'
  // No round that is still to come is won by anybody: one that was won before decides, unless the last tie counts (TA6).
  if (how !== 'stalemate' || (rules.finalTie === 'stalemate' && mine.length > 0) || lastWon === null) return 'stalemate'
  return lastWon === 'own' ? 'win' : 'lose'
}
