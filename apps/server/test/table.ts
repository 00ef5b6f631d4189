/** A real server on a free port of this machine, with an empty journal, and people who join it through the real client. */
import { Connection, makeTable, type Present } from '@homestake/client'
import type { MadeTable, NewTable } from '@homestake/protocol'
import type { Chance } from '@homestake/rules/authority'
import { pino } from 'pino'
import type { Pace } from '../src/demo/play-out.ts'
import { readConfig } from '../src/config.ts'
import type { Journal } from '../src/journal/journal.ts'
import { Metrics } from '../src/metrics/metrics.ts'
import { build, type Built } from '../src/server.ts'
import { games } from '@homestake/rules/authority'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { smallGame } from './small-game.ts'

export interface TestServer extends Built {
  readonly url: string
  /** Where it is reached on this machine, whatever `PUBLIC_URL` says. */
  readonly here: string
  /** The servers that it stands for: itself alone, or several. */
  readonly all: readonly TestServer[]
  /** What it counts, whether it has an address or not. */
  readonly metrics: Metrics
  /** Everything that the server logged. */
  readonly logged: string[]
}

export interface Wanted {
  readonly journal?: Journal
  readonly chance?: () => Chance
  readonly env?: Readonly<Record<string, string>>
  /** What is played in place of a game as it is. */
  readonly games?: typeof games
  /** How tables that play themselves wait. */
  readonly pace?: Pace
}

/** A server that plays the real games and the small one. */
export const serve = async ({
  journal,
  chance,
  env = {},
  games: others = {},
  pace,
}: Wanted = {}): Promise<TestServer> => {
  const logged: string[] = []
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'debug',
    TABLES_PER_HOUR: '100000',
    MESSAGES_PER_SECOND: '5000',
    MESSAGE_BURST: '5000',
    ...env,
  })
  const metrics = new Metrics()
  const server = await build(config, {
    metrics,
    journal: journal ?? (await openSqliteJournal({ path: ':memory:' })),
    games: { ...games, 'inverted-tower': smallGame, ...others },
    log: pino({ level: config.LOG_LEVEL }, { write: (line: string) => void logged.push(line) }),
    ...(chance === undefined ? {} : { chance }),
    ...(pace === undefined ? {} : { pace }),
  })
  const url = await server.listen()
  const bound = server.app.server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the server listens nowhere')
  const one: TestServer = {
    ...server,
    metrics,
    url,
    here: `http://127.0.0.1:${bound.port}`,
    logged,
    get all() {
      return [one]
    },
  }
  return one
}

/** A new table; the small game's, if nothing else is wanted. */
export const table = async (url: string, wanted: Partial<NewTable> = {}): Promise<MadeTable> => {
  const made = await makeTable(url, { game: 'inverted-tower', title: 'A test', ...wanted })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

/** Wait until what a connection presents fulfils a condition. */
export const until = (connection: Connection, condition: (present: Present) => boolean): Promise<Present> => {
  const { promise, resolve } = Promise.withResolvers<Present>()
  const stop = connection.subscribe((present) => {
    if (condition(present)) resolve(present)
  })
  return promise.finally(stop)
}

const token = (name: string): string => Buffer.from(`token of ${name} `.repeat(3)).toString('base64url').slice(0, 40)

/** Somebody joins and holds their first view. */
export const join = async (
  url: string,
  made: MadeTable,
  as: 'chair' | 'spectator' | { readonly player: string },
): Promise<Connection> => {
  const key = typeof as === 'string' ? made.keys[as] : made.keys.player
  const seat = typeof as === 'string' ? {} : { token: token(as.player), name: as.player }
  const connection = new Connection(
    { url, table: made.table, key, ...seat },
    { nonces: false, transports: ['websocket'] },
  )
  await until(connection, ({ status }) => status === 'live' || status === 'refused')
  return connection
}
