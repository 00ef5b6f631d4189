/** Sockets: who comes in, what they may say, and how they are told. */
import { Server } from 'socket.io'
import type { TableId } from '@homestake/rules'
import type { Change, Changes } from '@homestake/protocol'
import type { Server as HttpServer } from 'node:http'
import { farewell } from '../ending/farewell.ts'
import { originReader } from '../http/origin.ts'
import { answering, languageOf } from '../language.ts'
import type { SocketRole } from '../metrics/metrics.ts'
import type { Io, SocketsMeans, Surroundings } from './connection.ts'
import { enter } from './enter.ts'
import { BEAT_TURNS, Halls } from './halls.ts'
import { judgeAgain } from './judge-again.ts'
import { guardDoor } from './let-in.ts'
import type { Here } from './presence.ts'
import { gone, sayGoodbye } from './say-goodbye.ts'
import { words } from '../words.ts'

/** How often is looked for what those who watch with a delay may be shown, in milliseconds. */
const LOOK = 250

export class Sockets {
  readonly io: Io
  readonly #halls: Halls
  readonly #surroundings: Surroundings
  readonly #beat: NodeJS.Timeout
  readonly #look: NodeJS.Timeout

  constructor(http: HttpServer, means: SocketsMeans) {
    this.io = serverOn(http, means)
    this.#halls = new Halls(this.io, means.shared)
    this.#surroundings = { ...means, io: this.io, halls: this.#halls }
    guardDoor(this.#surroundings)
    this.io.on('connection', (socket) => answering(socket.data.language, () => enter(socket, this.#surroundings)))
    this.#beat = setInterval(() => this.#halls.beat(), (means.config.BEAT_SECONDS * 1000) / BEAT_TURNS)
    this.#beat.unref()
    this.#look = setInterval(() => this.look(), LOOK)
    this.#look.unref()
  }

  /** Tell everyone at a table, each their part. */
  deliver(table: TableId, changes: Changes): void {
    const hall = this.#halls.at(table)
    if (hall === undefined) return
    if (hall.locksChanged()) judgeAgain(hall, this.#surroundings)
    hall.deliver(changes)
  }

  /** Show everybody who watches a table with a delay what has become due. */
  show(table: TableId, change: Change): void {
    this.#halls.at(table)?.show(change)
  }

  /** Look what has become due, at all tables. */
  look(): void {
    this.#halls.look()
  }

  /** Whoever is at a table that was deleted is told, and cut. */
  dismiss(table: TableId): void {
    for (const { socket: id } of this.#halls.at(table)?.watchers ?? []) {
      const socket = this.io.sockets.sockets.get(id)
      if (socket !== undefined) answering(socket.data.language, () => sayGoodbye(socket, gone()))
    }
  }

  /** Who is at a table, through whichever server. */
  here(table: TableId): Here {
    return this.#halls.here(table)
  }

  /** Who else is at a table without a connection: the cast of one that plays itself. */
  showCast(table: TableId, cast: Here): void {
    this.#halls.at(table)?.showCast(cast)
  }

  /** How many tables are looked at through this server. */
  get halls(): number {
    return this.#halls.size
  }

  /** At how many tables somebody is through other servers. */
  get elsewhere(): number {
    return this.#halls.elsewhere
  }

  /** Who is connected through this server. */
  get roles(): Readonly<Record<SocketRole, number>> {
    return this.#halls.roles
  }

  /** Say goodbye to everyone. @returns when they have heard it, and are gone */
  farewell(): Promise<void> {
    clearInterval(this.#beat)
    clearInterval(this.#look)
    return farewell(this.io)
  }

  close(): Promise<void> {
    return this.io.close()
  }
}

const MESSAGE_BYTES = 16 * 1024

// No connectionStateRecovery: it skips authentication and misses what it should bring. Cursors can prove what is missing.
const serverOn = (http: HttpServer, { config, meter }: SocketsMeans): Io => {
  const known = originReader(config)
  return new Server(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    perMessageDeflate: false,
    allowRequest: ({ headers }, decide) => {
      if (known(headers)) return decide(null, true)
      meter.limited('origin')
      decide(
        answering(languageOf(headers), () => words.strangeOrigin),
        false,
      )
    },
  })
}
