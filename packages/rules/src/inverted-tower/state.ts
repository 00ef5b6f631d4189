/**
 * What lies on the table of *The Inverted Tower*.
 *
 * A *delver* is a seat's character. A *run* is one way down, from the first floor to its end: of one delver in a tower of
 * their own, or of a party. The *mark* of a run is the newest room that it has come to; what is done until the next one is
 * a *stretch*. In a race runs lie in their owners' compartments, and others are told them stretch by stretch.
 */
import type { Plays } from '../house/house.ts'
import type { SeatId } from '../table/ids.ts'
import type { ItOptions } from './options.ts'
import type { EventKind, FloorLog, Room } from './room.ts'

export * from './room.ts'

/** I-R1. */
export const ATTRIBUTES = ['str', 'dex', 'int'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export type Delver = {
  readonly name: string
  readonly attributes: Readonly<Record<Attribute, number>>
  readonly hp: number
  readonly maxHp: number
  readonly daggers: number
  readonly potions: number
  readonly gold: number
  /** Experience since the last level (IA6): always less than 10 + level. */
  readonly xp: number
  readonly level: number
  /** Each gave one point of experience. */
  readonly kills: number
  /** Points of new levels that are still to be given to attributes: before the next roll (IA7). */
  readonly points: number
  readonly fate: 'in' | 'dead' | 'retired'
}

export type End = 'dead' | 'retired' | 'won'

/** 3.4: where a run stands. Merchant, treasure and bonfire need no stage: nothing has to be answered there. */
export type Stage =
  | { readonly kind: 'explore' }
  /** I-R16: the trap is known, and still to be faced. */
  | { readonly kind: 'trap'; readonly attribute: Attribute }
  /** I-R20: `left` monsters stand. `wandering`: they are not the room's own (IA15). */
  | { readonly kind: 'fight'; readonly left: number; readonly wandering: boolean }
  | { readonly kind: 'over'; readonly end: End }

export type Run = {
  readonly id: string
  /** Counted from 1 over all runs of the table. */
  readonly number: number
  readonly delvers: Readonly<Record<SeatId, Delver>>
  /** IA18: in the order of seats. One, in a tower of one's own. */
  readonly order: readonly SeatId[]
  /** Whose roll or move is next. */
  readonly turn: SeatId
  /** D13: raised by each roll and each move. */
  readonly step: number
  readonly stage: Stage
  readonly floor: number
  /** How many rooms of this floor were explored; rooms are numbered from 1. */
  readonly explored: number
  /** The room that they stand in; 0: where they came down. */
  readonly at: number
  /** Where they were before: whoever flees goes there (IA11). */
  readonly from: number
  /** The rooms of this floor that are listed, by number. */
  readonly rooms: Readonly<Record<string, Room>>
  /** I-R8: in which room of this floor each event is. */
  readonly events: Readonly<Record<EventKind, number | null>>
  /** Rooms of this floor up to a number are listed no more, unless they had an event; and what was killed in them. */
  readonly unlisted: { readonly upTo: number; readonly kills: number }
  /** Floors that were left, with their logs. */
  readonly past: readonly FloorLog[]
  /** What is listed no more, as the log has its bound. */
  readonly before: Counts
  /** Rooms explored on all floors. */
  readonly entered: number
  /** IA18, `partyMoves: majority`: where each would go. */
  readonly votes: Readonly<Record<SeatId, Way>>
  /** D11: since the newest room: how many commands threw dice, and which rooms changed. */
  readonly stretch: { readonly throws: number; readonly touched: readonly number[] }
}

export type Counts = {
  readonly floors: number
  readonly rooms: number
  readonly kills: number
}

/** Where a party would go: into a new room, down, or back to a room. */
export type Way = 'new' | 'down' | `room:${number}`

/** A run that has ended, as the table keeps it. */
export type BestRun = {
  readonly id: string
  readonly number: number
  readonly names: readonly string[]
  readonly end: End
  /** The score: deepest floor, then kills (IA4). */
  readonly floor: number
  readonly kills: number
  readonly rooms: number
  readonly before: Counts
  readonly floors: readonly FloorLog[]
}

/** Those who are about to go down together: a party, or the runners of a race. */
export interface Gathering {
  readonly for: 'party' | 'race'
  readonly delvers: Readonly<Record<SeatId, { readonly name: string; readonly attribute: Attribute }>>
}

export interface ItTable {
  /** Of each seat with a tower of its own: the run that is on, or the last one. In a race: as far as everyone may know. */
  readonly runs: Readonly<Record<SeatId, Run>>
  /** The party's run that is on, or its last one. */
  readonly party: Run | null
  readonly gathering: Gathering | null
  /** The race that is on. */
  readonly race: { readonly number: number; readonly runners: readonly SeatId[] } | null
  /** How many runs, and races, have begun. */
  readonly counted: { readonly runs: number; readonly races: number }
  /** Best first; bounded. */
  readonly best: readonly BestRun[]
}

export interface ItSeat {
  /** One's own run in the race that is on. */
  readonly run: Run | null
  /** The other runners', as far as one has come oneself. */
  readonly told: Readonly<Record<SeatId, Run>>
}

/** What a run did from one new room until the next, or until it left the floor or ended: the unit of telling. */
export type Stretch = {
  readonly floor: number
  /** The newest room; 0: none yet on this floor. */
  readonly room: number
  /** The delver afterwards, and the room where they then were. */
  readonly delver: Delver
  readonly at: number
  /** The rooms that it changed. */
  readonly rooms: Readonly<Record<string, Room>>
  /** How often dice were thrown in it. */
  readonly throws: number
  readonly end: End | null
}

/** A runner as the server alone knows them. */
export interface Runner {
  /** The mark: floor and room of the stretch that they are in. */
  readonly floor: number
  readonly room: number
  readonly over: boolean
  /** How often they threw dice in stretches that are done. */
  readonly throws: number
  /** Stretches that not everybody has been told. */
  readonly kept: readonly Stretch[]
}

export interface ItSealed {
  readonly runners: Readonly<Record<SeatId, Runner>>
}

export interface ItGm {
  readonly [never: string]: never
}
export type ItBetween = ItGm

export interface ItPlays extends Plays {
  options: ItOptions
  table: ItTable
  gm: ItGm
  seat: ItSeat
  between: ItBetween
  sealed: ItSealed
}
