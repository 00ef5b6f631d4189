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
import type { Conflict, Principal, RolledSide } from './conflict.ts'

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

/** N-R15: a scene that was set: who is there, and what is going on. */
export interface Scene {
  /** Counted through the season, from 1. */
  readonly number: number
  readonly setBy: Principal
  readonly present: Readonly<Record<SeatId, true>>
  readonly about: string
}

/**
 * NA25: whose turn it is to set a scene: the GM, then the players by seat, round and round. `turn` is the number of the
 * window (D13): each scene that is closed and each pass raises it.
 */
export interface SceneTurn {
  readonly holder: Principal
  readonly turn: number
  /** How many scenes this season has had. */
  readonly scenes: number
}

/**
 * N-R48 to N-R54: where one settler stands at the season's end. The steps come in this order (`loss` after `restore` with
 * `lossBeforeRefresh: off`); a settler who is put out on the way ends with `last-words`.
 */
export type Ending =
  /** N-R48: roll the Victory Dice. */
  | { readonly step: 'roll' }
  /** Tell how the Goal went. `sixes` decide what comes next. */
  | { readonly step: 'tell'; readonly sixes: number }
  /** N-R49: the Goal was reached: that many points to split. */
  | { readonly step: 'points'; readonly sixes: number }
  /** N-R51: it was not: one point of a pool goes. */
  | { readonly step: 'loss' }
  /** N-R52: a new Relationship, or one that grows. */
  | { readonly step: 'relationship' }
  /** N-R53: one die and all ratings. */
  | { readonly step: 'refresh' }
  /** That many spent points come back, as wished. */
  | { readonly step: 'restore'; readonly amount: number }
  /** N-R54: keep the Dream, or change it. */
  | { readonly step: 'dream' }
  /** N-R5, NA17: the loss has emptied a pool: tell how the story ended. */
  | { readonly step: 'last-words' }
  | { readonly step: 'done' }

/** What a settler's season's end still has to remember along its steps. */
export interface SeasonEnd {
  readonly at: Ending
  /** The Goal was reached; `null` until the roll. */
  readonly achieved: boolean | null
  /** NA18 with `pcBonus: refresh`: one more point, since the tie is to a settler. */
  readonly bonus: boolean
}

/** N-R56, N-R57: what came of a Dream. */
export type Fate = 'fulfilled' | 'unfulfilled' | 'disaster'

/** N-R55 to N-R57: one settler after the other: `feast` (tell the doings), `roll`, `fate` (tell what came of it). */
export interface Festival {
  /** Whose turn it is; `null`: all have told. */
  readonly turn: SeatId | null
  readonly step: 'feast' | 'roll' | 'fate'
  readonly order: readonly SeatId[]
  readonly fates: Readonly<Record<SeatId, Fate>>
}

/** NA26: a settler whose story has ended and whose player has begun a new one. */
export interface Fallen {
  readonly seat: SeatId
  readonly name: string
  readonly dream: string
  readonly ending: string
}

export interface NmlTable {
  /**
   * `making` before the first season · `season` · `ending` the season's end · `between` before the next · `festival` ·
   * `closed` a book.
   */
  readonly phase: 'making' | 'season' | 'ending' | 'between' | 'festival' | 'closed'
  /** Where the story is set: the GM's sentence. */
  readonly setting: string
  readonly settlers: Readonly<Record<SeatId, Settler>>
  /** Those who were replaced, in the order of their ends; who is out and has no successor stands among `settlers`. */
  readonly fallen: readonly Fallen[]
  readonly season: Season | null
  readonly past: readonly PastSeason[]
  readonly turn: SceneTurn | null
  readonly scene: Scene | null
  readonly conflict: Conflict | null
  /** By settler, during `ending`; else empty. */
  readonly endings: Readonly<Record<SeatId, SeasonEnd>>
  readonly festival: Festival | null
}

/** Prepared by the GM; its Aspects become public one by one, as a Drama Die is spent on each (D1). */
export interface Opposition {
  readonly name: string
  readonly note: string
  /** Six lines, `1` to `6`; an empty one is free. */
  readonly aspects: Readonly<Record<string, string>>
  /** Used, and ticked off. */
  readonly done?: true
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
