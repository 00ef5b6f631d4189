/**
 * The shapes of a rule. What a rule *takes* (`Legals`) is everybody's and stands in `<rule>.legal.ts`; what it *decides* and
 * what that *changes* (`Rule`) is the authority's and stands in `<rule>.ts`. Both are tables keyed by type.
 */
import type { Deciding, Decision } from '../contract/game.ts'
import type { Drafts } from '../contract/drafts.ts'
import type { HouseEvent } from '../house/events.ts'
import type { TableView } from '../house/house.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { NmlCommand } from './commands.ts'
import type { NmlEvent } from './events.ts'
import type { NmlOptions } from './options.ts'
import type { NmlPlays, NmlTable } from './state.ts'

export type CommandsByType = { readonly [C in NmlCommand as C['type']]: C }
export type EventsByType = { readonly [E in NmlEvent as E['type']]: E }

/** What `legal` looks at: the actor's own view, and nothing beyond it. */
export interface Looking {
  readonly view: TableView<NmlPlays>
  readonly play: NmlTable
  readonly options: NmlOptions
  readonly actor: Actor
}

export type Legals<C extends NmlCommand['type']> = {
  readonly [T in C]: (looking: Looking, command: CommandsByType[T]) => Refusal | null
}

export type NmlDeciding = Deciding<NmlPlays>
export type NmlDecision = Decision<NmlEvent | HouseEvent>
export type NmlDrafts = Drafts<NmlPlays>

export type Decides<C extends NmlCommand['type']> = {
  readonly [T in C]: (deciding: NmlDeciding, command: CommandsByType[T]) => NmlDecision
}

export type Evolves<E extends NmlEvent['type']> = {
  readonly [T in E]: (event: EventsByType[T], drafts: NmlDrafts) => void
}

export interface Rule<C extends NmlCommand['type'], E extends NmlEvent['type']> {
  readonly decide: Decides<C>
  readonly evolve: Evolves<E>
}
