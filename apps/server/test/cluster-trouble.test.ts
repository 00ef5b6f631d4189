/** Bad nights with several servers: one is killed, frozen or cut off, or PostgreSQL itself restarts. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { Balancer } from './cluster-balancer.ts'
import { nothingLost, Playing } from './cluster-crowd.ts'
import { ServerProcess } from './server-process.ts'
import { converged } from './cluster.ts'
import { PLAYERS, type Player } from './players.ts'
import { describeOwnPostgres } from './postgres.ts'
import { PostgresProxy } from './postgres-proxy.ts'
import { PostgresServer } from './postgres-server.ts'
import { join, table, until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const ROUNDS = FULL ? 5 : 1
/** Milliseconds, with some allowance for how long a command takes anyway. The short run shares its machine and is not timed. */
const BACK_WITHIN = FULL ? 5_000 : Infinity
/** In the short run each trouble is met with one game, another each time. */
const played = (first: number): readonly Player[] =>
  FULL ? PLAYERS : PLAYERS.slice(first % PLAYERS.length).slice(0, 1)

describeOwnPostgres('bad nights with three servers', () => {
  vi.setConfig({ testTimeout: 60_000 * ROUNDS })
  let postgres: PostgresServer
  let proxy: Awaited<ReturnType<typeof PostgresProxy.before>>
  let truth: PostgresJournal
  let balancer: Balancer
  /** The first two have a line of their own to PostgreSQL; that of the third can be cut. */
  let servers: [ServerProcess, ServerProcess, ServerProcess]
  const guests: Connection[] = []

  beforeAll(async () => {
    postgres = await PostgresServer.start()
    proxy = await PostgresProxy.before(postgres.url)
    truth = await openPostgresJournal({ url: postgres.url })
    const [one, two, three] = await Promise.all(
      [postgres.url, postgres.url, proxy.url].map((url) => ServerProcess.start({ DATABASE_URL: url })),
    )
    servers = [one, two, three] as [ServerProcess, ServerProcess, ServerProcess]
    balancer = await Balancer.before(
      servers.map(({ url }) => url),
      { watchful: true },
    )
  })
  afterEach(() => guests.splice(0).forEach((guest) => guest.close()))
  afterAll(async () => {
    await balancer.close()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await truth.close()
    await proxy.close()
    await postgres.remove()
  })

  const come = async (...who: Parameters<typeof join>): Promise<Playing> => {
    const guest = await join(...who)
    guests.push(guest)
    return new Playing(guest)
  }

  /** A table whose people are spread over all servers, and one player who came to the second server by themselves. */
  const gather = async ({ game, propose }: Player, url: string) => {
    const made = await table(servers[1].url, { game })
    const crowd = [await come(url, made, 'chair')]
    for (const player of ['Ann', 'Bob', 'Cat', 'Dan']) crowd.push(await come(url, made, { player }))
    const steady = await come(servers[1].url, made, { player: 'Eve' })
    const watcher = await come(url, made, 'spectator')
    const all = [...crowd, steady]
    all.forEach((one, seed) => one.play(propose, seed + 1))
    await Promise.all(all.map((one) => one.goesOn()))
    return { made, crowd, steady, watcher, all }
  }

  /** Nobody lost anything, and all see the same, also whoever comes to a server that was in trouble. */
  const agreed = async (made: MadeTable, all: readonly Playing[], watcher: Playing): Promise<void> => {
    await Promise.all(all.map((one) => one.stop()))
    await nothingLost(servers[1].url, made, [...all, watcher])
    const late = await Promise.all(servers.map(({ url }) => come(url, made, 'spectator')))
    await converged(
      truth,
      made,
      [...all, watcher, ...late].map(({ one }) => one),
    )
  }

  /** Play, let one server get into trouble, let it get out of it, round by round. */
  const through = async (player: Player, trouble: () => Promise<void>, relief: () => Promise<void>) => {
    const { made, crowd, steady, watcher, all } = await gather(player, balancer.url)
    for (let round = 0; round < ROUNDS; round++) {
      const usual = await Promise.all(all.map((one) => one.goesOn()))
      await trouble()
      try {
        // Those who were elsewhere go on at once; the others come back and play on while the trouble lasts.
        const away = await Promise.all([steady, ...crowd].map((one) => one.goesOn()))
        expect(Math.max(...away)).toBeLessThan(BACK_WITHIN + 10 * Math.max(...usual))
      } finally {
        await relief()
      }
      await Promise.all(servers.map(({ url }) => expect.poll(() => ready(url), { timeout: 20_000 }).toBe(true)))
    }
    await agreed(made, all, watcher)
  }

  const ready = (url: string): Promise<boolean> =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )

  it.each(played(0))('MANY-4 JRN-3 H17 H19 a server is killed with -9 in the middle of $game', async (player) => {
    await through(
      player,
      async () => void (await servers[0].end('SIGKILL')),
      async () => {
        servers[0] = await servers[0].again()
      },
    )
  })

  it.each(played(1))('MANY-4 a server is frozen in the middle of $game', async (player) => {
    await through(
      player,
      async () => servers[0].freeze(),
      async () => servers[0].thaw(),
    )
  })

  it.each(played(0))('MANY-4 a server is cut off from PostgreSQL in the middle of $game', async (player) => {
    await through(
      player,
      async () => void (proxy.mode = 'cut'),
      async () => void (proxy.mode = 'open'),
    )
  })

  it.each(played(1))(
    'MANY-4 a server’s line to PostgreSQL says nothing any more in the middle of $game',
    async (player) => {
      await through(
        player,
        async () => void (proxy.mode = 'frozen'),
        async () => void (proxy.mode = 'open'),
      )
    },
  )

  it.each(played(0))(
    'CMD-8 MANY-4 H20 PostgreSQL is killed and started again in the middle of $game',
    async (player) => {
      const made = await table(servers[1].url, { game: player.game })
      const all: Playing[] = []
      for (const [i, as] of (['chair', { player: 'Ann' }, { player: 'Bob' }, { player: 'Cat' }] as const).entries())
        all.push(await come(servers[i % 3]?.url ?? '', made, as))
      const watcher = await come(servers[2].url, made, 'spectator')
      const broke: string[] = []
      for (const { one } of [...all, watcher]) one.subscribe(({ status }) => status !== 'live' && broke.push(status))
      all.forEach((one, seed) => one.play(player.propose, seed + 1))
      for (let round = 0; round < ROUNDS; round++) {
        await Promise.all(all.map((one) => one.goesOn()))
        await postgres.kill('SIGKILL')
        const refused = ({ told }: Playing) => told.at(-1)?.outcome.status === 'unavailable'
        await expect.poll(() => all.every(refused), { timeout: 10_000 }).toBe(true)
        for (const { url } of servers) expect(await ready(url)).toBe(false)
        await postgres.start()
        await Promise.all(all.map((one) => one.goesOn()))
      }
      await until(watcher.one, ({ status }) => status === 'live')
      expect(broke).toEqual([])
      await agreed(made, all, watcher)
    },
  )
})
