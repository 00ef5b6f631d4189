/** Put the server together; `main.ts` makes it listen. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import { refuse } from '@homestake/rules'
import { games, type Chance } from '@homestake/rules/authority'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import { journalFile, type Config } from './config.ts'
import { Demos } from './demo/demos.ts'
import type { Pace } from './demo/play-out.ts'
import { Sweep } from './demo/sweep.ts'
import { Ending } from './ending/ending.ts'
import { Lines } from './ending/lines.ts'
import { turnAway } from './ending/turn-away.ts'
import { trusted } from './http/address.ts'
import { api } from './http/api.ts'
import { demo } from './http/demo.ts'
import { gate } from './http/gate.ts'
import { headers } from './http/headers.ts'
import { inTheirLanguage } from './http/in-their-language.ts'
import { keeping } from './http/keeping.ts'
import { troubles } from './http/troubles.ts'
import { web } from './http/web.ts'
import type { Journal } from './journal/journal.ts'
import { openSqliteJournal } from './journal/sqlite/open.ts'
import { Retention } from './keeping/retention.ts'
import { learnEveryLanguage } from './language.ts'
import { listenForMetrics, type MetricsListener } from './metrics/listener.ts'
import { measured } from './metrics/measured.ts'
import { SILENT, type Meter } from './metrics/meter.ts'
import type { Metrics } from './metrics/metrics.ts'
import { FailedLooks } from './socket/limits.ts'
import { anybody } from './socket/presence.ts'
import { Sockets } from './socket/sockets.ts'
import { realChance } from './tables/chance.ts'
import type { Games } from './tables/games.ts'
import { Tables } from './tables/tables.ts'
import { words } from './words.ts'

export interface Built {
  readonly app: FastifyInstance
  readonly sockets: Sockets
  readonly tables: Tables
  readonly journal: Journal
  /** Deletes tables that have played themselves. */
  readonly sweep: Sweep
  /** Deletes old tables; `null`: none goes. */
  readonly retention: Retention | null
  /** Where the metrics are read; `null`: nowhere, or not yet. */
  readonly metricsUrl: () => string | null
  /** @returns the address that it listens on */
  listen(): Promise<string>
  /** Let nobody new in, and be ready for nothing more. */
  leave(): void
  /** Finish what was taken, say goodbye, write it down, close. */
  close(): Promise<void>
}

/** What tests hand in instead of the real thing. */
export interface Given {
  readonly journal?: Journal
  readonly chance?: () => Chance
  readonly log?: Logger
  readonly dist?: string
  readonly games?: Games
  /** What counts, though nobody may read it. */
  readonly metrics?: Metrics
  /** How the tables that play themselves wait. */
  readonly pace?: Pace
}

/** How long a request may take to come in whole, in milliseconds: a copy of a table is up to 8 MB. */
const SLOWEST = 120_000

/** How long somebody may take to read the last that is sent to them, in milliseconds. */
const GRACE = 1_000

const noSchemas = (): never => {
  throw new Error('requests are parsed by the schemas of the protocol')
}
/** Fastify loads its own compilers of schemas unless it is given others. */
const NO_SCHEMAS = { buildValidator: () => noSchemas, buildSerializer: () => noSchemas }

const DIST = join(import.meta.dirname, '../../web/dist')

