import type { ShownThrow } from '../contract/game.ts'
import type { DrawnDie } from '../dice/dice.ts'
import type { NmlEvent } from './events.ts'
import { SIDES, type RolledSide } from './state.ts'

const diceOf = (side: RolledSide): DrawnDie[] =>
  side.hidden ? [] : side.dice.map(({ die, faces }) => ({ die, sides: 6, faces }))

/** Dice that don't explode: a face each (NA16). */
const plain = (faces: readonly number[]): DrawnDie[] => faces.map((face, die) => ({ die, sides: 6, faces: [face] }))

/** The throw that an event shows: all of it, but for the GM's side under sealed Drama Dice (D1), which is shown to her. */
export const shown = (event: NmlEvent): ShownThrow | null => {
  if (event.type === 'rolled')
    return { number: event.roll.throw, dice: SIDES.flatMap((side) => diceOf(event.roll.sides[side])) }
  if (event.type === 'sealed-roll') return { number: event.roll.throw, dice: diceOf(event.roll.side) }
  if (event.type === 'refresh-rolled') return { number: event.throw, dice: plain([event.face]) }
  if (event.type !== 'victory-rolled' && event.type !== 'harvest-rolled') return null
  return event.faces.length === 0 ? null : { number: event.throw, dice: plain(event.faces) }
}
