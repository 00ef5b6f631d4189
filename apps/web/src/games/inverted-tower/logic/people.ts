/** Who is who, and whose tower is whose. */
import type { SeatId, TableView } from '@homestake/rules'
import { isOver, runSeen, type Delver, type ItPlays, type Run } from '@homestake/rules/inverted-tower'
import { seatsInOrder } from '../../../table/seats-in-order.ts'
import { words } from '../words.ts'

export type ItView = TableView<ItPlays>
export type ItHouse = ItView['table']

/** What a delver is called; before there is one, its player. */
export const nameAt = (view: ItView, own: SeatId | null, seat: SeatId): string =>
  runSeen(view, own, seat)?.delvers[seat]?.name || view.table.seats[seat]?.name || words.someone

/** A seat’s delver as this viewer knows it: in its newest run. */
export const delverAt = (view: ItView, own: SeatId | null, seat: SeatId): Delver | null =>
  runSeen(view, own, seat)?.delvers[seat] ?? null

/** A tower that somebody has gone down into, by the seat under which it is looked at. */
export interface Seen {
  readonly seat: SeatId
  readonly run: Run
}

/** The towers that there are to see, one’s own first. A party has one. */
export const towersOf = (view: ItView, own: SeatId | null): Seen[] => {
  const { options, play } = view.table
  if (options.mode === 'party') return play.party === null ? [] : [{ seat: play.party.turn, run: play.party }]
  return seatsInOrder(view.table, own).flatMap((seat) => {
    const run = runSeen(view, own, seat)
    return run === null ? [] : [{ seat, run }]
  })
}

/** The tower to look at: the one that was chosen, else one’s own, else one that somebody is in. */
export const lookedAt = (towers: readonly Seen[], own: SeatId | null, chosen: SeatId | null): Seen | null =>
  towers.find(({ seat }) => seat === chosen) ??
  towers.find(({ seat }) => seat === own) ??
  (own === null ? (towers.find(({ run }) => !isOver(run)) ?? towers[0] ?? null) : null)
