import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { commitTo } from '@homestake/rules/proof'
import { chapterDice, type Chance, type Mac } from '@homestake/rules/authority'
import { newId } from './keys.ts'

/** The same as runs in browsers, three times as fast: a roll draws many faces. */
export const nativeMac: Mac = (seed) => {
  const key = createSecretKey(seed, 'hex')
  return (text) => Number.parseInt(createHmac('sha256', key).update(text).digest('hex').slice(0, 8), 16)
}

/** Where a server takes clock, ids and chance from; tests hand in another one. */
export const realChance = (): Chance => ({
  now: Date.now(),
  id: newId,
  salt: () => randomBytes(16).toString('hex'),
  seed: () => randomBytes(32).toString('hex'),
  commit: commitTo,
  dice: (chapter) => chapterDice(chapter, nativeMac),
})
