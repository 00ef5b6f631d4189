/** Who is who, and what they have to call on. Read by both halves of the game. */
import type { TableView } from '../house/house.ts'
import { betweenOf } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import type { Figure } from './events.ts'
import {
  otherSide,
  SIDES,
  type Burden,
  type BySide,
  type Conflict,
  type OtherId,
  type Principal,
  type Side,
  type SideName,
  type TlPlays,
  type TlTable,
  type Trait,
  type TraitId,
} from './state.ts'
import { STAND_INS } from './stand-ins.ts'
import { tlWords as words } from './words.ts'

/** Whether this command may be given in a principal's name. The chair that stands in for a seat is not the GM meanwhile. */
export const speaksFor = (actor: Actor, principal: Principal): boolean =>
  principal === 'gm' ? actor.chair && !actor.standIn : actor.seat === principal

/** The GM, acting as such. */
export const isGm = (actor: Actor): boolean => speaksFor(actor, 'gm')

/** Make one thing a side. */
export const bySide = <T>(make: (side: SideName) => T): BySide<T> => ({ first: make('first'), second: make('second') })

export const heroName = (play: TlTable, seat: SeatId): string => play.heroes[seat]?.sheet?.name || STAND_INS.hero

/** A name as it is kept, or what the language that is spoken says for one that stands in. */
export const named = (name: string): string => words.named(name)

export const sideNames = ({ sides }: Conflict): BySide<string> => bySide((side) => sides[side].name)

/** The figure that stands on a side; `null`: the burden in a healing scene, on which nothing can be written. */
export const figureOf = ({ principal, other }: Side): Figure | null =>
  other !== null ? { kind: 'other', other } : principal === 'gm' ? null : { kind: 'hero', seat: principal }

export const burdensOf = (play: TlTable, figure: Figure | null): Readonly<Record<string, Burden>> =>
  (figure === null ? null : figure.kind === 'hero' ? play.heroes[figure.seat] : play.others[figure.other])?.burdens ??
  {}

export const figureName = (play: TlTable, figure: Figure): string =>
  figure.kind === 'hero' ? heroName(play, figure.seat) : (play.others[figure.other]?.name ?? STAND_INS.opposition)

/** Whose sheet a side calls on: its own, or in a healing scene the burden's side the hero's (TA14). */
export const sheetOf = ({ healing, sides }: Conflict, side: SideName): Figure | null =>
  figureOf(healing === null ? sides[side] : sides.first)

/** The Kingdom trait, which every hero may call (TA4), and the numbers that a table may make callable (TA10). */
export const SHARED = { kingdom: 'kingdom', influence: 'influence', domain: 'domain' } as const

/** Every trait that this viewer knows a side to have, by id. */
export const traitsOf = (view: TableView<TlPlays>, conflict: Conflict, side: SideName): Record<TraitId, Trait> => {
  const { play, options } = view.table
  const figure = sheetOf(conflict, side)
  const made = (kind: Trait['kind'], name: string, rating: number): Trait => ({
    kind,
    name,
    note: '',
    rating,
    spent: 0,
  })
  const { influence, rating } = conflict.sides[side]
  const numbers: Record<TraitId, Trait> =
    options.domainCalls === 'off' || conflict.domain === null
      ? {}
      : {
          [SHARED.influence]: made('tradition', STAND_INS.influence, influence),
          [SHARED.domain]: made('tradition', STAND_INS.domain[conflict.domain], rating),
        }
  if (figure === null) return numbers
  if (figure.kind === 'other') {
    const known = play.others[figure.other]?.traits ?? {}
    return { ...numbers, ...known, ...asWritten(view.gm?.play.others[figure.other]?.traits, known) }
  }
  return {
    ...numbers,
    [SHARED.kingdom]: made('kingdom', play.kingdom.name, play.kingdom.rating),
    ...view[betweenOf(figure.seat)]?.play.traits,
    ...play.heroes[figure.seat]?.sheet?.traits,
  }
}

/** What the GM's sheet says of somebody goes before what the table has learned; only what a Well has given stands there. */
const asWritten = (
  sheet: Readonly<Record<TraitId, Trait>> = {},
  known: Readonly<Record<TraitId, Trait>>,
): Record<TraitId, Trait> =>
  Object.fromEntries(
    Object.entries(sheet).map(([id, trait]) => [id, { ...trait, spent: known[id]?.spent ?? trait.spent }]),
  )

/** Whether somebody whom the GM plays stands in a conflict whose dice are counted: until it is over their numbers stay (TA4). */
export const isFighting = ({ conflict }: TlTable, other: OtherId): boolean =>
  conflict !== null &&
  conflict.stage !== 'stakes' &&
  conflict.stage !== 'domain' &&
  SIDES.some((side) => conflict.sides[side].other === other)

/** TA9: whether a side has a call left. */
export const hasCall = (
  { round }: Conflict,
  { calls, calledIn }: Side,
  { calls: often }: TlPlays['options'],
): boolean => (often === 'perConflict' ? calls === 0 : calledIn !== round)

/** TA14: in a healing scene a trait is called by one side only, since both call the same sheet. */
export const isUsed = ({ healing, sides }: Conflict, side: SideName, id: string): boolean =>
  Object.hasOwn(sides[side].used, id) || (healing !== null && Object.hasOwn(sides[otherSide(side)].used, id))

/** TA14, T-R64: whether a side may write a burden on the other at all. */
export const mayBurden = (conflict: Conflict, by: SideName, options: TlPlays['options']): boolean =>
  figureOf(conflict.sides[otherSide(by)]) !== null &&
  (conflict.healing === null || options.healingNewBurdens === 'allowed')
