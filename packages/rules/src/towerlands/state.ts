/**
 * What lies on the table of *Towerlands*.
 *
 * A *hero* belongs to a seat and has its id. An *other* is anybody whom the GM plays: what the table knows of them stands
 * here, their *sheet* is the GM's. A *figure* is either. A *conflict* has two *sides*, `first` (who proposed it) and
 * `second`; each has a *principal*, a seat or the GM. A *step* is the number of a window in which several people act (D13).
 */
import type { Plays } from '../house/house.ts'
import type { SeatId } from '../table/ids.ts'
import type { Conflict } from './conflict.ts'
import type { TlOptions } from './options.ts'

export * from './conflict.ts'

/** T-R15. */
export const DOMAINS = ['physical', 'mental', 'social', 'emotional', 'spiritual'] as const
export type Domain = (typeof DOMAINS)[number]

/** T-R10, T-R18 to T-R24. */
export const TRAIT_KINDS = [
  'loyalty', 'friend', 'foe', 'kingdom', 'spiritbond', 'tradition', 'fetish', 'well',
] as const // prettier-ignore
export type TraitKind = (typeof TRAIT_KINDS)[number]

/** T-R7. `spent`: dice that a Well has given already (TA2, `wells: pool`). */
export type Trait = {
  readonly kind: TraitKind
  readonly name: string
  readonly note: string
  readonly rating: number
  readonly spent: number
}
export type TraitId = string

/** T-R17. `from`: the conflict in which it was gained, where it can't be called (T-R58). */
export interface Burden {
  readonly name: string
  readonly domain: Domain
  readonly value: number
  readonly from: string | null
}
export type BurdenId = string

export type Sheet = {
  readonly name: string
  readonly about: string
  readonly influence: number
  readonly domains: Readonly<Record<Domain, number>>
  readonly traits: Readonly<Record<TraitId, Trait>>
}

export interface Hero {
  /** `draft`: its player writes, unseen · `submitted`: the GM reads · `playing`. */
  readonly stage: 'draft' | 'submitted' | 'playing'
  /** `null` while it is a draft. With private sheets only traits that were called stand here; the rest in `between`. */
  readonly sheet: Sheet | null
  readonly burdens: Readonly<Record<BurdenId, Burden>>
  readonly storyPoints: number
}

/** What the table knows of somebody whom the GM plays: burdens, and traits once they were called. */
export interface Other {
  readonly name: string
  readonly traits: Readonly<Record<TraitId, Trait>>
  readonly burdens: Readonly<Record<BurdenId, Burden>>
}
export type OtherId = string

export interface TlTable {
  /** `making` before play opens · `play` · `closed` a book. */
  readonly phase: 'making' | 'play' | 'closed'
  /** What the towerland is like: the GM's sentence. */
  readonly setting: string
  /** TA4: the Kingdom trait that all heroes share. */
  readonly kingdom: { readonly name: string; readonly rating: number }
  readonly heroes: Readonly<Record<SeatId, Hero>>
  readonly others: Readonly<Record<OtherId, Other>>
  readonly conflict: Conflict | null
}

/** Prepared by the GM, and hers: what of it is used becomes public. */
export interface OtherSheet extends Sheet {
  readonly note: string
}

export interface TlGm {
  readonly others: Readonly<Record<OtherId, OtherSheet>>
}

export interface TlSeat {
  /** The sheet while only its player may see it; `null` once it is in play. */
  readonly draft: Sheet | null
}

export interface TlBetween {
  /** Traits that were not called yet, with private sheets; else empty. */
  readonly traits: Readonly<Record<TraitId, Trait>>
}

export interface TlSealed {
  readonly [never: string]: never
}

export interface TlPlays extends Plays {
  options: TlOptions
  table: TlTable
  gm: TlGm
  seat: TlSeat
  between: TlBetween
  sealed: TlSealed
}
