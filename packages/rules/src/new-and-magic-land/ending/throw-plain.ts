/** Dice outside of conflicts: nothing explodes (NA16). Pure; the faces are handed in. */
import type { Dice } from '../../dice/dice.ts'

export interface PlainThrow {
  /** The number of the throw in its chapter; 0 where there were no dice, so that nothing was thrown. */
  readonly number: number
  readonly faces: number[]
}

/** @param dice asked only where there is something to throw */
export const throwPlain = (dice: () => Dice, count: number): PlainThrow => {
  if (count === 0) return { number: 0, faces: [] }
  const thrown = dice()
  return { number: thrown.number, faces: Array.from({ length: count }, (_, i) => thrown.die(i, 6).next()) }
}

export const sixesIn = (faces: readonly number[]): number => faces.filter((face) => face === 6).length
