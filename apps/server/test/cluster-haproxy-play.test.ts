/** Many tables are played at once through HAProxy, and each lives on one server. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { botsPlay } from './bots.ts'
import { converged } from './cluster.ts'
import { guests } from './guests.ts'
import { describeBehindHaproxy, haproxy, type Haproxy } from './haproxy.ts'
import { PLAYERS } from './players.ts'
import { freePort } from './postgres-server.ts'
import { freshDatabase, type TestDatabase } from './postgres.ts'
import { ServerProcess } from './server-process.ts'
import { table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const TABLES = FULL ? 60 : 18
const COMMANDS = FULL ? 100 : 15

// Processes of their own: one that shares its process with all who play answers the balancer too late, and is left.
describeBehindHaproxy('in front of two servers, on a busy evening', () => {
  const { come } = guests()
  let database: TestDatabase
  let truth: PostgresJournal
  let servers: readonly Measured[] = []
  let front: Haproxy
  beforeAll(async () => {
    database = await freshDatabase()
    truth = await openPostgresJournal({ url: database.url })
    const [one, two] = await Promise.all([measured(database.url), measured(database.url)])
    servers = [one, two]
    front = await haproxy([one.server.url, two.server.url])
  })
  afterAll(async () => {
    await front.end()
    await Promise.all(servers.map(({ server }) => server.end('SIGKILL')))
    await truth.close()
    await database.drop()
  })

  const counted = (name: string): Promise<number[]> =>
    Promise.all(servers.map(({ metrics }) => sampleAt(metrics, `homestake_${name}`)))

  it(`MANY-7 OPS-1 none of ${TABLES} tables that are played at once is awake on two servers, and the metrics show it`, async () => {
    const playing = Array.from({ length: TABLES }, async (_, i) => {
      const player = PLAYERS[i % PLAYERS.length]
      if (player === undefined) throw new Error('nobody plays')
      const made = await table(front.url, { game: player.game })
      const people: Connection[] = []
      for (const as of ['chair', { player: 'Ann' }, { player: 'Bob' }, 'spectator'] as const)
        people.push(await come(front.url, made, as))
      await botsPlay(player, people.slice(0, -1), COMMANDS, { seed: i + 1 })
      await converged(truth, made, people)
    })
    await Promise.all(playing)
    expect(front.lost).toBe(0)
    const awake = await counted('tables_awake')
    expect(awake.reduce((sum, count) => sum + count, 0)).toBe(TABLES)
    expect(Math.min(...awake)).toBeGreaterThan(0)
    expect(await counted('followed_entries_total')).toEqual([0, 0])
    expect(await counted('lost_races_total')).toEqual([0, 0])
  })
})

interface Measured {
  readonly server: ServerProcess
  /** Where its metrics are read. */
  readonly metrics: string
}

const measured = async (database: string): Promise<Measured> => {
  const port = await freePort()
  const server = await ServerProcess.start({ DATABASE_URL: database, METRICS_PORT: String(port) })
  return { server, metrics: `http://127.0.0.1:${port}/metrics` }
}

/** @throws if there is no such sample: what is not measured is not 0 */
const sampleAt = async (metrics: string, name: string): Promise<number> => {
  const text = await (await fetch(metrics)).text()
  const line = text.split('\n').find((sample) => sample.startsWith(`${name} `))
  if (line === undefined) throw new Error(`the metrics have no ${name}`)
  return Number(line.slice(name.length + 1))
}
