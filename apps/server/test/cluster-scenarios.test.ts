/**
 * What has hurt other tables, once more: on PostgreSQL, with two servers, and every connection to another of them than
 * the one before. The suites are the same; only what `serve` gives them is not.
 */
import { describe, expect, it, vi } from 'vitest'
import { games } from '@homestake/rules/authority'
import { describePostgres } from './postgres.ts'
import { seeds } from './random.ts'
import type * as Tables from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'

vi.mock('./table.ts', async (original) => {
  const [real, { twice }] = [await original<typeof Tables>(), await import('./twice.ts')]
  return { ...real, serve: twice(real.serve) }
})

describePostgres('on two servers', async () => {
  await import('./scenarios-once.test.ts')
  await import('./scenarios-lines.test.ts')
  await import('./scenarios-secrets.test.ts')
  await import('./scenarios-hostile.test.ts')
  await import('./seats.test.ts')
  await import('./abuse-doors.test.ts')
  if (!FULL) return
  // Imported here: what is known before has the servers that are no two.
  const { SECRETS } = await import('./secrets.ts')
  const { twoWorlds } = await import('./worlds.ts')
  const { played } = await import('./worlds-played.ts')
  describe.each(SECRETS)('two worlds of $game', (secrets) => {
    const worlds = twoWorlds(games)
    it.each(seeds(5))(`SEC-1 MANY-1 ${secrets.what} reach nobody from whom they are kept (seed %i)`, async (seed) => {
      expect((await played(worlds, secrets, seed)).found).toBeNull()
    })
  })
  await import('./dice.test.ts')
  await import('./house.test.ts')
  await import('./year.test.ts')
})
