/**
 * What has hurt other tables, once more: on PostgreSQL, with two servers, and every connection to another of them than
 * the one before. The suites are the same; only what `serve` gives them is not.
 */
import { vi } from 'vitest'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { Balancer } from './cluster-balancer.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import type * as Tables from './table.ts'

type Serve = typeof Tables.serve

const FULL = process.env['HOMESTAKE_FULL'] === '1'

vi.mock('./table.ts', async (original) => {
  const real = await original<typeof Tables>()
  return { ...real, serve: twice(real.serve) }
})

/** Two servers where a suite asks for one, unless it brings a journal of its own. */
const twice =
  (serve: Serve): Serve =>
  async (wanted = {}) => {
    if (wanted.journal !== undefined) return serve(wanted)
    const database = await freshDatabase()
    const [first, second] = await Promise.all(
      [1, 2].map(async () => serve({ ...wanted, journal: await openPostgresJournal({ url: database.url }) })),
    )
    if (first === undefined || second === undefined) throw new Error('two servers are wanted')
    const balancer = await Balancer.before([first.url, second.url], { watchful: false })
    return {
      ...first,
      url: balancer.url,
      get logged() {
        return [...first.logged, ...second.logged]
      },
      async close() {
        await Promise.all([first.close(), second.close()])
        await balancer.close()
        await database.drop()
      },
    }
  }

describePostgres('on two servers', async () => {
  await import('./scenarios-once.test.ts')
  await import('./scenarios-lines.test.ts')
  await import('./scenarios-secrets.test.ts')
  if (FULL) await import('./dice.test.ts')
  if (FULL) await import('./house.test.ts')
  if (FULL) await import('./year.test.ts')
})
