/**
 * What lies on the table of *New and Magic Land*.
 *
 * A *settler* belongs to a seat and has its id. A *conflict* has two *sides*, `first` (who declared it) and `second`; each
 * has a *principal*, a seat or the GM. A *bundle* is some gathered dice with one reason. A *step* is the number of a window
 * in which several people act (D13): each addition raises it.
 */
import type { Plays } from '../house/house.ts'
import type { SeatId } from '../table/ids.ts'
import type { NmlOptions } from './options.ts'

/** N-R4, D5: current = score − spent. */
export interface Pool {
  readonly score: number
  readonly spent: number
}

/** N-R21: physical conflicts risk Grit, all others Heart. */
export type PoolName = 'grit' | 'heart'

export const ASPECTS = ['1', '2', '3'] as const
export type AspectId = (typeof ASPECTS)[number]

/** N-R7. `seat` is set where the person is another settler. A rating of 0 is a broken tie (NA6). */
export interface Relationship {
  readonly name: string
  readonly note: string
  readonly rating: number
  readonly seat: SeatId | null
}
export type RelationshipId = string

export interface Settler {
  /** `draft`: its player writes · `submitted`: the GM reads · `playing` · `out`: its story has ended (N-R5). */
  readonly stage: 'draft' | 'submitted' | 'playing' | 'out'
  readonly name: string
  readonly grit: Pool
  readonly heart: Pool
  readonly aspects: Readonly<Record<AspectId, string>>
  readonly relationships: Readonly<Record<RelationshipId, Relationship>>
  /** N-R8; `null` while it is secret (D2): then it stands in `between`. */
  readonly past: string | null
  readonly dream: string
  /** N-R10, NA28: this season's, fixed once told; empty until then. */
  readonly goal: string
  readonly victoryDice: number
  readonly harvestDice: number
  /** How its story ended; empty while it goes on. */
  readonly ending: string
}

export const SEASONS = ['travel', 'fall', 'winter', 'spring', 'summer', 'festival'] as const
export type SeasonName = (typeof SEASONS)[number]

export interface Season {
  /** Counted from 1. */
  readonly number: number
  readonly name: SeasonName
  /** The hash that binds the GM to Rating and supply (D1). */
  readonly commitment: string
  /** The supply of Drama Dice is spent: the season is closing (NA5). */
  readonly closing: boolean
  /** N-R14: settlers in play when it opened. */
  readonly settlers: number
  /** What everyone knows of the GM's numbers (D1); `null`: not yet. */
  readonly known: { readonly pool: number | null; readonly rating: number | null; readonly supply: number | null }
}

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

/** A season that is over, its secrets opened (D1). */
export interface PastSeason {
  readonly name: SeasonName
  readonly rating: number
  readonly supply: number
  readonly left: number
}

export interface NmlTable {
  readonly phase: 'making' | 'season' | 'between'
  readonly settlers: Readonly<Record<SeatId, Settler>>
  readonly season: Season | null
  readonly past: readonly PastSeason[]
  readonly conflict: Conflict | null
}

/** Prepared by the GM; its Aspects become public one by one, as a Drama Die is spent on each (D1). */
export interface Opposition {
  readonly name: string
  readonly note: string
  /** Six lines, `1` to `6`; an empty one is free. */
  readonly aspects: Readonly<Record<string, string>>
}

/** One sealed throw, the GM's side of it (D1), until the season ends. */
export interface SealedRoll {
  readonly throw: number
  readonly conflict: string
  readonly side: Exclude<RolledSide, { readonly hidden: true }>
}

export interface NmlGm {
  /** This season's Rating, what it started with and what is left; `null` between seasons. */
  readonly season: {
    readonly rating: number
    readonly supply: number
    readonly left: number
    /** The Conflict Pool: the Rating, less what was spent. */
    readonly pool: Pool
    readonly salt: string
    readonly sealedRolls: readonly SealedRoll[]
  } | null
  /** N-R12: ratings used so far. */
  readonly used: readonly number[]
  readonly oppositions: Readonly<Record<string, Opposition>>
}

export interface NmlSeat {
  readonly [never: string]: never
}

export interface NmlBetween {
  /** The Past while it is secret (D2); else `null`. */
  readonly past: string | null
}

export interface NmlSealed {
  readonly [never: string]: never
}

export interface NmlPlays extends Plays {
  options: NmlOptions
  table: NmlTable
  gm: NmlGm
  seat: NmlSeat
  between: NmlBetween
  sealed: NmlSealed
}
