/**
 * What a game supplies. The *open half* is everybody's: options, commands, what is legal for a viewer and why not, what
 * is said about an event. The *authority's half* holds what only the server runs: begin, decide, evolve.
 *
 * decide  (state, actor, command, chance) → events | refusal    pure; says what happens
 * evolve  (event, drafts)                                        pure; says what that changes
 */
import type { z } from 'zod'
import type { Plays, TableHouse, TableState, TableView } from '../house/house.ts'
import type { Visible } from '../table/compartment.ts'
import type { Addressed, Event } from '../table/event.ts'
import type { HouseEvent } from '../house/events.ts'
import type { GameId, SeatId } from '../table/ids.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Most } from '../table/most.ts'
import type { Actor } from '../table/viewer.ts'
import type { DrawnDie, Dice } from '../dice/dice.ts'
import type { Chance } from './chance.ts'
import type { Drafts } from './drafts.ts'
import type { Undoing } from './undoing.ts'
import type { Upcast } from './upcast.ts'

/** A choice that a table makes when it is set up (D8), with the line of the rules that it interprets. */
export interface OptionNote {
  readonly key: string
  /** The rule or ruling, such as `D1` or `NA6`. */
  readonly rule: string
  /** The default first. */
  readonly choices: readonly { readonly value: string }[]
}

/** What is said of an option, and of each of its values. */
export interface OptionSaid<Value extends string = string> {
  readonly title: string
  /** The question, in our own words. */
  readonly about: string
  readonly choices: { readonly [value in Value]: { readonly title: string; readonly about: string } }
}

/** What is said of a game’s options, by their keys. */
export type OptionsSaid = { readonly [key: string]: OptionSaid }

/** What the chair is called in a game: one who knows more than the players, or one who only keeps the table. */
export type Chair = 'gm' | 'host'

/** A command of a game as it comes from the wire: `id` and `as` are the house's, the rest is the game's. */
export interface Command {
  readonly type: string
}

/** What a field that can be edited accepts (`edit` commands). */
export interface Field {
  readonly schema: z.ZodType<string | number | boolean | null>
}

/** How the chronicle and the live region put an event. `kind` chooses the card. */
export interface Said {
  readonly kind: 'telling' | 'talk' | 'deed' | 'roll' | 'turn' | 'secret'
  /** One or two sentences in plain words: verdict first, then the number. Spoken as it stands. */
  readonly text: string
  /** What is folded away: what made the numbers up. */
  readonly details?: readonly string[]
}

/** Names for the ids that an event mentions. */
export interface Names {
  seat(seat: SeatId): string
  chair: string
}

/** A throw as the chronicle shows it, for whoever recomputes it: `dice` may leave out what is still hidden. */
export interface ShownThrow {
  readonly number: number
  readonly dice: readonly DrawnDie[]
}

/** A secret that the server binds itself to with a salt, and opens later: a number that the GM hides. */
export type ShownSecret = { readonly of: string; readonly commitment: string } & (
  | { readonly is: 'promised' }
  | { readonly is: 'opened'; /** The words that were hashed. */ readonly secret: string; readonly salt: string }
)

export interface OpenGame<P extends Plays = Plays, C extends Command = Command, E extends Event = Event> {
  readonly id: GameId
  readonly title: string
  readonly chair: Chair
  /** Parses options and fills in the defaults. */
  readonly options: z.ZodType<P['options']>
  readonly optionNotes: readonly OptionNote[]
  /** Fetches what is said of them, for whoever shows them; left out where there are none. */
  optionWords?(): Promise<OptionsSaid>
  /** Parses a command; unknown keys are refused. */
  readonly commands: z.ZodType<C>
  /** Strict schemas of `play` in each compartment: what a viewer may receive and nothing more. */
  readonly views: { readonly [part in 'table' | 'gm' | 'seat' | 'between']: z.ZodType<P[part]> }
  /** Strict schemas of the game's events that are said; with the house's they are all that a line may hold. */
  readonly events: z.ZodType<E>
  /** Why the actor may not do this now, judged from what they can see; `null` where they may. */
  legal(view: TableView<P>, actor: Actor, command: C): Refusal | null
  /** What the field at this path accepts from this actor, or why they may not edit it. */
  field(view: TableView<P>, actor: Actor, compartment: Visible, path: readonly string[]): Field | Refusal
  /** What is said of an event; `null`: nothing, it only changes the state. */
  say(event: E, names: Names): Said | null
  /** Why nothing is taken back at this table; `null`: it is (UNDO-1). Left out: nothing is in this game. */
  takingBack?(table: TableHouse<P['options'], P['table']>): string | null
  /** The throws that an event shows: mostly one or none. */
  shown(event: E): readonly ShownThrow[]
  /** The secret that an event promises or opens; left out where the game has none. */
  bound?(event: E): ShownSecret | null
}

export interface Deciding<P extends Plays> {
  readonly state: TableState<P>
  /** The actor's own view, which `legal` has already judged. */
  readonly view: TableView<P>
  readonly actor: Actor
  readonly chance: Chance
  /** The throw of this command. Drawing from it is what makes it a throw; @throws where no chapter is open. */
  readonly dice: () => Dice
}

export type Decision<E extends Event> = readonly Addressed<E>[] | Refusal

export interface Game<P extends Plays = Plays, C extends Command = Command, E extends Event = Event> extends OpenGame<
  P,
  C,
  E
> {
  /** The shape version of this game's part of the state, from 1. */
  readonly shape: number
  /** How each older shape becomes the next: the first is from 1 to 2. As many as `shape` is above 1. */
  readonly upcasts?: readonly Upcast[]
  /** What a copy may claim at most (COPY-7), beside what the house says. */
  readonly most?: Partial<Most>
  /** The path of what is more than play comes to, where only several things together tell; left out: nothing is. */
  beyond?(view: TableView<P>): string | null
  /** The parts of a new table. */
  begin(options: P['options']): { table: P['table']; gm: P['gm']; sealed: P['sealed'] }
  /** What taking a seat adds; `join` happens in `evolve` of the house event `seated`, so it must be pure. */
  join(options: P['options']): { seat: P['seat']; between: P['between'] }
  /** What taking a seat changes in the public part. */
  seated(seat: SeatId, table: { play: P['table']; readonly options: P['options'] }): void
  /** What another option changes, before play begins (D8); left out where nothing depends on it. */
  optionChosen?(chosen: { readonly key: string; readonly value: string }, drafts: Drafts<P>): void
  /** What follows in the game when a seat is closed; left out: its part stays as it is, and the chair may act for it. */
  seatClosed?(seat: SeatId, deciding: Deciding<P>): readonly Addressed<E | HouseEvent>[]
  /** What the end of the table brings about, before it ends; left out: the chapter of the dice is closed. */
  ending?(deciding: Deciding<P>): readonly Addressed<E | HouseEvent>[]
  /** How acts of this game are taken back; left out: none is. */
  readonly undoing?: Undoing<P>
  decide(deciding: Deciding<P>, command: C): Decision<E | HouseEvent>
  evolve(event: E, drafts: Drafts<P>): void
}
