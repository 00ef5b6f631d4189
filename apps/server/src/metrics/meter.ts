/**
 * What the parts of a server tell while they work, so that it can be counted. They know this list and nothing of who
 * counts. No table, seat or person is named here: a label that names one would grow without end, and tell too much.
 */
import type { GameId, RefusalCode } from '@homestake/rules'
import type { Answer } from '@homestake/protocol'

/** The limits that somebody may run into. */
export const LIMITS = [
  'messages',
  'flood',
  'message-size',
  'queue',
  'sockets-per-table',
  'seats-per-table',
  'tables-per-hour',
  'demos',
  'demos-per-hour',
  'failed-looks',
  'origin',
] as const
export type Limit = (typeof LIMITS)[number]

/** Why the server closed a connection by itself. */
export const CUTS = ['too-fast', 'too-slow'] as const
export type Cut = (typeof CUTS)[number]

/** What was asked of the journal. */
export const QUESTIONS = [
  'create',
  'append',
  'tip',
  'game',
  'tail',
  'find',
  'snapshot',
  'saveSnapshot',
  'page',
] as const
export type Question = (typeof QUESTIONS)[number]

/** How somebody was brought up to date: by the changes that they lacked, or by a whole view. */
export type BroughtBy = 'changes' | 'view'

export interface Batch {
  readonly entries: number
  readonly milliseconds: number
}

export interface Meter {
  /** A command was answered. */
  answered(game: GameId, answer: Answer): void
  /** Something else than a command was refused: at the door of the sockets, a message, a request. */
  refused(where: 'door' | 'message' | 'http', code: RefusalCode): void
  limited(limit: Limit): void
  cut(why: Cut): void
  welcomed(by: BroughtBy): void
  /** A client had a gap and asked. */
  synced(by: BroughtBy): void
  /** From an entry on disk to all that is written to sockets here. */
  delivered(milliseconds: number): void
  /** Another server, or another connection of the same person, was first with a version or a command. */
  lostRace(): void
  /** Entries of another server came to a table that is awake here. */
  followed(entries: number): void
  /** Other servers told of so many entries; `null`: some of what they told may have gone unheard. */
  poked(entries: number | null): void
  table(what: 'made' | 'demo' | 'imported' | 'deleted' | 'expired'): void
  /** A transaction of the journal reached the disk. */
  wrote(batch: Batch): void
  /** The journal answered, or could not. */
  journal(question: Question, milliseconds: number, answered: boolean): void
}

const nothing = (): void => undefined

/** Counts nothing: where nobody reads it. */
export const SILENT: Meter = {
  answered: nothing,
  refused: nothing,
  limited: nothing,
  cut: nothing,
  welcomed: nothing,
  synced: nothing,
  delivered: nothing,
  lostRace: nothing,
  followed: nothing,
  poked: nothing,
  table: nothing,
  wrote: nothing,
  journal: nothing,
}
