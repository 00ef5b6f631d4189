/**
 * The shapes of a rule. What a rule *takes* (`Legals`) is everybody's and stands in `<rule>.legal.ts`; what it *decides* and
 * what that *changes* is the authority's and stands in `<rule>.ts`. Both are tables keyed by type.
 *
 * Most rules are about one run and look at nothing else (`RunRule`): the table, a runner's compartment and a simulation
 * play them alike.
 */
import type { Draft } from 'mutative'
import type { Drafts } from '../contract/drafts.ts'
import type { Deciding, Decision } from '../contract/game.ts'
import type { HouseEvent } from '../house/events.ts'
import type { TableView } from '../house/house.ts'
import type { Addressed } from '../table/event.ts'
import type { SeatId } from '../table/ids.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { ItCommand } from './commands.ts'
import type { ItEvent, Tower } from './events.ts'
import type { ItOptions } from './options.ts'
import type { Rolls } from './rolls.ts'
import type { ItPlays, ItTable, Run } from './state.ts'

export type CommandsByType = { readonly [C in ItCommand as C['type']]: C }
export type EventsByType = { readonly [E in ItEvent as E['type']]: E }

/** What `legal` looks at: the actor's own view, and nothing beyond it. */
export interface Looking {
  readonly view: TableView<ItPlays>
  readonly play: ItTable
  readonly options: ItOptions
  readonly actor: Actor
}

export type Legals<C extends ItCommand['type']> = {
  readonly [T in C]: (looking: Looking, command: CommandsByType[T]) => Refusal | null
}

/** What a rule about one run looks at. */
export interface Acting {
  readonly run: Run
  readonly tower: Tower
  /** Who acts; in a party not always whose turn it is. */
  readonly seat: SeatId
  readonly options: ItOptions
  readonly rolls: Rolls
}

/** Commands and events about one run. */
export type RunCommand = Extract<ItCommand, { readonly run: string }>
export type RunEvent = Extract<ItEvent, { readonly tower: Tower }>
export type RunEvents = readonly RunEvent[]
export type RunEventType = Exclude<RunEvent['type'], 'run-begun'>

export interface RunRule<C extends RunCommand['type'], E extends RunEventType> {
  readonly decide: { readonly [T in C]: (acting: Acting, command: CommandsByType[T]) => RunEvents }
  readonly evolve: { readonly [T in E]: (event: EventsByType[T], run: Draft<Run>) => void }
}

export type ItDeciding = Deciding<ItPlays>
export type ItDecision = Decision<ItEvent | HouseEvent>
export type ItEvents = readonly Addressed<ItEvent | HouseEvent>[]
export type ItDrafts = Drafts<ItPlays>

/** Rules about the table: who goes down, races, the end. */
export interface Rule<C extends ItCommand['type'], E extends ItEvent['type']> {
  readonly decide: { readonly [T in C]: (deciding: ItDeciding, command: CommandsByType[T]) => ItDecision }
  readonly evolve: { readonly [T in E]: (event: EventsByType[T], drafts: ItDrafts) => void }
}
