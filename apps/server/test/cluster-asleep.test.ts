/** What two servers hold of tables that were made, joined through both, and left; in the full run of ten thousand. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describePostgres, freshDatabase, type TestDatabase } from './postgres.ts'
import { SoakServer, type Held } from './soak.ts'
import { join, table, until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const TABLES = FULL ? 10_000 : 40
/** Before their memory is taken as a start: what is hot is compiled, and the lines to PostgreSQL are open. */
const WARM_UP = FULL ? 500 : 20
const AT_ONCE = 20
/** Bytes, of one server. */
const MEGABYTE = 1024 * 1024
const MORE = 6 * MEGABYTE
/** How many lines to PostgreSQL a server may have. Each has a timer while it rests, and now and then one does not rest. */
const LINES = 5

const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower'] as const

describePostgres('two servers whose tables are left', () => {
  let database: TestDatabase
  let servers: readonly SoakServer[] = []
  beforeAll(async () => {
    database = await freshDatabase()
    const start = () => SoakServer.start({ DATABASE_URL: database.url })
    servers = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await database.drop()
  })
  const at = (i: number): string => servers[i % servers.length]?.url ?? ''

  /** A table that is made through one server and joined through both; what is said at the one is heard at the other. */
  const evening = async (i: number): Promise<void> => {
    const made = await table(at(i), { game: GAMES[i % GAMES.length] ?? 'towerlands' })
    const [gm, ann] = [await join(at(i), made, 'chair'), await join(at(i + 1), made, { player: 'Ann' })]
    const heard = until(gm, ({ lines }) => lines.some(({ event }) => JSON.stringify(event).includes('Good night.')))
    expect(await ann.command({ type: 'say', to: 'table', kind: 'talk', text: 'Good night.' })).toMatchObject({
      status: 'applied',
    })
    await heard
    gm.close()
    ann.close()
  }

  const evenings = async (count: number): Promise<void> => {
    let next = 0
    const house = async (): Promise<void> => {
      while (next < count) await evening(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, house))
  }

  /** What each holds, when it holds no table any more. */
  const atRest = async (): Promise<readonly Held[]> => {
    const nothing = { awake: 0, halls: 0, rooms: 0, elsewhere: 0, roles: { chair: 0, player: 0, spectator: 0 } }
    for (const server of servers)
      await expect.poll(() => server.held(), { timeout: 60_000, interval: 200 }).toMatchObject(nothing)
    return Promise.all(servers.map((server) => server.held()))
  }

  it(
    `TABLE-8 H26 nothing is left in either of ${TABLES} tables that were made, joined through both and left`,
    { timeout: 2_400_000 },
    async () => {
      await evenings(WARM_UP)
      const warm = await atRest()
      await evenings(TABLES)
      const after = await atRest()
      for (const [i, { heap, resources }] of after.entries()) {
        const before = warm[i]
        if (before === undefined) throw new Error('there are two servers')
        expect(heap - before.heap).toBeLessThan(MORE)
        expect(resources['Timeout'] ?? 0).toBeLessThanOrEqual((before.resources['Timeout'] ?? 0) + LINES)
        const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)
        if (FULL)
          process.stdout.write(
            `${TABLES} tables, server ${i + 1}: heap ${megabytes(before.heap)} MB when warm, ${megabytes(heap)} MB after\n`,
          )
      }
    },
  )
})
