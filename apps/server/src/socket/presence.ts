/** Who is here, counted by connection: the late close of a dead socket empties no seat. Never stored. */
import type { Audience, SeatId, Viewer } from '@homestake/rules'
import { betweenOf } from '@homestake/rules'
import type { Presence } from '@homestake/protocol'
import type { Watcher } from './audience.ts'

/** Who writes, and who will read it. */
export type Pen = Presence['writing'][number]

/** Whoever is at a table through one server, pens with nothing left out: before it is told, each viewer gets their part. */
export type Here = Presence

/** Whether a viewer will read what is written to an audience. */
export const reads = (viewer: Viewer, to: Audience): boolean =>
  to === 'table' || viewer.chair || (viewer.seat !== null && to === betweenOf(viewer.seat))

export const whoIs = (viewer: Viewer): 'chair' | SeatId | null => viewer.seat ?? (viewer.chair ? 'chair' : null)

/** Whoever writes the same in two tabs writes once. */
const distinct = (pens: Iterable<Pen>): Pen[] => [
  ...new Map([...pens].map((pen) => [`${pen.who} ${pen.to}`, pen])).values(),
]

/** Who is here through these connections. */
export const hereOf = (watchers: readonly Watcher[], pens: Iterable<Pen>): Here => ({
  chair: watchers.some(({ viewer }) => viewer.chair),
  seats: [...new Set(watchers.flatMap(({ viewer: { seat } }) => (seat === null ? [] : [seat])))].sort(),
  watching: watchers.filter(({ viewer: { chair, seat } }) => !chair && seat === null).length,
  writing: distinct(pens),
})

/** Who is here through any of several servers. */
export const together = (parts: readonly Here[]): Here => ({
  chair: parts.some(({ chair }) => chair),
  seats: [...new Set(parts.flatMap(({ seats }) => seats))].sort(),
  watching: parts.reduce((sum, { watching }) => sum + watching, 0),
  writing: distinct(parts.flatMap(({ writing }) => writing)),
})

/** Whether anybody is here. */
export const anybody = ({ chair, seats, watching }: Here): boolean => chair || seats.length > 0 || watching > 0

/** What those are told who watch with a delay: how far behind, in seconds, and nobody who had no seat then. */
export interface Behindhand {
  readonly seconds: number
  readonly seats: object
}

/** What one viewer is told of who is here. Who writes just now is nothing for whoever watches with a delay. */
export const presenceFor = (viewer: Viewer, here: Here, late: Behindhand | null = null): Presence =>
  late === null
    ? { ...here, writing: here.writing.filter(({ who, to }) => reads(viewer, to) && who !== whoIs(viewer)) }
    : {
        ...here,
        seats: here.seats.filter((seat) => Object.hasOwn(late.seats, seat)),
        writing: [],
        behind: late.seconds,
      }
