/** The load balancer that is recommended, with the configuration that is shipped, in front of two real servers. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageOf, type Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { nothingLost, Playing } from './cluster-crowd.ts'
import { ServerProcess } from './server-process.ts'
import { cluster, converged, WITH_SMALL, type Cluster } from './cluster.ts'
import { describeHaproxy, haproxy, type Haproxy } from './haproxy.ts'
import { PLAYERS, type Player } from './players.ts'
import { describePostgres, freshDatabase, type TestDatabase } from './postgres.ts'
import { join, table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const ROUNDS = FULL ? 4 : 1
/** Milliseconds, with some allowance for how long a command takes anyway. The short run shares its machine and is not timed. */
const BACK_WITHIN = FULL ? 5_000 : Infinity

const describeBoth = (name: string, tests: () => void): void =>
  describeHaproxy(name, () => describePostgres('on PostgreSQL', tests))

describeBoth('HAProxy in front of two servers', () => {
  vi.setConfig({ testTimeout: 60_000 * ROUNDS })
  const guests: Connection[] = []
  afterEach(() => guests.splice(0).forEach((guest) => guest.close()))
  const come = async (...who: Parameters<typeof join>): Promise<Connection> => {
    const guest = await join(...who)
    guests.push(guest)
    return guest
  }

  describe('on a quiet evening', () => {
    let servers: Cluster
    let front: Haproxy | undefined
    const url = (): string => front?.url ?? ''
    beforeAll(async () => {
      servers = await cluster(2, { small: true })
      const [one = '', two = ''] = servers.nodes.map(({ url }) => url)
      front = await haproxy([one, two])
    })
    afterAll(async () => {
      await front?.end()
      await servers.close()
    })

    it('MANY-1 keeps every table on one server: its sockets, its card and its chronicle', async () => {
      const tables = await Promise.all(Array.from({ length: 16 }, () => table(url())))
      const people = await Promise.all(
        tables.map((made) =>
          Promise.all((['chair', { player: 'Ann' }, 'spectator'] as const).map((as) => come(url(), made, as))),
        ),
      )
      for (const [i, made] of tables.entries()) {
        const [chair] = people[i] ?? []
        expect(await chair?.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
        expect(await pageOf(url(), made.table, made.keys.spectator, undefined, 20)).toMatchObject({ ok: true })
        await converged(servers.truth, made, people[i] ?? [], WITH_SMALL)
      }
      const awake = servers.nodes.map(({ tables }) => tables.awake)
      expect(awake.reduce((sum, count) => sum + count, 0)).toBe(tables.length)
      expect(Math.min(...awake)).toBeGreaterThan(0)
    })

    it('MANY-1 lets those who can’t open a WebSocket poll, at one server', async () => {
      const made = await table(url())
      const address = new URL(`/socket.io/?EIO=4&transport=polling&table=${made.table}`, url())
      const opened = await (await fetch(address)).text()
      const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
      for (let i = 0; i < 6; i++) {
        const posted = await fetch(`${address.href}&sid=${sid}`, { method: 'POST', body: '3' })
        expect(await posted.text()).toBe('ok')
      }
    })
  })

  describe('on a bad night', () => {
    let database: TestDatabase
    let truth: PostgresJournal
    let servers: [ServerProcess, ServerProcess]
    let front: Haproxy | undefined
    const url = (): string => front?.url ?? ''
    beforeAll(async () => {
      database = await freshDatabase()
      truth = await openPostgresJournal({ url: database.url })
      servers = await Promise.all([
        ServerProcess.start({ DATABASE_URL: database.url }),
        ServerProcess.start({ DATABASE_URL: database.url }),
      ])
      front = await haproxy([servers[0].url, servers[1].url])
    })
    afterAll(async () => {
      await front?.end()
      await Promise.all(servers.map((server) => server.end('SIGKILL')))
      await truth.close()
      await database.drop()
    })

    /** People at as many tables as it takes for both servers to have some. */
    const gather = async ({ game, propose }: Player): Promise<{ made: MadeTable; crowd: Playing[] }[]> =>
      Promise.all(
        Array.from({ length: 6 }, async (_, i) => {
          const made = await table(url(), { game })
          const crowd = await Promise.all(
            (['chair', { player: 'Ann' }, { player: 'Bob' }] as const).map(
              async (as) => new Playing(await come(url(), made, as)),
            ),
          )
          crowd.forEach((one, seed) => one.play(propose, i * 10 + seed))
          return { made, crowd }
        }),
      )

    const through = async (player: Player, trouble: (of: ServerProcess) => Promise<void> | void) => {
      const tables = await gather(player)
      const all = tables.flatMap(({ crowd }) => crowd)
      for (let round = 0; round < ROUNDS; round++) {
        const usual = await Promise.all(all.map((one) => one.goesOn()))
        const which = round % 2 === 0 ? 0 : 1
        await trouble(servers[which])
        const away = await Promise.all(all.map((one) => one.goesOn()))
        expect(Math.max(...away)).toBeLessThan(BACK_WITHIN + 10 * Math.max(...usual))
        await servers[which].end('SIGKILL')
        servers[which] = await servers[which].again()
        await expect.poll(() => servers[which].ready(), { timeout: 20_000 }).toBe(true)
      }
      for (const { made, crowd } of tables) {
        await Promise.all(crowd.map((one) => one.stop()))
        await nothingLost(url(), made, crowd)
        await converged(
          truth,
          made,
          crowd.map(({ one }) => one),
        )
      }
    }

    it.each(PLAYERS.slice(0, FULL ? PLAYERS.length : 1))(
      'MANY-4 H17 H19 a server is killed in the middle of $game: its people play on at the other',
      (player) => through(player, async (server) => void (await server.end('SIGKILL'))),
    )
  })
})
