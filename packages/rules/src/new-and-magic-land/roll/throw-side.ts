/** The dice of one side. Pure; the faces are handed in. */
import type { Dice, Faces } from '../../dice/dice.ts'
import { inOrder } from '../sides.ts'
import type { z } from 'zod'
import type { shownSide, thrownDie } from '../events.ts'
import type { Side, SideName } from '../state.ts'

/** A side's throw with nothing hidden. */
export type ShownSide = z.infer<typeof shownSide>

/** N-R35: a six is thrown again and added, as often as sixes come. One chain is one die. */
export const explode = (faces: Faces): number[] => {
  const chain = [faces.next()]
  while (chain[chain.length - 1] === 6) chain.push(faces.next())
  return chain
}

export const sum = (chain: readonly number[]): number => chain.reduce((total, face) => total + face, 0)

/**
 * N-R34 to N-R36: all dice of a side in the order of their bundles, the highest of them, and the pool on top.
 * @param from the index of this side's first die in the throw
 * @param pool the current score that counts (N-R4)
 */
export const throwSide = (dice: Dice, from: number, { bundles }: Pick<Side, 'bundles'>, pool: number): ShownSide => {
  const owners = inOrder(bundles).flatMap(([bundle, { dice: count }]) => Array<string>(count).fill(bundle))
  const thrown = owners.map((bundle, i): z.infer<typeof thrownDie> => {
    const faces = explode(dice.die(from + i, 6))
    return { die: from + i, bundle, faces, value: sum(faces) }
  })
  const best = Math.max(0, ...thrown.map(({ value }) => value))
  return { hidden: false, dice: thrown, best, pool, total: best + pool }
}

/** N-R37, N-R38: the higher total leads; equal ones are a tie. */
export const leaderOf = (first: number, second: number): SideName | null =>
  first === second ? null : first > second ? 'first' : 'second'
