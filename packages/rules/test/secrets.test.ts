/** Secrets that were promised and opened, checked from nothing but lines. */
import { describe, expect, it } from 'vitest'
import { commitTo, nowhere, secretsIn } from '@homestake/rules/proof'
import { newAndMagicLand, seasonSecret, type NmlEvent } from '@homestake/rules/new-and-magic-land'
import { towerlands } from '@homestake/rules/towerlands'

const SALT = 'ab'.repeat(16)
const HASH = commitTo(seasonSecret(3, 12), SALT)

type Opened = Extract<NmlEvent, { type: 'season-opened' }>
type Closed = Extract<NmlEvent, { type: 'season-closed' }>
const opened = (over: Partial<Opened> = {}): Opened => ({
  type: 'season-opened', number: 1, season: 'travel', commitment: HASH, settlers: 4, rating: null, supply: null, ...over,
}) // prettier-ignore
const closed = (over: Partial<Closed> = {}): Closed => ({
  type: 'season-closed', season: 'travel', rating: 3, supply: 12, left: 0, salt: SALT, commitment: HASH, sealedRolls: [],
  settlers: [], ...over,
}) // prettier-ignore

const found = (...events: { readonly type: string }[]) =>
  secretsIn(newAndMagicLand, events.map((event) => ({ event })), nowhere) // prettier-ignore
const checks = (...events: { readonly type: string }[]) => found(...events).map(({ check }) => check)

describe('secrets in a chronicle', () => {
  it('DICE-10 D1 a season’s Rating and supply are held to the hash of its opening', () => {
    expect(found(opened(), closed())).toEqual([
      { of: 'travel', commitment: HASH, opened: { secret: 'rating 3, supply 12', salt: SALT }, check: 'kept' },
    ])
  })

  it('DICE-10 a number, a salt or a hash that was changed is found, on either side', () => {
    const forged: Closed[] = [
      closed({ rating: 2 }),
      closed({ supply: 13 }),
      closed({ salt: 'cd'.repeat(16) }),
      // Somebody who changes number and hash together is still held to what was promised.
      closed({ rating: 2, commitment: commitTo(seasonSecret(2, 12), SALT) }),
      closed({ season: 'fall' }),
    ]
    for (const one of forged) expect(checks(opened(), one)).toContain('broken')
    expect(checks(opened({ commitment: '0'.repeat(64) }), closed())).toEqual(['broken'])
  })

  it('DICE-10 what was opened without a promise does not hold; what is still hidden waits', () => {
    expect(checks(closed())).toEqual(['broken'])
    expect(checks(closed(), opened())).toEqual(['broken', 'waiting'])
    expect(found(opened())).toEqual([{ of: 'travel', commitment: HASH, opened: null, check: 'waiting' }])
  })

  it('DICE-10 a game without secrets of this kind has none, and a line that is none says nothing', () => {
    expect(secretsIn(towerlands, [{ event: opened() }], nowhere)).toEqual([])
    expect(found({ type: 'season-opened' }, { type: 'chapter-opened' })).toEqual([])
  })
})
