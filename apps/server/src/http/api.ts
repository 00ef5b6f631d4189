/** The few things over HTTP: a new table, the card at its door, its chronicle, and whether the server is well. */
import type { FastifyInstance } from 'fastify'
import { refuse, seatIds, sight, tableId, type Refusal, type Viewer, type Visible, type Line } from '@homestake/rules'
import { newTable, visible, type ChroniclePage, type MadeTable } from '@homestake/protocol'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Journal } from '../journal/journal.ts'
import { Replays } from '../replay/replay.ts'
import { admit, roleOf, seatOfToken } from '../tables/door.ts'
import { derivedKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Made } from '../tables/new-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Sockets } from '../socket/sockets.ts'
import { cardOf } from './card.ts'
import { copies } from './copies.ts'
import { doors } from './doors.ts'
import { replay } from './replay.ts'
import { noTable, say } from './say.ts'
import { words } from '../words.ts'

const bearer = (header: string | undefined): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,64})$/.exec(header ?? '')?.[1]

const query = z.object({
  format: z.enum(['json']).default('json'),
  before: z.coerce.number().int().min(1).optional(),
  of: visible.default('table'),
  limit: z.coerce.number().int().min(1).max(200).default(60),
})

export interface ApiMeans {
  readonly config: Config
  readonly tables: Tables
  readonly journal: Journal
  readonly sockets: () => Sockets
  /** The address that links start with. */
  readonly origin: () => string
}

export const api = (app: FastifyInstance, { config, tables, journal, sockets, origin }: ApiMeans): void => {
  const find = async (id: unknown): Promise<LiveTable | null> => {
    const parsed = tableId.safeParse(id)
    return parsed.success ? tables.get(parsed.data) : null
  }

  const withLinks = (made: Made): MadeTable => {
    const link = (key: string) => `${origin()}/t/${made.table}#${key}`
    const { chair, player, spectator } = made.keys
    return { ...made, links: { chair: link(chair), player: link(player), spectator: link(spectator) } }
  }

  /** One for all ways to a new table, so that they are counted together. */
  const counted = app.rateLimit({ max: config.TABLES_PER_HOUR, timeWindow: '1 hour' })

  app.post('/api/tables', { onRequest: counted }, async (request, reply) => {
    const wanted = newTable.safeParse(request.body)
    if (!wanted.success) {
      const path = wanted.error.issues[0]?.path.map(String).join('/') ?? ''
      return say(reply, refuse('malformed', words.gameAndName, path === '' ? {} : { path }))
    }
    const made = await tables.open(wanted.data)
    if ('code' in made) return say(reply, made)
    return reply.code(201).send(withLinks(made))
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const table = await find(request.params.id)
    return table === null
      ? say(reply, noTable())
      : await cardOf(table, sockets(), config, bearer(request.headers.authorization))
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id/links', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const key = bearer(request.headers.authorization)
    if (key === undefined || roleOf(table.state, key) !== 'chair')
      return say(reply, refuse('wrong-key', words.chairShowsLinks))
    const { player, spectator } = table.state.sealed.generations
    return {
      player: derivedKey(key, 'player', player),
      spectator: derivedKey(key, 'spectator', spectator),
      generations: { player, spectator },
    }
  })

  app.get<{ Params: { id: string } }>('/api/tables/:id/chronicle', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const viewer = readerOf(table, request.headers.authorization)
    if ('code' in viewer) return say(reply, viewer)
    const asked = query.safeParse(request.query)
    if (!asked.success) return say(reply, refuse('malformed', words.pageUnreadable))
    const { before, of, limit } = asked.data
    const compartments = sight(viewer, seatIds(table.state.table))
    if (!compartments.includes(of)) return say(reply, refuse('wrong-key', words.notYourPages))
    const page = await journal.page(table.id, { compartments, limit, ...(await placeFor(table, viewer, before, of)) })
    return pageOf(page)
  })

  doors(app, find)
  replay(app, { replays: new Replays(journal), find, readerOf })
  copies(app, { tables, journal, counted, find, withLinks })

  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) =>
    (await journal.ready()) ? { status: 'ready' } : reply.code(503).send({ status: 'the journal can’t be written' }),
  )
}

/** Before which line a page stands. Whoever watches with a delay reads nothing that they have not been shown. */
const placeFor = async (
  table: LiveTable,
  viewer: Viewer,
  before: number | undefined,
  of: Visible,
): Promise<{ readonly before: number; readonly of: Visible } | object> => {
  const { v, n } = await table.upTo(viewer)
  if (v < table.v && (before === undefined || before > n)) return { before: n + 1, of: 'table' }
  return before === undefined ? {} : { before, of }
}

/** A key gives its link’s sight, a seat’s token that seat’s. */
const viewerOf = (table: LiveTable, secret: string | undefined): Viewer | Refusal => {
  if (secret === undefined) return refuse('wrong-key', words.chronicleNeedsLink)
  const seat = seatOfToken(table.state, secret)
  if (seat !== null) return { chair: false, seat }
  const admitted = admit(table, { key: secret })
  return 'viewer' in admitted ? admitted.viewer : refuse('wrong-key', words.linkFitsNot)
}

/** Whoever holds the chair and a seat hands in both, and reads what both may. */
const readerOf = (table: LiveTable, header: string | undefined): Viewer | Refusal => {
  const [, key, token] = /^Bearer ([A-Za-z0-9_-]{20,64})~([A-Za-z0-9_-]{20,64})$/.exec(header ?? '') ?? []
  if (key === undefined || token === undefined) return viewerOf(table, bearer(header))
  const admitted = admit(table, { key, token })
  return 'viewer' in admitted ? admitted.viewer : viewerOf(table, key)
}

const pageOf = (page: Awaited<ReturnType<Journal['page']>>): ChroniclePage => ({
  lines: page.lines.flatMap(({ compartment, lines }) =>
    (JSON.parse(lines) as Line[]).map(
      (line) => ({ in: compartment as Visible, ...line }) as ChroniclePage['lines'][number],
    ),
  ),
  before: page.more ? firstOf(page) : null,
})

const firstOf = ({ lines: [first] }: Awaited<ReturnType<Journal['page']>>): ChroniclePage['before'] =>
  first === undefined ? null : { of: first.compartment, n: first.n }
