/** How a die is said aloud: “fourteen, kept; rerolled from three; picked”. */
import type { Dice } from '@homestake/rules/towerlands'
import { diceWords } from '../words/dice.ts'
import type { PickMark } from './pick.ts'
import type { ShownDie } from './piles.ts'

export interface Circumstance {
  /** It is the next to be compared. */
  readonly next: boolean
  /** No die of the other side will meet it. */
  readonly left: boolean
  readonly mark: PickMark | null
}

const marked = (mark: PickMark, dice: Dice): string => {
  switch (mark.kind) {
    case 'picked':
      return diceWords.stone.picked
    case 'half':
      return diceWords.stone.half
    case 'pair':
      return diceWords.stone.pairedWith(dice[mark.with]?.value ?? 0)
    default:
      return ((never: never) => never)(mark)
  }
}

export const spokenDie = (die: ShownDie, { next, left, mark }: Circumstance, dice: Dice): string =>
  [
    `${diceWords.number(die.value)}, ${diceWords.stone.piles[die.pile]}`,
    ...(die.free ? [diceWords.stone.free] : []),
    ...(die.swapped ? [diceWords.stone.swapped(die.was)] : die.was === null ? [] : [diceWords.stone.rerolled(die.was)]),
    ...(die.virtual ? [diceWords.stone.virtual] : []),
    ...(next ? [diceWords.stone.next] : []),
    ...(left ? [diceWords.stone.left] : []),
    ...(mark === null ? [] : [marked(mark, dice)]),
  ].join('; ')
