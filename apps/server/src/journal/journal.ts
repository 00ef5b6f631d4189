/**
 * The journal: one ordered history of entries a table, and the only thing that lasts. Two constraints, not a lock, make a
 * command happen once and give a table one history: `(table, v)` and `(table, actor, command id)` are unique.
 *
 * Every promise here settles after the disk has it. A promise that rejects with `Unavailable` means: it did not happen,
 * unless the error says that this is unknown.
 */
import type { Compartment, Visible } from '@homestake/rules'
import type { TableId, GameId } from '@homestake/rules'
import type { Entry } from './entry.ts'

/** A line of the chronicle as it is kept: the JSON of one change's lines in one compartment. */
export interface KeptLines {
  readonly compartment: Visible
  /** The number that the compartment had after the entry. */
  readonly n: number
  /** JSON of `Line[]`. */
  readonly lines: string
}

export interface Snapshot {
  readonly v: number
  /** The shape version of the state; older ones go through upcasters. */
  readonly shape: number
  /** JSON of the whole state and its cursors. */
  readonly body: string
}

/** An entry with what the chronicle keeps of it. */
export interface KeptEntry {
  readonly entry: Entry
  readonly lines: readonly KeptLines[]
}

export interface NewTable {
  readonly table: TableId
  readonly game: GameId
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * The part of a chronicle that a viewer reads: the lines of their compartments, oldest first; of one entry, those of
 * `table` first, then the others by name.
 */
export interface Page {
  readonly lines: readonly (KeptLines & { readonly v: number })[]
  /** Whether there is more before this page. */
  readonly more: boolean
}

export interface PageRequest {
  /** The compartments in the reader's sight; always with `table`. */
  readonly compartments: readonly Compartment[]
  /**
   * Only what stands before the line that has this number in the compartment `of`; without it: the newest. A number whose
   * change was quiet stands where its entry does. Hand in the compartment and number of a page's first line to get the
   * page before it.
   */
  readonly before?: number
  /** Which compartment counts `before`: `table`, if not given. It has to be one in the reader's sight. */
  readonly of?: Visible
  /** How many kept rows at most. */
  readonly limit: number
}

export type Appended = 'appended' | 'lost'

/** A hint that a table has an entry `v`; 0: that it was deleted. */
export interface Poke {
  readonly table: TableId
  readonly v: number
}

/**
 * What the servers that share a journal tell one another. None of it is kept, and any of it may be lost: entries alone are
 * the truth.
 */
export interface Neighbours {
  /** What this server is called among them: new at each start. */
  readonly name: string
  /** Hear what others appended. `null`: some of it may have gone unheard. */
  onPokes(listener: (pokes: readonly Poke[] | null) => void): void
  /** Tell all the others something: up to 7,000 characters. */
  tell(words: string): void
  /** Hear what others tell. They come to know that somebody new listens, and may tell all again. */
  onTold(listener: (from: string, words: string) => void): void
  /** Somebody came, or came back, and knows nothing of what was told before. */
  onCame(listener: () => void): void
  /** One has gone, or has not been heard of for too long. */
  onGone(listener: (name: string) => void): void
}

export interface Journal {
  /**
   * Which life of the journal this is, in at most 24 characters: a new one begins when it is restored, and voids every
   * cursor that was told before.
   */
  readonly epoch: string
  /**
   * Only where other servers write to the same journal. What a table knows may then be old, and whoever is to act on it
   * looks at the journal first.
   */
  readonly shared?: Neighbours
  /** Start a table with its first entry (v = 1). `lost`: the id is taken. */
  create(table: NewTable, first: Entry, lines: readonly KeptLines[]): Promise<Appended>
  /**
   * Start a table with a whole history, from version 1 without gaps: all of it in one transaction, or nothing.
   * `lost`: the id is taken.
   */
  bring(table: NewTable, history: readonly KeptEntry[]): Promise<Appended>
  /**
   * Append one entry. What all tables append in the same moment goes to disk as one transaction.
   * `lost`: that version, or that command of that actor, is there already; nothing was written for it, and no other
   * table's entry fails with it.
   */
  append(table: TableId, entry: Entry, lines: readonly KeptLines[]): Promise<Appended>
  /** The newest version of a table; `null`: there is no such table. */
  tip(table: TableId): Promise<number | null>
  /** The game of a table; `null`: there is no such table. */
  game(table: TableId): Promise<GameId | null>
  /** Entries after version `after`, in order, without gaps: all of them, or the first `most`. */
  tail(table: TableId, after: number, most?: number): Promise<readonly Entry[]>

  /**
   * The version of the first entry that counted a compartment to `n` or further; one more than the newest where none did.
   */
  versionAt(table: TableId, compartment: Visible, n: number): Promise<number>
  /** The entry that a command of an actor became, if it did. */
  find(table: TableId, actor: string, command: string): Promise<Entry | null>
  /** The newest snapshot. Snapshots may be deleted without loss. */
  snapshot(table: TableId): Promise<Snapshot | null>
  /** Writes nothing for a table that is not there, or no longer. */
  saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void>
  page(table: TableId, request: PageRequest): Promise<Page>
  /**
   * Delete a table and all that was kept of it. Other servers are poked with version 0.
   * @param before if given: only if its newest entry is older, in milliseconds since 1970
   * @returns whether it was there, and is gone
   */
  remove(table: TableId, before?: number): Promise<boolean>
  /**
   * Up to `limit` tables whose newest entry is older than `before`, in milliseconds since 1970.
   * @param beginning if given: only those whose id begins so
   */
  untouched(before: number, limit: number, beginning?: string): Promise<readonly TableId[]>
  /** Whether the journal can take an entry now. */
  ready(): Promise<boolean>
  /** Write what is queued, then close. */
  close(): Promise<void>
}

/**
 * Nothing happened: the disk is full, the database is gone. The same call may be tried again. Only if `unknown` is set, the
 * journal went away between question and answer, and the tail has to tell whether the entry is there.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly unknown: boolean
  constructor(message: string, { unknown = false, cause }: { unknown?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.unknown = unknown
  }
}
