/** The connections of one table on this server: who watches, who writes, and how each is told. */
import { seatIds, type Audience, type SeatId } from '@homestake/rules'
import type { Changes, Says } from '@homestake/protocol'
import type { Server } from 'socket.io'
import type { LiveTable } from '../tables/live-table.ts'
import { address, type Watcher } from './audience.ts'
import { presenceFor, reads, whoIs } from './presence.ts'

type Io = Pick<Server<object, Says>, 'to' | 'sockets'>

export class Hall {
  readonly #io: Io
  readonly #table: LiveTable
  readonly #watchers = new Map<string, Watcher>()
  readonly #pens = new Map<string, { who: 'chair' | SeatId; to: Audience }>()

  constructor(io: Io, table: LiveTable) {
    this.#io = io
    this.#table = table
  }

  get size(): number {
    return this.#watchers.size
  }

  get watchers(): readonly Watcher[] {
    return [...this.#watchers.values()]
  }

  enter(watcher: Watcher): void {
    this.#watchers.set(watcher.socket, watcher)
    this.#tellPresence()
  }

  leave(socket: string): void {
    this.#pens.delete(socket)
    if (this.#watchers.delete(socket)) this.#tellPresence()
  }

  /** deliver: each room its part, encoded once. */
  deliver(changes: Changes): void {
    for (const { rooms, changes: part } of address(changes, this.#watchers.values(), seatIds(this.#table.state.table)))
      this.#io.to(rooms).emit('update', { changes: part })
  }

  /** Somebody picks up or puts down a pen: told only to those who will read what it writes. */
  write(socket: string, to: Audience | null): void {
    const watcher = this.#watchers.get(socket)
    const who = watcher === undefined ? null : whoIs(watcher.viewer)
    if (watcher === undefined || who === null) return
    const before = this.#pens.get(socket)
    if (to === null ? before === undefined : before?.to === to || !reads(watcher.viewer, to)) return
    if (to === null) this.#pens.delete(socket)
    else this.#pens.set(socket, { who, to })
    this.#tellPresence(
      (other) =>
        other.socket !== socket &&
        ((before !== undefined && reads(other.viewer, before.to)) || (to !== null && reads(other.viewer, to))),
    )
  }

  beat(): void {
    const rooms = new Map(this.watchers.map(({ room, viewer }) => [room, viewer]))
    for (const [room, viewer] of rooms) this.#io.to(room).emit('beat', { cursor: this.#table.cursorFor(viewer) })
  }

  #tellPresence(whom: (watcher: Watcher) => boolean = () => true): void {
    const all = this.watchers
    const groups = new Map<string, { rooms: Set<string>; watcher: Watcher }>()
    for (const watcher of all.filter(whom)) {
      const group = groups.get(watcher.room) ?? { rooms: new Set(), watcher }
      group.rooms.add(watcher.room)
      groups.set(watcher.room, group)
    }
    for (const { rooms, watcher } of groups.values())
      this.#io.to([...rooms]).emit('presence', presenceFor(watcher.viewer, all, this.#pens))
  }
}
