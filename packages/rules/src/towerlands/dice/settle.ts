/**
 * The settling algorithm (TA3, TA12, D9), here and nowhere else: what becomes of a side's piles after its dice changed.
 *
 * 1. every unkept twenty is kept, free;
 * 2. for each kept die that turned into a twenty the highest unkept die fills its place;
 * 3. once: every unkept die equal to the lowest kept one that is no twenty is kept;
 * 4. the owner may swap kept and unkept dice one for one, and nothing above happens again.
 *
 * Steps 1 to 3 follow only upon dice that were thrown; a burden's value that is swapped in moves nothing (D9), but that with
 * `virtual20: on` a twenty is kept free whichever way it came.
 */
import { firstKeep } from './keep.ts'
import { isFree, moved, pileOf, type Dice, type DieId, type DiceRules } from './die.ts'

/** Step 1. */
const twenties = (dice: Dice, rules: DiceRules): Dice =>
  moved(
    dice,
    pileOf(dice, 'unkept')
      .filter((die) => isFree(die, rules))
      .map(({ id }) => id),
    'kept',
  )

/** Step 2. @param places how many kept dice turned into twenties */
const places = (dice: Dice, count: number): Dice =>
  moved(
    dice,
    pileOf(dice, 'unkept')
      .slice(0, count)
      .map(({ id }) => id),
    'kept',
  )

/** Step 3. */
const ties = (dice: Dice, rules: DiceRules): Dice => {
  if (rules.tieAfterReroll === 'off') return dice
  const lowest = pileOf(dice, 'kept')
    .filter((die) => !isFree(die, rules))
    .at(-1)
  if (lowest === undefined) return dice
  const equal = pileOf(dice, 'unkept').filter(({ value }) => value === lowest.value)
  return moved(dice, equal.map(({ id }) => id), 'kept') // prettier-ignore
}

/** How many kept dice are free now that were not. */
const turned = (before: Dice, after: Dice, rules: DiceRules): number =>
  Object.entries(after).filter(([id, die]) => {
    const was = before[id]
    return was?.pile === 'kept' && !isFree(was, rules) && isFree(die, rules)
  }).length

/** T-R51, T-R52, TA11: some dice of either pile show new faces. */
export const rerolled = (before: Dice, faces: Readonly<Record<DieId, number>>, rules: DiceRules): Dice => {
  const after = Object.fromEntries(
    Object.entries(before).map(([id, die]) => {
      const face = faces[id]
      return [
        id,
        face === undefined || die.pile === 'out' ? die : { ...die, value: face, swapped: false, was: die.value },
      ]
    }),
  )
  return ties(places(twenties(after, rules), turned(before, after, rules)), rules)
}

/**
 * TA2, T-R14: new dice join the unkept pile. Before anything was compared keeping is judged again over all dice.
 * @param influence what the side keeps while nothing was compared; `null` later
 */
export const added = (
  before: Dice,
  faces: Readonly<Record<DieId, number>>,
  influence: number | null,
  rules: DiceRules,
): Dice => {
  const fresh = Object.entries(faces).map(
    ([id, value]) => [id, { value, pile: 'unkept', swapped: false, was: null }] as const,
  )
  const after: Dice = { ...before, ...Object.fromEntries(fresh) }
  return influence === null ? ties(twenties(after, rules), rules) : firstKeep(influence, after, rules)
}

/** T-R57 to T-R61, D9: a die takes a burden's value. @throws where there is no such die */
export const valueSwapped = (before: Dice, id: DieId, value: number, rules: DiceRules): Dice => {
  const die = before[id]
  if (die === undefined) throw new Error(`there is no die ${id}`)
  const after: Dice = { ...before, [id]: { ...die, value, swapped: true, was: die.value } }
  return rules.virtual20 === 'off' ? after : places(twenties(after, rules), turned(before, after, rules))
}

export type Pair = readonly [kept: DieId, unkept: DieId]

/** T-R53, TA12: whether these dice may change piles: one for one, each once, and no twenty leaves the kept pile. */
export const maySwap = (dice: Dice, pairs: readonly Pair[], rules: DiceRules): boolean => {
  const ids = pairs.flat()
  if (new Set(ids).size !== ids.length) return false
  return pairs.every(([kept, unkept]) => {
    const [out, into] = [dice[kept], dice[unkept]]
    return out?.pile === 'kept' && into?.pile === 'unkept' && !isFree(out, rules)
  })
}

/** T-R53: step 4. */
export const pilesSwapped = (dice: Dice, pairs: readonly Pair[]): Dice =>
  moved(moved(dice, pairs.map(([kept]) => kept), 'unkept'), pairs.map(([, unkept]) => unkept), 'kept') // prettier-ignore

/** The pairs that step 4 changes at its best: as many dice kept as before, and the highest (C1: nothing else counts). */
export const bestPairs = (dice: Dice, rules: DiceRules): Pair[] => {
  const give = pileOf(dice, 'kept')
    .filter((die) => !isFree(die, rules))
    .reverse()
  return pileOf(dice, 'unkept').flatMap(({ id, value }, i): Pair[] => {
    const out = give[i]
    return out !== undefined && out.value < value ? [[out.id, id]] : []
  })
}

/** The best that step 4 can do. */
export const bestSwapped = (dice: Dice, rules: DiceRules): Dice => pilesSwapped(dice, bestPairs(dice, rules))
