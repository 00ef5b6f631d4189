/** Bad nights behind the load balancer that is recommended: one of two servers is killed, frozen, or told to end. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { nothingLost, Playing } from './cluster-crowd.ts'
import { converged } from './cluster.ts'
import { guests } from './guests.ts'
import { describeBehindHaproxy, haproxy, type Haproxy } from './haproxy.ts'
import { PLAYERS, type Player } from './players.ts'
import { freshDatabase, type TestDatabase } from './postgres.ts'
import { ServerProcess } from './server-process.ts'
import { table } from './table.ts'
import { Visitors } from './visitors.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const ROUNDS = FULL ? 4 : 1
/** Milliseconds, with some allowance for how long a command takes anyway. The short run shares its machine and is not timed. */
const BACK_WITHIN = FULL ? 5_000 : Infinity
/** In the short run each trouble is met with one game, another each time. */
const played = (first: number): readonly Player[] =>
  FULL ? PLAYERS : PLAYERS.slice(first % PLAYERS.length).slice(0, 1)

describeBehindHaproxy('in front of two servers, on a bad night', () => {
  vi.setConfig({ testTimeout: 90_000 * ROUNDS })
  const { come } = guests()
  let database: TestDatabase
  let truth: PostgresJournal
  let servers: [ServerProcess, ServerProcess]
  let front: Haproxy
  beforeAll(async () => {
    database = await freshDatabase()
    truth = await openPostgresJournal({ url: database.url })
    const start = () => ServerProcess.start({ DATABASE_URL: database.url, DRAIN_SECONDS: '3' })
    servers = await Promise.all([start(), start()])
    front = await haproxy([servers[0].url, servers[1].url])
  })
  afterAll(async () => {
    await front.end()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await truth.close()
    await database.drop()
  })

  const tipOf = async ({ table }: MadeTable): Promise<number> => (await truth.tip(tableId.parse(table))) ?? 0

  /** People at as many tables as it takes for both servers to have some. */
  const gather = async ({ game, propose }: Player): Promise<{ made: MadeTable; begun: number; crowd: Playing[] }[]> =>
    Promise.all(
      Array.from({ length: 6 }, async (_, i) => {
        const made = await table(front.url, { game })
        const crowd = await Promise.all(
          (['chair', { player: 'Ann' }, { player: 'Bob' }] as const).map(
            async (as) => new Playing(await come(front.url, made, as)),
          ),
        )
        const begun = await tipOf(made)
        crowd.forEach((one, seed) => one.play(propose, i * 10 + seed))
        return { made, begun, crowd }
      }),
    )

  /** Play, let one server get into trouble, let it get out of it, round by round. */
  const through = async (
    player: Player,
    trouble: (of: ServerProcess) => Promise<unknown> | void,
    relief: (of: ServerProcess) => Promise<ServerProcess>,
  ) => {
    const tables = await gather(player)
    const all = tables.flatMap(({ crowd }) => crowd)
    for (let round = 0; round < ROUNDS; round++) {
      const usual = await Promise.all(all.map((one) => one.goesOn()))
      const which = round % 2 === 0 ? 0 : 1
      const from = performance.now()
      await trouble(servers[which])
      await Promise.all(all.map((one) => one.goesOn()))
      const waited = Math.max(...all.map((one) => one.longestWait(from)))
      expect(waited).toBeLessThan(BACK_WITHIN + 10 * Math.max(...usual))
      servers[which] = await relief(servers[which])
      // Whoever takes one server away waits until the balancer has the other back.
      await expect.poll(() => front.missing, { timeout: 30_000 }).toBe(0)
    }
    for (const { made, begun, crowd } of tables) {
      await Promise.all(crowd.map((one) => one.stop()))
      await nothingLost(front.url, made, crowd)
      const acknowledged = crowd.flatMap((one) => one.acknowledged)
      expect((await tipOf(made)) - begun).toBe(acknowledged.length)
      await converged(
        truth,
        made,
        crowd.map(({ one }) => one),
      )
    }
  }

  it.each(played(0))(
    'MANY-4 H17 H19 a server is killed in the middle of $game: its people play on at the other',
    (player) =>
      through(
        player,
        (server) => server.end('SIGKILL'),
        (server) => server.again(),
      ),
  )

  it.each(played(1))(
    'MANY-4 CMD-2 a server is frozen in the middle of $game: its people play on at the other, and nothing happens twice when it thaws',
    (player) =>
      through(
        player,
        (server) => server.freeze(),
        async (server) => {
          server.thaw()
          return server
        },
      ),
  )

  it.each(played(2))(
    'MANY-6 H21 a server is told to end in the middle of $game: its people play on at the other, and whoever opens a page or a table meets it nowhere',
    (player) =>
      through(
        player,
        async (server) => {
          const before = front.lost
          const visitors = new Visitors(front.url, () => front.lost - before)
          expect(await server.end('SIGTERM')).toBe(0)
          await visitors.leave()
          const { early, late = [] } = Object.groupBy(visitors.visits, ({ came }) => (came === 0 ? 'early' : 'late'))
          expect(late.length).toBeGreaterThan(0)
          expect(late.filter(({ why }) => why !== null)).toEqual([])
          // Whose answer is on its way in the moment when the balancer notices may be cut off with the others.
          expect(early?.filter(({ why }) => why !== null && why !== 'the line broke')).toEqual([])
        },
        (server) => server.again(),
      ),
  )
})
