/** A whole conflict, as far as the one who looks can reckon it: with the dice that lie there, to its end. */
import { bySide } from '../sides.ts'
import type { BySide, Conflict } from '../state.ts'
import { conflictChances, type ConflictChances } from './conflict.ts'
import type { Throwing } from './roll.ts'

export interface Whole {
  /** Whoever is behind goes on until nothing is left (N-R42). */
  readonly toTheEnd: ConflictChances
  /** The same, but no settler spends the last point, which would end their story (N-R44). */
  readonly spared: ConflictChances
}

/** @param throwing as `throwingSeen` gives it: what the viewer knows of both sides */
export const wholeOf = (throwing: BySide<Throwing>, { sides }: Conflict): Whole => ({
  toTheEnd: conflictChances(bySide((side) => ({ ...throwing[side], floor: 0 }))),
  spared: conflictChances(bySide((side) => ({ ...throwing[side], floor: sides[side].principal === 'gm' ? 0 : 1 }))),
})
