/** A conflict as it lies on the table (T-R26 to T-R74). The words are those of `state.ts`. */
import type { SeatId } from '../table/ids.ts'
import type { BySide, SideName } from './dice/compare.ts'
import type { Dice } from './dice/die.ts'
import type { BurdenId, Domain, OtherId, TraitId } from './state.ts'

export { SIDES, otherSide, type BySide, type SideName } from './dice/compare.ts'
export type { Dice, Die, DieId } from './dice/die.ts'

export type Principal = SeatId | 'gm'

export interface Side {
  readonly principal: Principal
  /** Whom the GM plays here; `null` for a hero, and for the burden in a healing scene. */
  readonly other: OtherId | null
  readonly name: string
  /** T-R28: what this side expects to win, and to lose. */
  readonly win: string
  readonly lose: string
  /** T-R65: the burden that is this side's main goal; empty: none. */
  readonly goal: string
  readonly accepted: boolean
  readonly ready: boolean
  /** TA19: would end it without a result. */
  readonly callsOff: boolean
  readonly influence: number
  /** Dice of the domain (T-R30, T-R31). */
  readonly rating: number
  readonly dice: Dice
  /** How many calls it has made, and in which round the last (TA9); 0: none. */
  readonly calls: number
  readonly calledIn: number
  /** What was called in this conflict. */
  readonly used: Readonly<Record<TraitId | BurdenId, true>>
  /** T-R53: a call changed its dice, so that it may swap piles until it is ready. */
  readonly swaps: boolean
  /** TA8: it has let its last chance go. */
  readonly declined: boolean
  /** The die that won it a round last, or, if none did, that was left over and became a burden (TA13). */
  readonly lastDie: number | null
}

/** What somebody calls (T-R51 to T-R61, TA2). */
export type Call =
  | { readonly kind: 'trait'; readonly trait: TraitId; readonly dice: string[]; readonly how: string }
  | { readonly kind: 'well'; readonly trait: TraitId; readonly dice: number; readonly how: string }
  /** An opponent's burden: its value against one of one's own dice. */
  | { readonly kind: 'burden'; readonly burden: BurdenId; readonly die: string; readonly how: string }
  /** One's own burden: the opponent takes its value, and chooses which die he gives. */
  | { readonly kind: 'own'; readonly burden: BurdenId; readonly how: string }

/** How a conflict was decided. `off`: not at all. */
export type How = 'left' | 'last' | 'concession' | 'stalemate' | 'off'

/** What a conflict has decided, and what its winner has of it. */
export interface Result {
  readonly winner: SideName | null
  readonly how: How
  /** T-R28: what the winner was out to win. */
  readonly win: string
  /** T-R65: the goal burden that comes of it. */
  readonly goal: { readonly name: string; readonly value: number; readonly domain: Domain } | null
}

/** TA8: the result that waits while the stakes are raised. */
export interface Suspended extends Result {
  /** The domains that this chain has used. */
  readonly domains: Domain[]
}

interface Conflicting {
  readonly id: string
  readonly step: number
  /** T-R69: `healing` sets a hero, `first`, against a burden. */
  readonly healing: { readonly burden: BurdenId } | null
  readonly proposedBy: Principal
  /** `null` until the GM has chosen (T-R29). */
  readonly domain: Domain | null
  /** Counted from 1. */
  readonly round: number
  /** Nothing has been compared or given up: dice that are added are kept as in the first roll (TA2). */
  readonly fresh: boolean
  readonly lastWon: SideName | null
  /** The last round was a tie (TA6). */
  readonly tied: boolean
  readonly sides: BySide<Side>
  readonly suspended: Suspended | null
}

/** Where a conflict stands, and what only that stage has. */
export type Stage =
  | { readonly stage: 'stakes' }
  /** The GM chooses the domain, and the dice of whom she plays. */
  | { readonly stage: 'domain' }
  /** A player asks for a healing scene. */
  | { readonly stage: 'setup' }
  | { readonly stage: 'roll' }
  | { readonly stage: 'window' }
  /** TA20: the GM lets a call pass, or strikes it. */
  | { readonly stage: 'approval'; readonly side: SideName; readonly call: Call; readonly name: string; readonly back: 'window' | 'chance' } // prettier-ignore
  /** T-R61: `side` chooses which of its dice becomes the burden's. */
  | { readonly stage: 'pick'; readonly side: SideName; readonly burden: BurdenId }
  /** T-R64: `side` has the higher die and plays it, or sacrifices it. */
  | { readonly stage: 'victory'; readonly side: SideName }
  /** T-R40, T-R41: first the winner tells, then the loser; after a tie both, the GM last. */
  | { readonly stage: 'narrate'; readonly winner: SideName | null; readonly told: BySide<boolean> }
  /** TA8: `side` is out of kept dice and may still call. */
  | { readonly stage: 'chance'; readonly side: SideName }
  /** T-R44: `side` has a die left and may write a burden. */
  | { readonly stage: 'burden'; readonly side: SideName; readonly how: How }
  /** T-R50: `side` responds to the burden that it got. */
  | { readonly stage: 'answer'; readonly side: SideName; readonly how: How }
  /** What is left to do: the loser accepts (or picks a die, T-R73), the winner tells. */
  | { readonly stage: 'aftermath'; readonly winner: SideName | null; readonly how: How; readonly accepted: boolean; readonly told: boolean } // prettier-ignore

export type Conflict = Conflicting & Stage
export type At<S extends Stage['stage']> = Conflict & { readonly stage: S }
