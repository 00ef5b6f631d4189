/** Who is who at the table, for whoever reads the screen. */
import type { SeatId, TableView } from '@homestake/rules'
import {
  SIDES,
  type BySide,
  type Conflict,
  type NmlPlays,
  type NmlTable,
  type Principal,
  type Relationship,
  type Settler,
  type Side,
  type SideName,
} from '@homestake/rules/new-and-magic-land'
import { seatsInOrder as seatsOf } from '../../../table/seats-in-order.ts'
import { words } from '../words.ts'

export type NmlView = TableView<NmlPlays>
export type NmlHouse = NmlView['table']

export const otherSide = (side: SideName): SideName => (side === 'first' ? 'second' : 'first')

/** A settler by name; by the player's name while it has none. */
export const settlerName = (table: NmlHouse, seat: SeatId): string =>
  table.play.settlers[seat]?.name || table.seats[seat]?.name || words.someone

/** Who a Relationship is with: as its owner wrote it, or the settler it is tied to. */
export const tieName = (table: NmlHouse, tie: Relationship): string =>
  tie.name || (tie.seat === null ? words.someone : settlerName(table, tie.seat))

/** A side as everyone calls it: the settler, or what the GM named the opposition. */
export const sideName = (table: NmlHouse, side: Pick<Side, 'principal' | 'name'>): string =>
  side.principal === 'gm' ? side.name || words.opposition : settlerName(table, side.principal)

export const sideNames = (table: NmlHouse, conflict: Conflict): BySide<string> => ({
  first: sideName(table, conflict.sides.first),
  second: sideName(table, conflict.sides.second),
})

/** Who has to act: the settler's name, or the GM. */
export const personName = (table: NmlHouse, who: Principal): string =>
  who === 'gm' ? words.gm : settlerName(table, who)

export const sideOf = (conflict: Conflict, who: Principal): SideName | null =>
  SIDES.find((side) => conflict.sides[side].principal === who) ?? null

/** Every seat that has a settler: one's own first, then in the order in which people sat down. */
export const seatsInOrder = (table: NmlHouse, own: SeatId | null): SeatId[] =>
  seatsOf(table, own).filter((seat) => table.play.settlers[seat] !== undefined)

export const inPlay = (play: NmlTable): SeatId[] =>
  (Object.entries(play.settlers) as [SeatId, Settler][])
    .filter(([, settler]) => settler.stage === 'playing')
    .map(([seat]) => seat)
