import { isFree, type Dice, type Die, type DiceRules } from './die.ts'

/**
 * T-R32 to T-R36: which dice are kept of all that are on the table. Twenties first; then the highest others, as many as
 * Influence; then whatever equals the lowest of those. Dice that are out stay out.
 * @param influence how many dice the side keeps; 0 keeps only twenties (TA22)
 */
export const firstKeep = (influence: number, dice: Dice, rules: Pick<DiceRules, 'virtual20'>): Dice => {
  const rest = Object.values(dice)
    .filter((die) => die.pile !== 'out' && !isFree(die, rules))
    .map(({ value }) => value)
    .sort((a, b) => b - a)
  // No die is as low as 0: with fewer dice than Influence all are kept.
  const lowest = influence === 0 ? Infinity : (rest[influence - 1] ?? 0)
  const pile = (die: Die): Die['pile'] => (isFree(die, rules) || die.value >= lowest ? 'kept' : 'unkept')
  return Object.fromEntries(
    Object.entries(dice).map(([id, die]) => [id, die.pile === 'out' ? die : { ...die, pile: pile(die) }]),
  )
}
