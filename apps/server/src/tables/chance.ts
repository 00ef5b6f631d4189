import { randomBytes } from 'node:crypto'
import { commitTo } from '@homestake/rules'
import { chapterDice, type Chance } from '@homestake/rules/authority'
import { newId } from './keys.ts'

/** Where a server takes clock, ids and chance from; tests hand in another one. */
export const realChance = (): Chance => ({
  now: Date.now(),
  id: newId,
  salt: () => randomBytes(16).toString('hex'),
  seed: () => randomBytes(32).toString('hex'),
  commit: commitTo,
  dice: chapterDice,
})
