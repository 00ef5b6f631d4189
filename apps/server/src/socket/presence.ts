/** Who is here, counted by connection: the late close of a dead socket empties no seat. Never stored. */
import type { Audience, SeatId, Viewer } from '@homestake/rules'
import { betweenOf } from '@homestake/rules'
import type { Presence } from '@homestake/protocol'
import type { Watcher } from './audience.ts'

type Pen = Presence['writing'][number]

/** Whether a viewer will read what is written to an audience. */
export const reads = (viewer: Viewer, to: Audience): boolean =>
  to === 'table' || viewer.chair || (viewer.seat !== null && to === betweenOf(viewer.seat))

export const whoIs = (viewer: Viewer): 'chair' | SeatId | null => viewer.seat ?? (viewer.chair ? 'chair' : null)

/** What one viewer is told of who is here. `pens` is who writes, by socket. */
export const presenceFor = (
  viewer: Viewer,
  watchers: readonly Watcher[],
  pens: ReadonlyMap<string, Pen>,
): Presence => ({
  chair: watchers.some((other) => other.viewer.chair),
  seats: [...new Set(watchers.flatMap(({ viewer: { seat } }) => (seat === null ? [] : [seat])))].sort(),
  watching: watchers.filter(({ viewer: { chair, seat } }) => !chair && seat === null).length,
  writing: [...pens.values()].filter(({ who, to }) => reads(viewer, to) && who !== whoIs(viewer)),
})
