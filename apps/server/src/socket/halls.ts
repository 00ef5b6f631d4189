/** The halls of this server: one for each table that somebody looks at through it. */
import type { TableId } from '@homestake/rules'
import type { Neighbours } from '../journal/journal.ts'
import type { SocketRole } from '../metrics/metrics.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Io } from './connection.ts'
import { Elsewhere } from './elsewhere.ts'
import { Hall } from './hall.ts'
import { hereOf, together, type Here } from './presence.ts'

/** In how many turns all tables are told where the server stands, so that no moment has to tell them all. */
export const BEAT_TURNS = 50

export class Halls {
  readonly #io: Io
  readonly #open = new Map<TableId, Hall>()
  readonly #turnOf = new WeakMap<Hall, number>()
  readonly #elsewhere: Elsewhere
  #opened = 0
  #turn = 0

  constructor(io: Io, shared: Neighbours | undefined) {
    this.#io = io
    this.#elsewhere = new Elsewhere({
      shared,
      mine: () => [...this.#open].map(([table, hall]) => [table, hall.here] as const),
      changed: (table, before) => this.#open.get(table)?.changedElsewhere(before),
    })
  }

  at(table: TableId): Hall | undefined {
    return this.#open.get(table)
  }

  /** The hall of a table, opened for the first who comes. */
  open(table: LiveTable): Hall {
    const known = this.#open.get(table.id)
    if (known !== undefined) return known
    const hall = new Hall(this.#io, table, this.#elsewhere)
    this.#open.set(table.id, hall)
    this.#turnOf.set(hall, this.#opened++ % BEAT_TURNS)
    return hall
  }

  /** Somebody went; the last one shuts the hall. */
  leave(table: TableId, socket: string): void {
    const hall = this.#open.get(table)
    hall?.leave(socket)
    if (hall?.size === 0) this.#open.delete(table)
  }

  /** Tell those tables whose turn it is where the server stands: each once in `BEAT_TURNS` (CUR-8). */
  beat(): void {
    this.#turn = (this.#turn + 1) % BEAT_TURNS
    for (const hall of this.#open.values()) if (this.#turnOf.get(hall) === this.#turn) hall.beat()
  }

  /** Show those who watch with a delay what has become due. */
  look(): void {
    for (const hall of this.#open.values()) hall.look()
  }

  get size(): number {
    return this.#open.size
  }

  /** At how many tables somebody is through other servers. */
  get elsewhere(): number {
    return this.#elsewhere.tables
  }

  /** Who is at a table, through whichever server. */
  here(table: TableId): Here {
    return together([this.#open.get(table)?.here ?? hereOf([], []), ...this.#elsewhere.at(table)])
  }

  /** Who is connected through this server. */
  get roles(): Readonly<Record<SocketRole, number>> {
    const viewers = [...this.#open.values()].flatMap(({ watchers }) => watchers.map(({ viewer }) => viewer))
    const chair = viewers.filter((viewer) => viewer.chair).length
    const player = viewers.filter((viewer) => !viewer.chair && viewer.seat !== null).length
    return { chair, player, spectator: viewers.length - chair - player }
  }
}
