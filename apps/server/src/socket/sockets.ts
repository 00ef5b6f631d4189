/** Sockets: who comes in, what they may say, and how they are told. */
import { Server, type Socket } from 'socket.io'
import { COLOURS, refuse, tableId, type Colour, type Refusal, type TableId, type Viewer } from '@homestake/rules'
import {
  auth as authSchema,
  sync,
  WIRE,
  writing,
  type Auth,
  type Bye,
  type Changes,
  type Hears,
  type Says,
} from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Server as HttpServer } from 'node:http'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { admit } from '../tables/door.ts'
import { hashKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import { roomOf } from './audience.ts'
import { guard, guardUnknown, type Guard } from './guard.ts'
import { Hall } from './hall.ts'
import { Allowance } from './limits.ts'
import { broughtUpToDate, EPOCH, welcomeFor } from './welcome.ts'

interface Known {
  table: LiveTable
  viewer: Viewer
  since: Auth['since']
}
type Io = Server<Hears, Says, object, Partial<Known>>
type TableSocket = Socket<Hears, Says, object, Partial<Known>>

const MESSAGES = new Set(['command', 'sync', 'writing'])
const MESSAGE_BYTES = 16 * 1024

export class Sockets {
  readonly io: Io
  readonly #tables: Tables
  readonly #config: Config
  readonly #log: Logger
  readonly #halls = new Map<TableId, Hall>()
  readonly #beat: NodeJS.Timeout

  constructor(http: HttpServer, tables: Tables, config: Config, log: Logger) {
    this.#tables = tables
    this.#config = config
    this.#log = log
    // No connectionStateRecovery: it skips authentication and misses what it should bring. Cursors can prove what is missing.
    this.io = new Server(http, {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MESSAGE_BYTES,
      perMessageDeflate: false,
    })
    this.io.use((socket, next) => {
      this.#admit(socket)
        .then((bye) => (bye === null ? next() : next(Object.assign(new Error(bye.code), { data: bye }))))
        .catch((error: unknown) => {
          this.#log.error(
            { socket: socket.id, fault: error instanceof Error ? error.stack : String(error) },
            'nobody was let in',
          )
          next(Object.assign(new Error('unavailable'), { data: TRY_AGAIN }))
        })
    })
    this.io.on('connection', (socket) => this.#welcome(socket))
    this.#beat = setInterval(() => this.#halls.forEach((hall) => hall.beat()), config.BEAT_SECONDS * 1000)
    this.#beat.unref()
  }

  /** Tell everyone at a table, each their part. */
  deliver(table: TableId, changes: Changes): void {
    this.#halls.get(table)?.deliver(changes)
  }

  /** Who is connected to a table. */
  watchers(table: TableId): Hall['watchers'] {
    return this.#halls.get(table)?.watchers ?? []
  }

  /** Say goodbye to everyone and close. They come back by themselves, spread over a second or more. */
  async close(): Promise<void> {
    clearInterval(this.#beat)
    this.io.emit('bye', {
      code: 'restarting',
      reason: 'The server restarts. You will be back in a moment.',
      retry: true,
    })
    await this.io.close()
  }

  /** Let a connection in, or say why not. */
  async #admit(socket: TableSocket): Promise<Bye | null> {
    const auth = authSchema.safeParse(socket.handshake.auth)
    if (!auth.success) return turnedAway(refuse('malformed', 'This page can’t say who you are. Open the link again.'))
    if (auth.data.wire !== WIRE)
      return turnedAway(refuse('old-wire', 'This page is of another version. Please reload it.'))
    const id = tableId.safeParse(socket.handshake.query['table'])
    const table = id.success ? await this.#tables.get(id.data) : null
    if (table === null) return turnedAway(refuse('no-such-table', 'There is no table at this address. Check the link.'))
    if ((this.#halls.get(table.id)?.size ?? 0) >= this.#config.SOCKETS_PER_TABLE)
      return { ...turnedAway(refuse('too-fast', 'This table is full of people. Try again later.')), retry: true }
    const viewer = await this.#viewer(table, auth.data)
    if ('code' in viewer) return turnedAway(viewer)
    Object.assign(socket.data, { table, viewer, since: auth.data.since })
    return null
  }

  async #viewer(table: LiveTable, auth: Auth): Promise<Viewer | Refusal> {
    const admitted = admit(table.state, auth)
    if ('code' in admitted) return admitted
    if ('viewer' in admitted) return admitted.viewer
    const colour = COLOURS.find((name) => name === auth.colour) ?? null
    const sat = await table.sit(hashKey(auth.token ?? ''), { name: auth.name ?? '', colour: colour as Colour | null })
    if (typeof sat !== 'string') return sat
    const again = admit(table.state, auth)
    return 'viewer' in again ? again.viewer : refuse('unavailable', 'The seat could not be made. Try again.')
  }

  #welcome(socket: TableSocket): void {
    const { table, viewer, since } = socket.data
    if (table === undefined || viewer === undefined) {
      socket.disconnect(true)
      return
    }
    const log = this.#log.child({ table: table.id, socket: socket.id })
    this.#tables.enter(table.id)
    const hall = this.#halls.get(table.id) ?? new Hall(this.io, table)
    this.#halls.set(table.id, hall)
    this.#listen(socket, table, viewer, hall, log)
    const room = roomOf(table.id, viewer, generationOf(table, viewer))
    void socket.join(room)
    // From here to the end nothing waits: no update can come between the view and the room.
    socket.emit('welcome', welcomeFor(table, viewer, since))
    hall.enter({ socket: socket.id, viewer, room })
    socket.on('disconnect', (reason) => {
      hall.leave(socket.id)
      if (hall.size === 0) this.#halls.delete(table.id)
      this.#tables.leave(table.id)
      log.debug({ reason }, 'a connection closed')
    })
    log.debug({ chair: viewer.chair, seat: viewer.seat }, 'a connection opened')
  }

  #listen(socket: TableSocket, table: LiveTable, viewer: Viewer, hall: Hall, log: Logger): void {
    const { MESSAGES_PER_SECOND, MESSAGE_BURST } = this.#config
    const guarded: Guard = {
      allowance: new Allowance(MESSAGES_PER_SECOND, MESSAGE_BURST, performance.now()),
      log,
      cut: (refusal) => this.#cut(socket, turnedAway(refusal), log),
    }
    guard(
      socket,
      guarded,
      'command',
      z.unknown(),
      (refusal) => answerTo(refusal),
      (message, answer) => table.command(viewer, message, answer),
    )
    guard(
      socket,
      guarded,
      'sync',
      sync,
      (refusal) => ({ refusal }),
      (since, answer) =>
        answer({ epoch: EPOCH, cursor: table.cursorFor(viewer), ...broughtUpToDate(table, viewer, since) }),
    )
    guard(
      socket,
      guarded,
      'writing',
      writing,
      () => undefined,
      ({ to }) => hall.write(socket.id, to),
    )
    guardUnknown(socket, MESSAGES, guarded)
  }

  #cut(socket: TableSocket, bye: Bye, log: Logger): void {
    log.warn({ code: bye.code }, 'a connection was cut')
    socket.emit('bye', bye)
    socket.disconnect(true)
  }
}

const turnedAway = ({ code, message }: Refusal): Bye => ({ code, reason: message, retry: code === 'unavailable' })

const TRY_AGAIN: Bye = { code: 'unavailable', reason: 'The table can’t be read just now. Trying again…', retry: true }

const answerTo = (refusal: Refusal) => ({ status: 'rejected', refusal }) as const

/** A grant of sight: rotated with the chair, or with a seat’s token. */
const generationOf = (table: LiveTable, viewer: Viewer): string => {
  const { generations, tokens } = table.state.sealed
  const seat = viewer.seat === null ? '' : (tokens[viewer.seat] ?? '').slice(0, 8)
  return `${viewer.chair ? generations.chair : ''}.${seat}`
}
