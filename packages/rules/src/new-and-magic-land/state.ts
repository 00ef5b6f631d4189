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
import type { Conflict, RolledSide } from './conflict.ts'

export * from './conflict.ts'

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
