/** Each compartment counts its own changes: a viewer's cursor holds no number that something unseen could move. */
import { sight, seatIds, type Addressed, type Compartment, type Viewer, type Visible } from '@homestake/rules'
import type { Change, Changes, Cursor as WireCursor } from '@homestake/protocol'
import type { Cursor, Diffs } from '../journal/entry.ts'

/** The compartments that an entry changes, be it by a diff or by a line. */
export const touched = (diffs: Diffs, said: readonly Addressed[]): Set<Compartment> =>
  new Set([...(Object.keys(diffs) as Compartment[]), ...said.map(({ to }) => to)])

export const advanced = (cursor: Cursor, compartments: Iterable<Compartment>): Cursor => {
  const next: { [C in Compartment]?: number } = { ...cursor }
  for (const compartment of compartments) next[compartment] = (next[compartment] ?? 0) + 1
  return next
}

/** The part of a cursor that a viewer has. */
export const cursorFor = (cursor: Cursor, viewer: Viewer, table: Parameters<typeof seatIds>[0]): WireCursor => {
  const mine: { [C in Visible]?: number } = {}
  for (const compartment of sight(viewer, seatIds(table))) mine[compartment] = cursor[compartment] ?? 0
  return mine
}

/** Where an entry leads to: the numbers of the compartments that it changed. */
export const reached = (changes: Changes): Cursor => {
  const cursor: { [C in Compartment]?: number } = {}
  for (const [compartment, { to }] of Object.entries(changes) as [Visible, Change][]) cursor[compartment] = to
  return cursor
}

/** The part of it that a viewer has. */
export const reachedFor = (cursor: Cursor, viewer: Viewer, table: Parameters<typeof seatIds>[0]): WireCursor => {
  const mine: { [C in Visible]?: number } = {}
  for (const compartment of sight(viewer, seatIds(table))) {
    const n = cursor[compartment]
    if (n !== undefined) mine[compartment] = n
  }
  return mine
}
