/** Who is who at the table, for whoever reads the screen. */
import type { SeatId, TableView } from '@homestake/rules'
import { named, SIDES, type Conflict, type Hero, type Principal, type SideName, type TlPlays, type TlTable } from '@homestake/rules/towerlands' // prettier-ignore
import { seatsInOrder as seatsOf } from '../../../table/seats-in-order.ts'
import { words } from '../words.ts'

export type TlView = TableView<TlPlays>
export type TlHouse = TlView['table']

/** A hero by name; by the player's name while it has none. */
export const heroName = (table: TlHouse, seat: SeatId): string =>
  table.play.heroes[seat]?.sheet?.name || table.seats[seat]?.name || words.someone

/** Who has to act: the hero's name, or the GM. */
export const personName = (table: TlHouse, who: Principal): string => (who === 'gm' ? words.gm : heroName(table, who))

/** A side as everyone calls it; what only stands in for a name is said in the language that is spoken. */
export const sideName = ({ sides }: Pick<Conflict, 'sides'>, side: SideName): string => named(sides[side].name)

export const sideOf = (conflict: Conflict, who: Principal): SideName | null =>
  SIDES.find((side) => conflict.sides[side].principal === who) ?? null

/** Every seat that has a hero: one's own first, then in the order in which people sat down. */
export const seatsInOrder = (table: TlHouse, own: SeatId | null): SeatId[] =>
  seatsOf(table, own).filter((seat) => table.play.heroes[seat] !== undefined)

export const inPlay = (play: TlTable): SeatId[] =>
  (Object.entries(play.heroes) as [SeatId, Hero][]).filter(([, hero]) => hero.stage === 'playing').map(([seat]) => seat)
