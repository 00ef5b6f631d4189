/** How a die is said aloud: “fourteen, kept; rerolled from three; picked”. */
import type { Dice } from '@homestake/rules/towerlands'
import { words } from '../words.ts'
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
      return words.stone.picked
    case 'half':
      return words.stone.half
    case 'pair':
      return words.stone.pairedWith(dice[mark.with]?.value ?? 0)
    default:
      return ((never: never) => never)(mark)
  }
}

export const spokenDie = (die: ShownDie, { next, left, mark }: Circumstance, dice: Dice): string =>
  [
    `${words.number(die.value)}, ${words.stone.piles[die.pile]}`,
    ...(die.free ? [words.stone.free] : []),
    ...(die.swapped ? [words.stone.swapped(die.was)] : die.was === null ? [] : [words.stone.rerolled(die.was)]),
    ...(die.virtual ? [words.stone.virtual] : []),
    ...(next ? [words.stone.next] : []),
    ...(left ? [words.stone.left] : []),
    ...(mark === null ? [] : [marked(mark, dice)]),
  ].join('; ')
