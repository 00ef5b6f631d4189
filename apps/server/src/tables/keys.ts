/**
 * Keys open a table, tokens a seat. They are random, live in a link's fragment or a browser's storage, and are kept here
 * only as hashes. The players' and spectators' keys follow from the chair's and a generation, so that the chair can show
 * them again and rotate each.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { MadeTable } from '@homestake/protocol'
import { hashKey } from '@homestake/protocol/keys'
import type { SealedHouse } from '@homestake/rules'

export { derivedKey, hashKey } from '@homestake/protocol/keys'

/** 192 random bits, URL-safe. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** An id of 96 random bits, URL-safe. */
export const newId = (): string => randomBytes(12).toString('base64url')

/** Whether two hashes are the same, in constant time. */
export const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether a key has this hash, in constant time. */
export const fits = (key: string, hash: string): boolean => same(hashKey(key), hash)

/** Whether a hash is one of these; all of them are compared, so that time tells nothing. */
export const oneOf = (hash: string, hashes: string | readonly string[]): boolean =>
  (typeof hashes === 'string' ? [hashes] : hashes).reduce((found, other) => same(hash, other) || found, false)

/** The keys of a table as it keeps them. */
export const hashed = (keys: MadeTable['keys'], recovery: string): SealedHouse['keys'] => ({
  chair: hashKey(keys.chair),
  player: hashKey(keys.player),
  spectator: hashKey(keys.spectator),
  recovery: hashKey(recovery),
})
