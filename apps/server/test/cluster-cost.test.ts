/** What a command costs on PostgreSQL, in statements. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { guests } from './guests.ts'
import { describePostgres, freshDatabase, type TestDatabase } from './postgres.ts'
import { serve, table, until, type TestServer } from './table.ts'

interface Seen {
  table: { play: { count: number } }
}
const count = (connection: Connection): number => (connection.present.view as unknown as Seen).table.play.count

describePostgres('what a command costs on PostgreSQL', () => {
  let database: TestDatabase
  const journals: PostgresJournal[] = []
  const servers: TestServer[] = []
  const { come } = guests()
  beforeAll(async () => {
    database = await freshDatabase()
    while (journals.length < 2) {
      const journal = await openPostgresJournal({ url: database.url })
      journals.push(journal)
      servers.push(await serve({ journal, env: { BEAT_SECONDS: '3600', SNAPSHOT_EVERY: '100000' } }))
    }
  })
  let before: number[] = []
  beforeEach(() => start())
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await database.drop()
  })

  const url = (server: number): string => servers[server]?.url ?? ''
  const start = (): void => {
    before = journals.map(({ stats }) => stats.statements)
  }
  const statements = (): number[] => journals.map(({ stats }, i) => stats.statements - (before[i] ?? 0))

  it('JRN-6 is one statement where a table is on one server, however many look at it', async () => {
    const made = await table(url(0))
    const ann = await come(url(0), made, { player: 'Ann' })
    for (let i = 0; i < 5; i++) await come(url(0), made, 'spectator')
    start()
    for (let i = 0; i < 50; i++) await ann.command({ type: 'bump', by: 1 })
    expect(statements()).toEqual([50, 0])
  })

  it('JRN-6 is less than one where many tables act at once', async () => {
    const tables = await Promise.all(Array.from({ length: 30 }, () => table(url(0))))
    const people = await Promise.all(tables.map((made) => come(url(0), made, 'chair')))
    start()
    for (let i = 0; i < 10; i++) await Promise.all(people.map((one) => one.command({ type: 'bump', by: 1 })))
    const [sent = 0] = statements()
    expect(sent).toBeLessThan(150)
    expect(people.map(count)).toEqual(people.map(() => 10))
  })

  it('MANY-2 is one more on each other server where somebody looks at the table', async () => {
    const made = await table(url(0))
    const ann = await come(url(0), made, { player: 'Ann' })
    const bob = await come(url(1), made, { player: 'Bob' })
    await until(ann, ({ cursor }) => cursor.table === bob.present.cursor.table)
    start()
    for (let i = 1; i <= 20; i++) {
      await ann.command({ type: 'bump', by: 1 })
      await until(bob, () => count(bob) === i)
    }
    expect(statements()).toEqual([20, 20])
  })

  it('MANY-3 is two for a refusal, and one for a question of a client and for whoever joins', async () => {
    const made = await table(url(0))
    const gm = await come(url(0), made, 'chair')
    await gm.command({ type: 'bump', by: 1 })
    start()
    expect(await gm.command({ type: 'roll' })).toMatchObject({ status: 'rejected' })
    // Whether there is anything newer, and whether it was applied before the table woke.
    expect(statements()).toEqual([2, 0])
    const { epoch, cursor } = gm.present
    await gm.socket.emitWithAck('sync', { epoch, cursor })
    expect(statements()).toEqual([3, 0])
    await come(url(0), made, 'spectator')
    expect(statements()).toEqual([4, 0])
  })
})
