/**
 * The shapes of a rule. What a rule *takes* (`Legals`) is everybody's and stands in `<rule>.legal.ts`; what it *decides* and
 * what that *changes* (`Rule`) is the authority's and stands in `<rule>.ts`. Both are tables keyed by type.
 */
import type { Drafts } from '../contract/drafts.ts'
import type { Deciding, Decision } from '../contract/game.ts'
import type { HouseEvent } from '../house/events.ts'
import type { TableView } from '../house/house.ts'
import type { Addressed } from '../table/event.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { TlCommand } from './commands.ts'
import type { TlEvent } from './events.ts'
import type { TlOptions } from './options.ts'
import type { TlPlays, TlTable } from './state.ts'

export type CommandsByType = { readonly [C in TlCommand as C['type']]: C }
export type EventsByType = { readonly [E in TlEvent as E['type']]: E }

/** What `legal` looks at: the actor's own view, and nothing beyond it. */
export interface Looking {
  readonly view: TableView<TlPlays>
  readonly play: TlTable
  readonly options: TlOptions
  readonly actor: Actor
}

export type Legals<C extends TlCommand['type']> = {
  readonly [T in C]: (looking: Looking, command: CommandsByType[T]) => Refusal | null
}

export type TlDeciding = Deciding<TlPlays>
export type TlDecision = Decision<TlEvent | HouseEvent>
export type TlEvents = readonly Addressed<TlEvent | HouseEvent>[]
export type TlDrafts = Drafts<TlPlays>

export type Decides<C extends TlCommand['type']> = {
  readonly [T in C]: (deciding: TlDeciding, command: CommandsByType[T]) => TlDecision
}

export type Evolves<E extends TlEvent['type']> = {
  readonly [T in E]: (event: EventsByType[T], drafts: TlDrafts) => void
}

export interface Rule<C extends TlCommand['type'], E extends TlEvent['type']> {
  readonly decide: Decides<C>
  readonly evolve: Evolves<E>
}
