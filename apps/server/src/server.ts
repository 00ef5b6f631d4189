/** Put the server together; `main.ts` makes it listen. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { refuse } from '@homestake/rules'
import { games, type Chance } from '@homestake/rules/authority'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import { api } from './http/api.ts'
import { web } from './http/web.ts'
import type { Journal } from './journal/journal.ts'
import { openPostgresJournal, placeOf } from './journal/postgres/open.ts'
import { openSqliteJournal } from './journal/sqlite/open.ts'
import { Sockets } from './socket/sockets.ts'
import { realChance } from './tables/chance.ts'
import { Tables, type Games } from './tables/tables.ts'

export interface Built {
  readonly app: FastifyInstance
  readonly sockets: Sockets
  readonly tables: Tables
  readonly journal: Journal
  /** @returns the address that it listens on */
  listen(): Promise<string>
  /** Say goodbye, finish what was taken, write it down, close. */
  close(): Promise<void>
}

/** What tests hand in instead of the real thing. */
export interface Given {
  readonly journal?: Journal
  readonly chance?: () => Chance
  readonly log?: Logger
  readonly dist?: string
  readonly games?: Games
}

const DIST = join(import.meta.dirname, '../../web/dist')

export const build = async (config: Config, given: Given = {}): Promise<Built> => {
  const log = given.log ?? pino({ level: config.LOG_LEVEL })
  const journal = given.journal ?? (await openJournal(config, log))
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: 64 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: false,
  })
  let address = ''
  const tables = new Tables({
    journal,
    log,
    games: given.games ?? games,
    chance: given.chance ?? realChance,
    deliver: (table, changes) => sockets.deliver(table, changes),
    seats: config.SEATS_PER_TABLE,
    snapshotEvery: config.SNAPSHOT_EVERY,
    idleSeconds: config.IDLE_SECONDS,
  })
  const sockets: Sockets = new Sockets(app.server, tables, config, log, journal.shared)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () =>
      Object.assign(new Error('too fast'), {
        statusCode: 429,
        refusal: refuse('too-fast', 'Too many tables from here in one hour. Try again later.'),
      }),
  })
  app.setErrorHandler((error: Error & { statusCode?: number; refusal?: object }, request, reply) => {
    const status = error.statusCode ?? 500
    if (error.refusal !== undefined) return reply.code(status).send(error.refusal)
    if (error.name === 'Unavailable')
      return reply.code(503).send(refuse('unavailable', 'The table can’t be reached just now. Nothing happened.'))
    if (status < 500) return reply.code(status).send(refuse('malformed', 'This request can’t be read.'))
    log.error({ request: request.id, fault: error.stack }, 'a request failed')
    return reply.code(500).send(refuse('fault', 'Something went wrong on the server. Nothing happened.'))
  })
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/')
      ? reply.code(404).send(refuse('not-found', 'There is nothing at this address.'))
      : reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.'),
  )
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
  api(app, {
    config,
    tables,
    journal,
    sockets: () => sockets,
    origin: () => config.PUBLIC_URL?.replace(/\/$/, '') ?? address,
  })
  await web(app, given.dist ?? DIST)

  return {
    app,
    sockets,
    tables,
    journal,
    async listen() {
      await app.listen({ host: config.HOST, port: config.PORT })
      const bound = app.server.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : config.PORT
      address = `http://${config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST}:${port}`
      return config.PUBLIC_URL ?? address
    },
    async close() {
      await sockets.close()
      await tables.close()
      await app.close()
      await journal.close()
    },
  }
}

const openJournal = async (config: Config, log: Logger): Promise<Journal> => {
  const { DATABASE_URL: url } = config
  if (url === undefined) {
    mkdirSync(config.DATA_DIR, { recursive: true })
    const path = join(config.DATA_DIR, 'homestake.sqlite')
    const journal = await openSqliteJournal({ path })
    log.info({ journal: 'SQLite', path }, 'the journal is open')
    return journal
  }
  const journal = await openPostgresJournal({
    url,
    onLine: (up, why) =>
      up ? log.info('other servers are heard again') : log.warn({ why }, 'other servers are not heard; trying again'),
  })
  log.info({ journal: 'PostgreSQL', ...placeOf(url), server: journal.shared.name }, 'the journal is open')
  return journal
}
