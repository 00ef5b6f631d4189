/** Sockets: who comes in, what they may say, and how they are told. */
import { Server, type Socket } from 'socket.io'
import { REFUSALS, SPECTATOR, type Refusal, type RefusalCode, type TableId, type Viewer } from '@homestake/rules'
import type { Auth, Bye, Changes, Hears, Says } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Server as HttpServer } from 'node:http'
import type { Config } from '../config.ts'
import { addressReader } from '../http/address.ts'
import { TOO_MANY_LOOKS } from '../http/gate.ts'
import { originReader, STRANGE_ORIGIN } from '../http/origin.ts'
import type { Neighbours } from '../journal/journal.ts'
import type { Meter } from '../metrics/meter.ts'
import type { SocketRole } from '../metrics/metrics.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Proof } from '../tables/door.ts'
import type { Tables } from '../tables/tables.ts'
import { roomOf } from './audience.ts'
import { Doorkeeper, TRY_AGAIN, turnedAway } from './doorkeeper.ts'
import { Elsewhere } from './elsewhere.ts'
import type { Guard } from './guard.ts'
import { Hall } from './hall.ts'
import { Allowance, type FailedLooks } from './limits.ts'
import { judgedAgain } from './judged.ts'
import { listen } from './listen.ts'
import { hereOf, together, type Here } from './presence.ts'
import { closeSlow, watchQueue } from './slow.ts'
import { welcomeFor } from './welcome.ts'

/** What a connection has proved: kept with its socket, and changed only by `#grant`. */
export interface Granted {
  table: LiveTable
  viewer: Viewer
  /** What it has shown, as hashes. */
  proof: Proof
  since: Auth['since']
  /** Came with a player's link, and may take a seat. */
  maySit: boolean
}
type Io = Server<Hears, Says, object, Partial<Granted>>
export type TableSocket = Socket<Hears, Says, object, Partial<Granted>>

export interface SocketsMeans {
  readonly tables: Tables
  readonly config: Config
  readonly log: Logger
  readonly meter: Meter
  /** Shared with what comes over HTTP. */
  readonly looks: FailedLooks
  readonly shared: Neighbours | undefined
}

const MESSAGE_BYTES = 16 * 1024

export class Sockets {
  readonly io: Io
  readonly #tables: Tables
  readonly #doorkeeper: Doorkeeper
  readonly #config: Config
  readonly #log: Logger
  readonly #meter: Meter
  readonly #looks: FailedLooks
  readonly #addressOf: ReturnType<typeof addressReader>
  readonly #halls = new Map<TableId, Hall>()
  readonly #elsewhere: Elsewhere
  readonly #beat: NodeJS.Timeout

  constructor(http: HttpServer, { tables, config, log, meter, looks, shared }: SocketsMeans) {
    this.#tables = tables
    this.#config = config
    this.#log = log
    this.#meter = meter
    this.#looks = looks
    this.#addressOf = addressReader(config.TRUST_PROXY)
    const known = originReader(config)
    this.#elsewhere = new Elsewhere({
      shared,
      mine: () => [...this.#halls].map(([table, hall]) => [table, hall.here] as const),
      changed: (table, before) => this.#halls.get(table)?.changedElsewhere(before),
    })
    this.#doorkeeper = new Doorkeeper(tables)
    // No connectionStateRecovery: it skips authentication and misses what it should bring. Cursors can prove what is missing.
    this.io = new Server(http, {
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MESSAGE_BYTES,
      perMessageDeflate: false,
      allowRequest: ({ headers }, decide) => {
        if (known(headers)) return decide(null, true)
        meter.limited('origin')
        decide(STRANGE_ORIGIN, false)
      },
    })
    this.io.use((socket, next) => {
      this.#admit(socket)
        .then((bye) => {
          if (bye === null) return next()
          if (isRefusalCode(bye.code)) meter.refused('door', bye.code)
          next(Object.assign(new Error(bye.code), { data: bye }))
        })
        .catch((error: unknown) => {
          const fault = error instanceof Error ? error.stack : String(error)
          this.#log.error({ socket: socket.id, fault }, 'nobody was let in')
          next(Object.assign(new Error('unavailable'), { data: TRY_AGAIN }))
        })
    })
    this.io.on('connection', (socket) => this.#enter(socket))
    this.#beat = setInterval(() => this.#halls.forEach((hall) => hall.beat()), config.BEAT_SECONDS * 1000)
    this.#beat.unref()
  }

  /** Tell everyone at a table, each their part. */
  deliver(table: TableId, changes: Changes): void {
    const hall = this.#halls.get(table)
    if (hall === undefined) return
    if (hall.locksChanged()) this.#judgeAgain(hall)
    hall.deliver(changes)
  }

