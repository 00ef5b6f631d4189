/** Who plays, in the order in which seats were taken. Read by both halves of the game. */
import type { SeatId } from '../table/ids.ts'
import type { Seat } from '../house/house.ts'
import type { NmlTable, Principal } from './state.ts'
import { settlerName } from './sides.ts'
import { STAND_INS } from './stand-ins.ts'

/** The public part of a table, from a state or from a view. */
export interface Seated {
  readonly seats: Readonly<Record<SeatId, Seat>>
  readonly play: NmlTable
}

export const isPlaying = (play: NmlTable, seat: SeatId): boolean => play.settlers[seat]?.stage === 'playing'

const orderOf = ({ seats }: Seated, seat: SeatId): number => seats[seat]?.order ?? 0

/** The seats of the settlers in play, by seat order. */
export const seatsInPlay = (table: Seated): SeatId[] =>
  (Object.keys(table.play.settlers) as SeatId[])
    .filter((seat) => isPlaying(table.play, seat))
    .sort((a, b) => orderOf(table, a) - orderOf(table, b))

/** NA25: whose turn comes after theirs: the GM, then the settlers in play by seat, round and round. */
export const nextHolder = (table: Seated, holder: Principal): Principal => {
  const after = holder === 'gm' ? 0 : orderOf(table, holder)
  return seatsInPlay(table).find((seat) => orderOf(table, seat) > after) ?? 'gm'
}

/** What the one whose turn it is is called. */
export const holderName = (play: NmlTable, holder: Principal): string =>
  holder === 'gm' ? STAND_INS.gm : settlerName(play, holder)
