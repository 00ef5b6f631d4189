/** A conflict as it lies on the table (N-R19 to N-R47). The words are those of `state.ts`. */
import type { SeatId } from '../table/ids.ts'
import type { AspectId, PoolName, RelationshipId } from './state.ts'

export const SIDES = ['first', 'second'] as const
export type SideName = (typeof SIDES)[number]
export type BySide<T> = { readonly [side in SideName]: T }
export type Principal = SeatId | 'gm'

/** Why dice lie on a side (N-R23 to N-R31). */
export type Why =
  | { readonly kind: 'always' }
  | { readonly kind: 'aspect'; readonly aspect: AspectId; readonly text: string }
  | {
      readonly kind: 'relationship'
      readonly relationship: RelationshipId
      readonly name: string
      readonly rating: number
    }
  | { readonly kind: 'victory'; readonly complication: string }
  | { readonly kind: 'drama'; readonly text: string }
  | { readonly kind: 'past'; readonly of: SeatId; readonly text: string }
  | { readonly kind: 'help'; readonly relationship: RelationshipId; readonly name: string; readonly rating: number }

export interface Bundle {
  readonly dice: number
  readonly why: Why
  readonly by: Principal
  /** In the order in which they were gathered, counted from 1. */
  readonly order: number
  /** Thrown already: it stays, whatever happens (NA12). */
  readonly thrown: boolean
}
export type BundleId = string

export interface Side {
  readonly principal: Principal
  /** What the opposition is called, where the GM stands for it; for a settler, empty: their own name counts. */
  readonly name: string
  readonly stakes: string
  /** Agreed to both stakes as they stand (N-R20). */
  readonly accepted: boolean
  readonly ready: boolean
  readonly bundles: Readonly<Record<BundleId, Bundle>>
}

/** One thrown die: a chain of faces where it exploded (N-R35). `die` is its index in the throw. */
export interface ThrownDie {
  readonly die: number
  readonly bundle: BundleId
  readonly faces: readonly number[]
  /** The sum of the chain. */
  readonly value: number
}

/** N-R36. `hidden`: the GM's side under sealed Drama Dice (D1); how many dice is all that is told. */
export type RolledSide =
  | {
      readonly hidden: false
      readonly dice: readonly ThrownDie[]
      readonly best: number
      readonly pool: number
      readonly total: number
    }
  | { readonly hidden: true; readonly count: number }

export interface Roll {
  /** The number of the throw in the season's chapter. */
  readonly throw: number
  readonly sides: BySide<RolledSide>
  /** Who leads; `null`: a tie (N-R38). */
  readonly leads: SideName | null
}

export interface Complication {
  readonly seat: SeatId
  /** Empty while the GM owes it (D3). */
  readonly text: string
}

/** What a conflict has at every stage. */
interface Conflicting {
  readonly id: string
  /** The number of the window (D13). */
  readonly step: number
  readonly pool: PoolName
  readonly declaredBy: Principal
  /** The scene that it belongs to (N-R15). */
  readonly scene: number
  readonly sides: BySide<Side>
  /** The Drama Dice that the GM gave away in a conflict between settlers went to this side (N-R31, NA21). */
  readonly gift: SideName | null
  /** N-R29, NA20: the Past has been called in this conflict. */
  readonly pastCalled: boolean
  readonly complications: Readonly<Record<string, Complication>>
  /** How many rolls there were, how often stakes were raised, and the last roll. */
  readonly rolls: number
  readonly raised: number
  readonly roll: Roll | null
}

export type Outcome =
  | { readonly how: 'roll' | 'concession' | 'harvest'; readonly winner: SideName }
  | { readonly how: 'stalemate'; readonly winner: null }

/** Where a conflict stands, and what only that stage has. */
export type Stage =
  | { readonly stage: 'stakes' }
  | { readonly stage: 'gather' }
  /** `lower` may escalate or give in; `null`: a tie, both may draw it out or let it rest. */
  | { readonly stage: 'result'; readonly lower: SideName | null; readonly rests: BySide<boolean> }
  /** N-R32, N-R33, D4: a Harvest Die burns; who holds one on the other side answers (`true`: has not yet). */
  | {
      readonly stage: 'counter'
      readonly burner: SideName
      readonly waiting: Readonly<Record<SeatId, boolean>>
      readonly back: 'gather' | 'result'
    }
  /** What it leaves behind. Closes by itself when nothing is owed any more. */
  | {
      readonly stage: 'rewards'
      readonly outcome: Outcome
      readonly narrator: Principal
      readonly narrated: boolean
      /** N-R46: who may still raise one of these, or not. */
      readonly gains: Readonly<Record<SeatId, { readonly may: readonly RelationshipId[] }>>
      /** N-R44: settlers whose story ends with this conflict and is not told yet. */
      readonly endings: Readonly<Record<SeatId, boolean>>
    }

export type Conflict = Conflicting & Stage
