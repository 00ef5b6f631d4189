import { seatIds, sight, type Viewer, type Visible } from '@homestake/rules'
import { viewOf } from '@homestake/rules/authority'
import {
  packChanges,
  type Change,
  type Changes,
  type Position,
  type Welcome,
  type WireChanges,
  type WireView,
} from '@homestake/protocol'
import type { LiveTable } from '../tables/live-table.ts'

/** What a viewer needs to stand where the server stands: the changes since, where there is provably no hole, else a view. */
export const broughtUpToDate = (
  table: LiveTable,
  viewer: Viewer,
  since: Position | undefined,
): { view: WireView } | { changes: WireChanges } => {
  const changes =
    since === undefined || since.epoch !== table.history.epoch ? 'gap' : changesSince(table, viewer, since.cursor)
  return changes === 'gap'
    ? { view: viewOf(table.stateFor(viewer), viewer) as unknown as WireView }
    : { changes: packChanges(changes) }
}

const changesSince = (table: LiveTable, viewer: Viewer, cursor: Position['cursor']): Changes | 'gap' => {
  const now = table.cursorFor(viewer)
  const mine = sight(viewer, seatIds(table.state.table))
  if (Object.keys(cursor).some((compartment) => !mine.includes(compartment as Visible))) return 'gap'
  const changes: { [C in Visible]?: Change } = {}
  for (const compartment of mine) {
    const change = table.history.backlog.between(compartment, cursor[compartment] ?? 0, now[compartment] ?? 0)
    if (change === 'gap') return 'gap'
    if (change !== null) changes[compartment] = change
  }
  return changes
}

export const welcomeFor = (table: LiveTable, viewer: Viewer, since: Position | undefined): Welcome => ({
  you: { chair: viewer.chair, ...(viewer.seat === null ? {} : { seat: viewer.seat }) },
  epoch: table.history.epoch,
  cursor: table.cursorFor(viewer),
  ...broughtUpToDate(table, viewer, since),
})
