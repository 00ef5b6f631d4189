/**
 * What a table that plays itself is made of. The *cast* sits at it; a *beat* is one command of one of them, and how long it
 * is left to stand before the next. The cast sees what people in its places would see, and sends what they would send.
 */
import type { SeatId, TableView } from '@homestake/rules'
import type { NmlCommand, NmlPlays } from '@homestake/rules/new-and-magic-land'
import type { HouseCommand } from '@homestake/rules'
import type { DemoWords } from './words/index.ts'

/** The three who play settlers, in the order of their seats. */
export const PLAYERS = ['hanna', 'josef', 'pell'] as const
export type Player = (typeof PLAYERS)[number]
export type Who = 'gm' | Player

export interface Beat {
  readonly who: Who
  readonly command: NmlCommand | HouseCommand
  /** Milliseconds. */
  readonly hold: number
}

/** What the next beat is, is decided when the one before has been done: by what has fallen. */
export type Beats = Generator<Beat, void>

export interface Stage {
  readonly words: DemoWords
  readonly seats: Readonly<Record<Player, SeatId>>
  /** The table as it is now, through the eyes of one of the cast. */
  readonly see: (who: Who) => TableView<NmlPlays>
}

/** How long a text is read, at some 1,300 characters a minute, and a moment to find it. */
export const reading = (text: string): number => 1_400 + 40 * text.length

/** A press of a button that changes something small. */
export const QUICK = 700
/** Something that has to be looked for on the screen. */
export const GLANCE = 2_600
/** Dice that fall, and are understood. */
export const DICE = 7_000

/** Something is told in the story. */
export const tells = (who: Who, text: string): Beat => says(who, 'telling', text)

/** Something is said across the table. */
export const talks = (who: Who, text: string): Beat => says(who, 'talk', text)

const says = (who: Who, kind: 'telling' | 'talk', text: string): Beat => ({
  who,
  command: { type: 'say', to: 'table', kind, text },
  hold: reading(text),
})

/** The one who plays a side, as the cast knows them. */
export const whoHolds = ({ seats }: Stage, principal: SeatId | 'gm'): Who =>
  PLAYERS.find((player) => seats[player] === principal) ?? 'gm'
