/**
 * What has hurt other tables, once more: on PostgreSQL, with two servers, and every connection to another of them than
 * the one before. The suites are the same; only what `serve` gives them is not.
 */
import { vi } from 'vitest'
import { describePostgres } from './postgres.ts'
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
  await import('./two-worlds.test.ts')
  await import('./cost-asleep.test.ts')
  await import('./dice.test.ts')
  await import('./house.test.ts')
  await import('./year.test.ts')
})