export const build = async (config: Config, given: Given = {}): Promise<Built> => {
  await learnEveryLanguage()
  const log = given.log ?? pino({ level: config.LOG_LEVEL })
  const metrics = given.metrics ?? (config.METRICS_PORT === undefined ? null : await openMetrics())
  const meter = metrics ?? SILENT
  const opened = given.journal ?? (await openJournal(config, log, meter))
  const journal = metrics === null ? opened : measured(opened, metrics)
  const app = Fastify({
    schemaController: { compilersFactory: NO_SCHEMAS },
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: 64 * 1024,
    requestTimeout: SLOWEST,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
  })
  let address = ''
  const chance = given.chance ?? realChance
  const now = (): number => chance().now
  const tables = new Tables({
    journal,
    log,
    meter,
    games: given.games ?? games,
    chance,
    deliver: (table, changes) => sockets.deliver(table, changes),
    show: (table, change) => sockets.show(table, change),
    gone: (table) => sockets.dismiss(table),
    seats: config.SEATS_PER_TABLE,
    snapshotEvery: config.SNAPSHOT_EVERY,
    idleSeconds: config.IDLE_SECONDS,
  })
  const ending = new Ending()
  const lines = new Lines(app.server)
  const looks = new FailedLooks(config.FAILED_LOOKS_PER_MINUTE)
  const sockets: Sockets = new Sockets(app.server, {
    tables,
    config,
    log,
    meter,
    looks,
    ending,
    shared: journal.shared,
    came: (table) => demos.came(table),
  })
  const demos: Demos = new Demos({
    tables,
    on: config.DEMO,
    pace: given.pace ?? ((ms, signal) => after(ms, undefined, { signal, ref: false })),
    now,
    log,
    watched: (table) => sockets.here(table).watching > 0,
    show: (table, cast) => sockets.showCast(table, cast),
  })
  const sweep = new Sweep({ journal, tables, now, log })
  sweep.start()
  const { RETENTION_DAYS: days } = config
  const retention =
    days === undefined
      ? null
      : new Retention({ journal, tables, here: (table) => anybody(sockets.here(table)), now, days, log })
  retention?.start()
  metrics?.watch({ awake: () => tables.awake, demos: () => demos.playing, sockets: () => sockets.roles })
  let metricsListener: MetricsListener | null = null
  await headers(app, config.PUBLIC_URL)
  await app.register(rateLimit, {
    global: false,
    onExceeded: () => meter.limited('tables-per-hour'),
    errorResponseBuilder: () =>
      Object.assign(new Error('too fast'), {
        statusCode: 429,
        refusal: refuse('too-fast', words.tooManyTables),
      }),
  })
  inTheirLanguage(app)
  turnAway(app, ending)
  gate(app, { origins: config, looks, meter })
  troubles(app, log)
  api(app, {
    config,
    tables,
    journal,
    sockets: () => sockets,
    origin: () => config.PUBLIC_URL?.replace(/\/$/, '') ?? address,
  })
  keeping(app, tables)
  demo(app, demos, meter)
  await web(app, given.dist ?? DIST, config)

  return {
    app,
    sockets,
    tables,
    journal: opened,
    sweep,
    retention,
    metricsUrl: () => metricsListener?.url ?? null,
    async listen() {
      const { METRICS_PORT: port, METRICS_HOST: host } = config
      if (port !== undefined && metrics !== null) {
        metrics.watchProcess()
        metricsListener = await listenForMetrics(metrics.registry, { host, port })
        log.info({ url: metricsListener.url }, 'the metrics can be read')
      }
      await app.listen({ host: config.HOST, port: config.PORT })
      const bound = app.server.address()
      const at = typeof bound === 'object' && bound !== null ? bound.port : config.PORT
      address = `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST}:${at}`
      return config.PUBLIC_URL ?? address
    },
    leave: () => ending.leave(),
    async close() {
      retention?.stop()
      sweep.stop()
      demos.stop()
      ending.close()
      await tables.rest()
      await lines.letGo(sockets.farewell(), GRACE)
      await lines.letGo(
        sockets.close().then(() => app.close()),
        GRACE,
      )
      await tables.close()
      await opened.close()
      await metricsListener?.close()
    },
  }
}

/** Loaded only where somebody reads what it counts. */
const openMetrics = async (): Promise<Metrics> => {
  const { Metrics } = await import('./metrics/metrics.ts')
  return new Metrics()
}

const openJournal = async (config: Config, log: Logger, meter: Meter): Promise<Journal> => {
  const { DATABASE_URL: url } = config
  if (url === undefined) {
    mkdirSync(config.DATA_DIR, { recursive: true })
    const path = journalFile(config)
    const journal = await openSqliteJournal({ path, onBatch: meter.wrote })
    log.info({ journal: 'SQLite', path }, 'the journal is open')
    return journal
  }
  // Loaded only where it is used: it takes a third of the time to start.
  const { openPostgresJournal, placeOf } = await import('./journal/postgres/open.ts')
  const journal = await openPostgresJournal({
    url,
    onBatch: meter.wrote,
    onLine: (up, why) =>
      up ? log.info('other servers are heard again') : log.warn({ why }, 'other servers are not heard; trying again'),
  })
  log.info({ journal: 'PostgreSQL', ...placeOf(url), server: journal.shared.name }, 'the journal is open')
  return journal
}