  /** Before anything is told: whoever has lost their sight hears none of it, and whoever has another gets that first. */
  #judgeAgain(hall: Hall): void {
    for (const { socket: id, viewer, room } of hall.watchers) {
      const socket = this.io.sockets.sockets.get(id)
      const { table, proof } = socket?.data ?? {}
      if (socket === undefined || table === undefined || proof === undefined) continue
      const now = judgedAgain(table.state, proof, viewer)
      if ('code' in now) {
        this.#log.info({ table: table.id, socket: id, code: now.code }, 'a connection lost its sight')
        hall.leave(id)
        socket.data.viewer = SPECTATOR
        for (const old of socket.rooms) if (old !== id) void socket.leave(old)
        socket.emit('bye', now)
        socket.disconnect(true)
      } else if (now.chair !== viewer.chair || now.seat !== viewer.seat || roomFor(table, now) !== room)
        this.#grant(socket, table, hall, now, undefined)
    }
  }

  /** Whoever is at a table that was deleted is told, and cut. */
  dismiss(table: TableId): void {
    for (const { socket: id } of [...(this.#halls.get(table)?.watchers ?? [])]) {
      const socket = this.io.sockets.sockets.get(id)
      socket?.emit('bye', DELETED)
      socket?.disconnect(true)
    }
  }

  /** Who is at a table, through whichever server. */
  here(table: TableId): Here {
    return together([this.#halls.get(table)?.here ?? hereOf([], []), ...this.#elsewhere.at(table)])
  }

  /** How many tables are looked at through this server. */
  get halls(): number {
    return this.#halls.size
  }

  /** Who is connected through this server. */
  get roles(): Readonly<Record<SocketRole, number>> {
    const viewers = [...this.#halls.values()].flatMap(({ watchers }) => watchers.map(({ viewer }) => viewer))
    const chair = viewers.filter((viewer) => viewer.chair).length
    const player = viewers.filter((viewer) => !viewer.chair && viewer.seat !== null).length
    return { chair, player, spectator: viewers.length - chair - player }
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

  async #admit(socket: TableSocket): Promise<Bye | null> {
    const address = this.#addressOf(socket.request)
    if (this.#looks.tooMany(address, performance.now())) {
      this.#meter.limited('failed-looks')
      return turnedAway(TOO_MANY_LOOKS)
    }
    const admitted = await this.#doorkeeper.admit(socket.handshake.query['table'], socket.handshake.auth)
    if ('code' in admitted) {
      if (IN_VAIN.has(admitted.code)) this.#looks.failed(address, performance.now())
      return admitted
    }
    if ((this.#halls.get(admitted.table.id)?.size ?? 0) >= this.#config.SOCKETS_PER_TABLE) {
      this.#meter.limited('sockets-per-table')
      return CROWDED
    }
    Object.assign(socket.data, admitted)
    return null
  }

  #enter(socket: TableSocket): void {
    const { table, viewer, since } = socket.data
    if (table === undefined || viewer === undefined) {
      socket.disconnect(true)
      return
    }
    const log = this.#log.child({ table: table.id, socket: socket.id })
    const hall = this.#halls.get(table.id) ?? new Hall(this.io, table, this.#elsewhere)
    this.#halls.set(table.id, hall)
    this.#tables.enter(table.id)
    const cut = (refusal: Refusal): void => {
      log.warn({ code: refusal.code }, 'a connection was cut')
      socket.emit('bye', turnedAway(refusal))
      socket.disconnect(true)
    }
    const { MESSAGES_PER_SECOND, MESSAGE_BURST } = this.#config
    const guarded: Guard = {
      allowance: new Allowance(MESSAGES_PER_SECOND, MESSAGE_BURST, performance.now()),
      log,
      meter: this.#meter,
      cut,
    }
    watchQueue(socket.conn, this.#config.QUEUE_BYTES, () => {
      log.warn({ code: 'too-slow' }, 'a connection was cut')
      this.#meter.limited('queue')
      this.#meter.cut('too-slow')
      closeSlow(socket)
    })
    listen(socket, { table, hall, guarded, regrant: (next) => this.#grant(socket, table, hall, next, undefined) })
    const now = socket.data.proof === undefined ? viewer : judgedAgain(table.state, socket.data.proof, viewer)
    if ('code' in now) {
      // Between the door and here it was taken away.
      socket.emit('bye', now)
      socket.disconnect(true)
    } else this.#grant(socket, table, hall, now, since)
    socket.on('disconnect', (reason, description) => {
      if (String(description).includes('Max payload size exceeded')) this.#meter.limited('message-size')
      hall.leave(socket.id)
      if (hall.size === 0) this.#halls.delete(table.id)
      this.#tables.leave(table.id)
      log.debug({ reason }, 'a connection closed')
    })
    log.debug({ chair: viewer.chair, seat: viewer.seat }, 'a connection opened')
  }

  /**
   * Give a connection a sight: its room, and a welcome that replaces all that it held. Nothing here waits, so no update
   * can come between the view and the room.
   */
  #grant(socket: TableSocket, table: LiveTable, hall: Hall, viewer: Viewer, since: Auth['since']): void {
    const room = roomFor(table, viewer)
    for (const old of socket.rooms) if (old !== socket.id) void socket.leave(old)
    void socket.join(room)
    socket.data.viewer = viewer
    const welcome = welcomeFor(table, viewer, since)
    this.#meter.welcomed(welcome.view === undefined ? 'changes' : 'view')
    socket.emit('welcome', welcome)
    hall.enter({ socket: socket.id, viewer, room })
  }
}

/** There is no such table, or the key does not fit it. */
const IN_VAIN: ReadonlySet<string> = new Set(['no-such-table', 'wrong-key'])

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

const DELETED: Bye = { code: 'no-such-table', reason: 'This table has been deleted.', retry: false }
const CROWDED: Bye = { code: 'too-fast', reason: 'This table is full of people. Trying again…', retry: true }

const roomFor = (table: LiveTable, viewer: Viewer): string => roomOf(table.id, viewer, generationOf(table, viewer))

/** A grant of sight: rotated with the chair, or with a seat’s token. */
const generationOf = (table: LiveTable, viewer: Viewer): string => {
  const { generations, tokens } = table.state.sealed
  const seat = viewer.seat === null ? '' : (tokens[viewer.seat] ?? '').slice(0, 8)
  return `${viewer.chair ? generations.chair : ''}.${seat}`
}
