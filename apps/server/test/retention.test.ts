/** Tables that nobody has touched for long go, by a clock that is handed in. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import type { Journal } from '../src/journal/journal.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { anybody } from '../src/socket/presence.ts'
import { realChance } from '../src/tables/chance.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const DAY = 86_400_000

let now = 0
const guests: Connection[] = []
afterEach(() => guests.splice(0).forEach((guest) => guest.close()))

const start = (journal?: Journal): Promise<TestServer> =>
  serve({
    chance: () => ({ ...realChance(), now }),
    env: { RETENTION_DAYS: '30' },
    ...(journal === undefined ? {} : { journal }),
  })

const come = async (...who: Parameters<typeof join>): Promise<Connection> => {
  const guest = await join(...who)
  guests.push(guest)
  return guest
}

const left = async (server: TestServer, id: string, guest: Connection): Promise<void> => {
  guest.close()
  await expect.poll(() => anybody(server.sockets.here(tableId.parse(id))), { timeout: 20_000 }).toBe(false)
}

const bump = async (guest: Connection): Promise<void> => {
  expect(await guest.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
}

const status = async (url: string, id: string): Promise<number> => (await fetch(`${url}/api/tables/${id}`)).status

describe('retention', () => {
  it('OPS-5 deletes what nobody has touched for so many days, and says how much; not what somebody looks at', async () => {
    now = Date.UTC(2026, 0, 1)
    const server = await start()
    const [old, young, watched] = [await table(server.url), await table(server.url), await table(server.url)]
    const watcher = await come(server.url, watched, 'spectator')
    const player = await come(server.url, young, 'chair')
    now += 20 * DAY
    await bump(player)
    await left(server, young.table, player)
    now += 9.9 * DAY
    expect(await server.retention?.round()).toEqual({ deleted: 0, kept: 0 })
    now += 0.2 * DAY
    expect(await server.retention?.round()).toEqual({ deleted: 1, kept: 1 })
    const lines = () => server.logged.filter((line) => line.includes('nobody had touched'))
    expect(lines()).toHaveLength(1)
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ deleted: 1, kept: 1, days: 30 })
    expect(await Promise.all([old, young, watched].map(({ table: id }) => status(server.url, id)))).toEqual([
      404, 200, 200,
    ])
    expect(await server.metrics.registry.metrics()).toContain('homestake_tables_total{what="expired"} 1')

    await bump(await come(server.url, watched, 'chair'))
    await until(watcher, ({ lines: told }) => told.length > 0)
    watcher.close()
    expect(await server.retention?.round()).toEqual({ deleted: 0, kept: 0 })
    now += 31 * DAY
    guests.splice(0).forEach((guest) => guest.close())
    await expect.poll(() => server.sockets.halls, { timeout: 20_000 }).toBe(0)
    expect(await server.retention?.round()).toEqual({ deleted: 2, kept: 0 })
    await server.close()
  })

  it('OPS-5 deletes nothing unless it is asked for', async () => {
    const server = await serve()
    expect(server.retention).toBeNull()
    await server.close()
  })
})

describePostgres('retention on two servers', () => {
  it('OPS-5 leaves what somebody looks at through the other, and deletes each table once', async () => {
    now = Date.UTC(2026, 0, 1)
    const { url, drop } = await freshDatabase()
    const one = await start(await openPostgresJournal({ url }))
    const two = await start(await openPostgresJournal({ url }))
    const tables = await Promise.all(Array.from({ length: 12 }, () => table(one.url)))
    const [first] = tables
    if (first === undefined) throw new Error('no table was made')
    const watcher = await come(two.url, first, 'spectator')
    await expect.poll(() => one.sockets.here(tableId.parse(first.table)).watching, { timeout: 20_000 }).toBe(1)
    now += 31 * DAY
    const rounds = await Promise.all([one.retention?.round(), two.retention?.round()])
    expect(rounds.reduce((sum, round) => sum + (round?.deleted ?? 0), 0)).toBe(11)
    expect(watcher.present.status).toBe('live')
    await bump(await come(one.url, first, 'chair'))
    await until(watcher, ({ lines }) => lines.length > 0)
    await one.close()
    await two.close()
    await drop()
  })
})
