/**
 * The *house* is what every table has, whatever is played at it: seats, the chapter of the dice, notes. A game's own part
 * of a compartment is its `play`.
 */
import type { Shape, State, View } from '../table/compartment.ts'
import type { GameId, SeatId } from '../table/ids.ts'
import type { Json } from '../table/json.ts'
import type { Boundaries, Pause } from './safety/boundaries.ts'
import type { Passing } from './seats/passing.ts'
import type { Slips } from './slips/slip.ts'
import type { Delay } from './watching/delay.ts'

export const COLOURS = [
  'madder', 'indigo', 'moss', 'ochre', 'plum', 'teal', 'rust', 'slate', 'rose', 'olive', 'sky', 'umber',
] as const // prettier-ignore
export type Colour = (typeof COLOURS)[number]

export interface Seat {
  readonly name: string
  readonly colour: Colour
  /** Counted from 1, in the order in which seats were taken. */
  readonly order: number
  /** Absent: somebody holds it. `vacant`: it is free to be taken up, as it is. `closed`: it is out of the play. */
  readonly place?: 'vacant' | 'closed'
}

/** A stretch of play under one seed: a season, a conflict, a floor. Everything here is public. */
export interface Chapter {
  readonly id: string
  /** SHA-256 of the seed, published before anybody sent a nonce. */
  readonly commitment: string
  /** What each browser added, by seat id or `chair`; hexadecimal. */
  readonly nonces: Readonly<Record<string, string>>
  /** The nonces as they count, once the first throw has fixed them. */
  readonly fixed: string | null
  /** How many throws there were. */
  readonly thrown: number
}

export interface TableHouse<Options = Readonly<Record<string, Json>>, Play = object> {
  readonly game: GameId
  readonly title: string
  readonly options: Options
  /** Options are frozen once play begins (D8). */
  readonly begun: boolean
  /** The table has ended: it can be read by its links, and nothing can be done at it any more. */
  readonly ended: boolean
  /** Nobody new comes in. */
  readonly locked?: true
  /** The chair is on its way to somebody else. */
  readonly passing?: Passing
  /** Lines and veils; absent: nobody has written any. */
  readonly boundaries?: Boundaries
  /** The table has stopped. Who asked for it is nowhere. */
  readonly pause?: Pause
  /** Those who watch see it later; absent: as it is. */
  readonly delay?: Delay
  readonly seats: Readonly<Record<SeatId, Seat>>
  readonly chapter: Chapter | null
  readonly play: Play
}

export interface GmHouse<Play = object> {
  readonly notes: string
  /** Quick notes and what was prepared; absent: nothing was written yet. */
  readonly slips?: Slips
  readonly play: Play
}

export interface SeatHouse<Play = object> {
  /** The player's own: nobody else's, the chair's neither. */
  readonly notes: string
  readonly play: Play
}

export interface BetweenHouse<Play = object> {
  readonly play: Play
}

export interface SealedHouse<Play = object> {
  /** Hashes of the keys in the links. After the chair has changed hands there are several of a kind: the newest is first. */
  readonly keys: {
    readonly chair: string
    readonly player: string | readonly string[]
    readonly spectator: string | readonly string[]
    readonly recovery: string
  }
  /** Raised by each rotation of a link; room names carry it. */
  readonly generations: { readonly chair: number; readonly player: number; readonly spectator: number }
  /** Hash of each seat's token. */
  readonly tokens: Readonly<Record<SeatId, string>>
  /** Links to a seat for another device: the hash of each, and until when it is good, milliseconds since 1970. */
  readonly moves?: Readonly<Record<SeatId, { readonly code: string; readonly until: number }>>
  readonly seed: string | null
  readonly play: Play
}

/** What a game keeps in each compartment, beside the house's own. */
export interface Plays {
  options: object
  table: object
  gm: object
  seat: object
  between: object
  sealed: object
}

export interface HouseShape<P extends Plays> extends Shape {
  table: TableHouse<P['options'], P['table']>
  gm: GmHouse<P['gm']>
  seat: SeatHouse<P['seat']>
  between: BetweenHouse<P['between']>
  sealed: SealedHouse<P['sealed']>
}

export type TableState<P extends Plays> = State<HouseShape<P>>
export type TableView<P extends Plays> = View<HouseShape<P>>

export const seatIds = (table: { readonly seats: Readonly<Record<SeatId, unknown>> }): SeatId[] =>
  Object.keys(table.seats) as SeatId[]
