import type { ShownThrow } from '../contract/game.ts'
import type { DrawnDie } from '../dice/dice.ts'
import type { NmlEvent } from './events.ts'
import { SIDES, type RolledSide } from './state.ts'

const diceOf = (side: RolledSide): DrawnDie[] =>
  side.hidden ? [] : side.dice.map(({ die, faces }) => ({ die, sides: 6, faces }))

const thrown = (number: number, dice: readonly DrawnDie[]): readonly ShownThrow[] =>
  dice.length === 0 ? [] : [{ number, dice }]

/** Dice that don't explode: a face each (NA16). */
const plain = (faces: readonly number[]): DrawnDie[] => faces.map((face, die) => ({ die, sides: 6, faces: [face] }))

/**
 * The throws that an event shows: all of it, but for the GM's side under sealed Drama Dice (D1), which is shown to her, and
 * to everyone as the season closes.
 */
export const shown = (event: NmlEvent): readonly ShownThrow[] => {
  switch (event.type) {
    case 'rolled':
      return thrown(
        event.roll.throw,
        SIDES.flatMap((side) => diceOf(event.roll.sides[side])),
      )
    case 'sealed-roll':
      return thrown(event.roll.throw, diceOf(event.roll.side))
    case 'season-closed':
      return event.sealedRolls.flatMap(({ throw: number, side }) => thrown(number, diceOf(side)))
    case 'refresh-rolled':
      return thrown(event.throw, plain([event.face]))
    case 'victory-rolled':
    case 'harvest-rolled':
      return thrown(event.throw, plain(event.faces))
    default:
      return []
  }
}
