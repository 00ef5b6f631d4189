/** Who is who in a conflict. Read by both halves of the game. */
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import {
  SIDES,
  type Bundle,
  type BundleId,
  type BySide,
  type Conflict,
  type NmlTable,
  type Pool,
  type Principal,
  type SideName,
} from './state.ts'
import { STAND_INS } from './stand-ins.ts'

/** Whether this command may be given in a principal's name. The chair that stands in for a seat is not the GM meanwhile. */
export const speaksFor = (actor: Actor, principal: Principal): boolean =>
  principal === 'gm' ? actor.chair && !actor.standIn : actor.seat === principal

/** The GM, acting as such. */
export const isGm = (actor: Actor): boolean => speaksFor(actor, 'gm')

export const otherSide = (side: SideName): SideName => (side === 'first' ? 'second' : 'first')

/** Make one thing a side. */
export const bySide = <T>(make: (side: SideName) => T): BySide<T> => ({ first: make('first'), second: make('second') })

/** The side whose principal this is, if any. */
export const sideOf = (conflict: Conflict, principal: Principal | null): SideName | null =>
  SIDES.find((side) => conflict.sides[side].principal === principal) ?? null

/** N-R4: what counts in a conflict. */
export const current = (pool: Pool): number => pool.score - pool.spent

/** What a principal is called: a settler by name, the GM's side by what it was called. */
export const nameOf = (play: NmlTable, principal: Principal, opposition = ''): string =>
  principal === 'gm' ? opposition || STAND_INS.opposition : settlerName(play, principal)

export const settlerName = (play: NmlTable, seat: SeatId): string => play.settlers[seat]?.name || STAND_INS.settler

export const sideNames = (play: NmlTable, conflict: Conflict): BySide<string> =>
  bySide((side) => nameOf(play, conflict.sides[side].principal, conflict.sides[side].name))

export const sideStakes = (conflict: Conflict): BySide<string> => bySide((side) => conflict.sides[side].stakes)

/** A side's bundles in the order in which they were gathered. */
export const inOrder = (bundles: Readonly<Record<BundleId, Bundle>>): [BundleId, Bundle][] =>
  Object.entries(bundles).sort(([, a], [, b]) => a.order - b.order)

export const allBundles = (conflict: Conflict): (Bundle & { readonly side: SideName })[] =>
  SIDES.flatMap((side) => Object.values(conflict.sides[side].bundles).map((bundle) => ({ ...bundle, side })))

/** How many dice a side has gathered. */
export const diceOn = ({ sides }: Pick<Conflict, 'sides'>, side: SideName): number =>
  Object.values(sides[side].bundles).reduce((sum, { dice }) => sum + dice, 0)

/** The settlers who help a side (N-R30). */
export const helpersOf = (conflict: Conflict, side: SideName): SeatId[] =>
  Object.values(conflict.sides[side].bundles).flatMap(({ why, by }) => (why.kind === 'help' && by !== 'gm' ? [by] : []))

/** Every settler on a side: its principal first, then helpers. */
export const settlersOn = (conflict: Conflict, side: SideName): SeatId[] => {
  const { principal } = conflict.sides[side]
  return [...(principal === 'gm' ? [] : [principal]), ...helpersOf(conflict, side)]
}
