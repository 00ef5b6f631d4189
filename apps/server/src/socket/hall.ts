/** The connections of one table on this server: who watches, who writes, and how each is told. */
import { SPECTATOR, type Audience, type Viewer } from '@homestake/rules'
import { packChanges, type Change, type Changes, type Presence, type Says } from '@homestake/protocol'
import type { Server } from 'socket.io'
import type { LiveTable } from '../tables/live-table.ts'
import { watches } from '../tables/behind/late.ts'
import { address, Sights, type Watcher } from './audience.ts'
import type { Elsewhere } from './elsewhere.ts'
import { Locks } from './judged.ts'
import { hereOf, presenceFor, reads, together, whoIs, type Behindhand, type Here, type Pen } from './presence.ts'

type Io = Pick<Server<object, Says>, 'to' | 'sockets'>

export class Hall {
  readonly #io: Io
  readonly #table: LiveTable
  readonly #elsewhere: Elsewhere
  readonly #watchers = new Map<string, Watcher>()
  readonly #pens = new Map<string, Pen>()
  readonly #sights = new Sights()
  readonly #locks: Locks
  /** What those who watch with a delay were told last of it. */
  #told: Behindhand | null = null
  #cast: Here = hereOf([], [])

  constructor(io: Io, table: LiveTable, elsewhere: Elsewhere) {
    this.#io = io
    this.#table = table
    this.#elsewhere = elsewhere
    this.#locks = new Locks(table.state)
  }

  /** Whether what opens the table has changed since this was last asked. */
  locksChanged(): boolean {
    return this.#locks.changed(this.#table.state)
  }

  get size(): number {
    return this.#watchers.size
  }

  get watchers(): readonly Watcher[] {
    return [...this.#watchers.values()]
  }

  /** Who is here through this server. */
  get here(): Here {
    return together([hereOf(this.watchers, this.#pens.values()), this.#cast])
  }

  /** Others are here without a connection. */
  showCast(cast: Here): void {
    const before = JSON.stringify(this.#cast)
    this.#cast = cast
    if (JSON.stringify(cast) !== before) this.#changed(() => true)
  }

  enter(watcher: Watcher): void {
    this.#watchers.set(watcher.socket, watcher)
    if (watches(watcher.viewer)) this.#told = this.#behindhand
    this.#changed(() => true)
  }

  leave(socket: string): void {
    this.#pens.delete(socket)
    if (this.#watchers.delete(socket)) this.#changed(() => true)
  }

  /** deliver: each room its part, encoded once. */
  deliver(changes: Changes): void {
    const { table } = this.#table.state
    const { late } = this.#table.history
    const watchers = late.on ? this.watchers.filter(({ viewer }) => !late.holds(viewer)) : this.#watchers.values()
    const parts = address(packChanges(changes), watchers, (watcher) => this.#sights.of(watcher, table))
    for (const { rooms, changes: part } of parts) this.#io.to(rooms).emit('u', part)
    this.#tellDelay()
  }

  /** Those who watch with a delay are shown more: encoded once, however many they are. */
  show(change: Change): void {
    const [first] = this.watchers.filter(({ viewer }) => watches(viewer))
    if (first === undefined) return
    this.#io.to(first.room).emit('u', packChanges({ table: change }))
    this.#tellDelay()
  }

  /** Show what has become due. */
  look(): void {
    this.#table.look()
    if (!this.watchers.some(({ viewer }) => watches(viewer))) this.#table.history.late.rest()
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
    this.#changed(
      (other) =>
        other.socket !== socket &&
        !this.#table.history.late.holds(other.viewer) &&
        ((before !== undefined && reads(other.viewer, before.to)) || (to !== null && reads(other.viewer, to))),
    )
  }

  beat(): void {
    const rooms = new Map(this.watchers.map(({ room, viewer }) => [room, viewer]))
    for (const [room, viewer] of rooms) this.#io.to(room).emit('beat', { cursor: this.#table.cursorFor(viewer) })
  }

  /** Somebody came or went elsewhere, or took up a pen: told to those here for whom that changes anything. */
  changedElsewhere(before: readonly Here[]): void {
    const was = together([this.here, ...before])
    const is = together([this.here, ...this.#elsewhere.at(this.#table.id)])
    const told = (viewer: Viewer, here: Here): string => JSON.stringify(this.#presenceFor(viewer, here))
    this.#tellPresence(({ viewer }) => told(viewer, was) !== told(viewer, is), is)
  }

  #changed(whom: (watcher: Watcher) => boolean): void {
    const { here } = this
    this.#elsewhere.tell(this.#table.id, this.size === 0 ? null : here)
    this.#tellPresence(whom, together([here, ...this.#elsewhere.at(this.#table.id)]))
  }

  #tellPresence(whom: (watcher: Watcher) => boolean, here: Here): void {
    const groups = new Map(this.watchers.filter(whom).map((watcher) => [watcher.room, watcher]))
    for (const { room, viewer } of groups.values()) this.#io.to(room).emit('presence', this.#presenceFor(viewer, here))
  }

  #presenceFor(viewer: Viewer, here: Here): Presence {
    return presenceFor(viewer, here, watches(viewer) ? this.#behindhand : null)
  }

  get #behindhand(): Behindhand | null {
    const { late } = this.#table.history
    return late.on ? { seconds: late.seconds, seats: this.#table.stateFor(SPECTATOR).table.seats } : null
  }

  /** The delay is another, or they are shown other seats: then who is here is another thing for them. */
  #tellDelay(): void {
    const before = this.#told
    if (!this.watchers.some(({ viewer }) => watches(viewer))) return
    const now = this.#behindhand
    this.#told = now
    if (before?.seconds === now?.seconds && before?.seats === now?.seats) return
    this.#tellPresence(({ viewer }) => watches(viewer), together([this.here, ...this.#elsewhere.at(this.#table.id)]))
  }
}
