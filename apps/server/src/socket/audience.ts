/** Who looks at a table through this server: rooms, and which part of a change each room gets. */
import { seatIds, sight, type TableId, type Viewer, type Visible } from '@homestake/rules'
import type { WireChange, WireChanges } from '@homestake/protocol'

/** One connection at a table. */
export interface Watcher {
  readonly socket: string
  readonly viewer: Viewer
  /** The room of everyone with the same sight, and the same grant of it. */
  readonly room: string
}

/**
 * The room of a viewer. It carries the generation of the grant, so that what is said to the chair after a hand-over goes
 * where the old socket never was.
 */
export const roomOf = (table: TableId, viewer: Viewer, generation: string): string => {
  const who = [viewer.chair ? 'chair' : '', viewer.seat === null ? '' : `seat:${viewer.seat}`].filter(Boolean).join('+')
  return `${table}/${who === '' ? 'watching' : who}@${generation}`
}

/** What each room has in its sight, kept for as long as the seats are the same. */
export class Sights {
  readonly #known = new Map<string, readonly Visible[]>()
  #seats: object | undefined

  of({ room, viewer }: Watcher, table: Parameters<typeof seatIds>[0]): readonly Visible[] {
    if (this.#seats !== table.seats) this.#known.clear()
    this.#seats = table.seats
    const known = this.#known.get(room) ?? sight(viewer, seatIds(table))
    this.#known.set(room, known)
    return known
  }
}

/** The part of a change that is in sight. */
const partIn = (changes: WireChanges, sight: readonly Visible[]): WireChanges => {
  const part: { [C in Visible]?: WireChange } = {}
  for (const compartment of sight) {
    const change = changes[compartment]
    if (change !== undefined) part[compartment] = change
  }
  return part
}

/** Rooms that get the same part get it together: it is encoded once. */
export const address = (
  changes: WireChanges,
  watchers: Iterable<Watcher>,
  sightOf: (watcher: Watcher) => readonly Visible[],
): { rooms: string[]; changes: WireChanges }[] => {
  const parts = new Map<string, { rooms: string[]; changes: WireChanges }>()
  const done = new Set<string>()
  for (const watcher of watchers) {
    const { room } = watcher
    if (done.has(room)) continue
    done.add(room)
    const part = partIn(changes, sightOf(watcher))
    const key = Object.keys(part).join(' ')
    if (key === '') continue
    const group = parts.get(key) ?? { rooms: [], changes: part }
    group.rooms.push(room)
    parts.set(key, group)
  }
  return [...parts.values()]
}
