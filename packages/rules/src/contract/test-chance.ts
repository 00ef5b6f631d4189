import { chapterDice } from '../dice/chapter.ts'
import { commitTo, hashOf } from '../dice/commitment.ts'
import { scriptedDice } from '../dice/dice.ts'
import type { Chance } from './chance.ts'

export interface TestChance {
  /** Stands before every id, so that two chances never give the same one. */
  readonly ids?: string
  readonly now?: number
  /** What every commitment is, where two worlds with different secrets must look alike; else the true hash. */
  readonly commitment?: string
  /** The faces of the throws, in the order in which they are drawn; else they come from the chapter's seed. */
  readonly faces?: readonly number[]
}

/** Chance without chance: ids are counted, salts and seeds come from a seed. Asked the same, it gives the same. */
export const testChance = (seed: string | number, given: TestChance = {}): Chance => {
  let count = 0
  const next = (what: string): string => hashOf(`${seed} ${what} ${++count}`)
  return {
    now: given.now ?? 0,
    id: () => `${given.ids ?? 'id-'}${++count}`,
    salt: () => next('salt').slice(0, 32),
    seed: () => next('seed'),
    commit: (secret, salt) => given.commitment ?? commitTo(secret, salt),
    dice: (chapter) => (given.faces === undefined ? chapterDice(chapter) : scriptedDice(given.faces, chapter.number)),
  }
}
