/**
 * The dice of one side of a conflict. A die is in the *kept* pile, in the *unkept* pile, or *out*: discarded for good (T-R37,
 * T-R38). A die is *free* where it shows a 20 that counts as rolled (T-R34): it is kept beside what Influence allows.
 */
export interface Die {
  /** 1 to 20. */
  readonly value: number
  readonly pile: 'kept' | 'unkept' | 'out'
  /** Its value came out of a burden and was not thrown (D9). */
  readonly swapped: boolean
  /** What it showed before it was rerolled or took a burden's value, until dice are compared or it goes out. */
  readonly was: number | null
}
export type DieId = string
export type Dice = Readonly<Record<DieId, Die>>

/** The options that the rules of the dice look at. */
export interface DiceRules {
  /** TA12b: whether a 20 that was swapped in counts as a roll of 20. */
  readonly virtual20: 'off' | 'on'
  /** TA12: whether ties are judged again after dice were thrown. */
  readonly tieAfterReroll: 'on' | 'off'
}

/** T-R34, TA12b: whether a die is kept beside what Influence allows. */
export const isFree = ({ value, swapped }: Die, { virtual20 }: Pick<DiceRules, 'virtual20'>): boolean =>
  value === 20 && (!swapped || virtual20 === 'on')

/** A pile, the highest die first; equal dice in the order of their ids. */
export const pileOf = (dice: Dice, pile: Die['pile']): (Die & { readonly id: DieId })[] =>
  Object.entries(dice)
    .filter(([, die]) => die.pile === pile)
    .map(([id, die]) => ({ id, ...die }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))

/** The values of a pile, the highest first. */
export const valuesOf = (dice: Dice, pile: Die['pile']): number[] => pileOf(dice, pile).map(({ value }) => value)

/** The highest kept die, which a round compares (T-R39). */
export const topOf = (dice: Dice): (Die & { readonly id: DieId }) | null => pileOf(dice, 'kept')[0] ?? null

export const keptCount = (dice: Dice): number => pileOf(dice, 'kept').length

/** The dice with some of them in another pile. */
export const moved = (dice: Dice, ids: readonly DieId[], pile: Die['pile']): Dice =>
  Object.fromEntries(Object.entries(dice).map(([id, die]) => [id, ids.includes(id) ? { ...die, pile } : die]))
