/** Whose run is whose, and where this viewer finds it. Read by both halves of the game. */
import type { TableView } from '../house/house.ts'
import { openSeats } from '../house/seats/passing.ts'
import { seatOf } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import type { Tower } from './events.ts'
import type { Delver, ItPlays, ItTable, Run } from './state.ts'

/** Whether a seat runs in the race that is on. */
export const isRunner = ({ race }: ItTable, seat: SeatId): boolean => race?.runners.includes(seat) ?? false

export const isOver = ({ stage }: Run): boolean => stage.kind === 'over'

/** Where the run lies that a seat plays. */
export const towerOf = ({ play, options }: TableView<ItPlays>['table'], seat: SeatId): Tower =>
  options.mode === 'party' ? 'party' : isRunner(play, seat) ? 'race' : 'own'

/**
 * The run that a seat plays, as whoever has this view knows it: the party's; in a race one's own as it is, and another
 * runner's as far as one has been told; else that seat's.
 * @param own the seat that the view belongs to
 */
export const runSeen = (view: TableView<ItPlays>, own: SeatId | null, seat: SeatId): Run | null => {
  const { play } = view.table
  const tower = towerOf(view.table, seat)
  if (tower === 'party') return play.party
  const mine = own === null ? undefined : view[seatOf(own)]?.play
  const known = tower === 'own' ? undefined : seat === own ? mine?.run : mine?.told[seat]
  return known ?? play.runs[seat] ?? null
}

/** The run that a seat plays, if it may be played with this view: in a race only its owner's own view has it. */
export const runPlayed = (view: TableView<ItPlays>, { seat }: Actor): Run | null => {
  if (seat === null) return null
  return towerOf(view.table, seat) === 'race' ? (view[seatOf(seat)]?.play.run ?? null) : runSeen(view, seat, seat)
}

/** Those who are still in the tower, in seat order. */
export const standing = ({ order, delvers }: Run): SeatId[] => order.filter((seat) => delvers[seat]?.fate === 'in')

export const killsOf = ({ delvers }: Run): number =>
  Object.values<Delver>(delvers).reduce((sum, { kills }) => sum + kills, 0)

export const namesOf = ({ order, delvers }: Run): string[] => order.map((seat) => delvers[seat]?.name ?? '')

/** Those who wait to go down; whose seat was closed waits no more. */
export const waiting = (
  table: TableView<ItPlays>['table'],
  delvers: Readonly<Record<SeatId, unknown>> = table.play.gathering?.delvers ?? {},
): SeatId[] => openSeats(table).filter((seat) => Object.hasOwn(delvers, seat))

/** The chair, acting as such. */
export const isHost = (actor: Actor): boolean => actor.chair && !actor.standIn
