import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { Balancer } from './cluster-balancer.ts'
import { freshDatabase } from './postgres.ts'
import type * as Tables from './table.ts'

type Serve = typeof Tables.serve

/** Two servers where a suite asks for one, unless it brings a journal of its own. */
export const twice =
  (serve: Serve): Serve =>
  async (wanted = {}) => {
    if (wanted.journal !== undefined) return serve(wanted)
    const database = await freshDatabase()
    const [first, second] = await Promise.all(
      [1, 2].map(async () => serve({ ...wanted, journal: await openPostgresJournal({ url: database.url }) })),
    )
    if (first === undefined || second === undefined) throw new Error('two servers are wanted')
    const balancer = await Balancer.before([first.here, second.here], { watchful: false })
    return {
      ...first,
      url: wanted.env?.['PUBLIC_URL'] === undefined ? balancer.url : first.url,
      here: balancer.url,
      all: [first, second],
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
