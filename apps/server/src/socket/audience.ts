/** Who looks at a table through this server: rooms, and which part of a change each room gets. */
import { sight, type SeatId, type TableId, type Viewer, type Visible } from '@homestake/rules'
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

/** The part of a change that a viewer may see; `null`: nothing of it. */
export const partFor = (changes: WireChanges, viewer: Viewer, seats: readonly SeatId[]): WireChanges | null => {
  const part: { [C in Visible]?: WireChange } = {}
  for (const compartment of sight(viewer, seats)) {
    const change = changes[compartment]
    if (change !== undefined) part[compartment] = change
  }
  return Object.keys(part).length === 0 ? null : part
}

/** Rooms that get the same part get it together: it is encoded once. */
export const address = (
  changes: WireChanges,
  watchers: Iterable<Watcher>,
  seats: readonly SeatId[],
): { rooms: string[]; changes: WireChanges }[] => {
  const parts = new Map<string, { rooms: string[]; changes: WireChanges }>()
  const done = new Set<string>()
  for (const { viewer, room } of watchers) {
    if (done.has(room)) continue
    done.add(room)
    const part = partFor(changes, viewer, seats)
    if (part === null) continue
    const key = Object.keys(part).join(' ')
    const group = parts.get(key) ?? { rooms: [], changes: part }
    group.rooms.push(room)
    parts.set(key, group)
  }
  return [...parts.values()]
}
