/**
 * What the main thread asks of the writer's thread, and what it answers. Entries cross as JSON: it has to be made anyway,
 * and a string is cheaper to hand over than an object.
 */
import type { GameId, TableId, Visible } from '@homestake/rules'
import type { Appended, KeptLines, NewTable, Page, Snapshot } from '../journal.ts'
import type { EntryRow } from '../sql/schema.ts'

interface OneTable {
  readonly table: TableId
}

interface Append {
  readonly entry: EntryRow
  readonly lines: readonly KeptLines[]
}

/** Every kind of request, with what it carries. */
export interface Requests {
  create: Append & { readonly table: NewTable }
  bring: { readonly table: NewTable; readonly history: readonly Append[] }
  append: Append
  saveSnapshot: OneTable & { readonly snapshot: Snapshot }
  /** Write something, keep nothing. */
  probe: null
  epoch: null
  tip: OneTable
  game: OneTable
  tail: OneTable & { readonly after: number; readonly limit: number }
  versionAt: OneTable & { readonly of: Visible; readonly before: number }
  find: OneTable & { readonly actor: string; readonly command: string }
  snapshot: OneTable
  page: OneTable & {
    readonly compartments: readonly Visible[]
    readonly before: number | null
    readonly of: Visible
    readonly limit: number
  }
  remove: OneTable & { readonly before: number | null }
  untouched: { readonly before: number; readonly limit: number; readonly beginning: string }
  /** For tests and upkeep. */
  pragma: { readonly text: string }
  /** Everything that was asked before is answered before. */
  close: null
}

/** What each kind is answered with; entries as JSON. */
export interface Results {
  create: Appended
  bring: Appended
  append: Appended
  saveSnapshot: null
  probe: null
  epoch: string
  tip: number | null
  game: GameId | null
  tail: readonly string[]
  versionAt: number
  find: string | null
  snapshot: Snapshot | null
  page: Page
  remove: boolean
  untouched: readonly TableId[]
  pragma: unknown
  close: null
}

export type Kind = keyof Requests
export type Request<K extends Kind = Kind> = {
  [P in K]: { readonly id: number; readonly kind: P; readonly body: Requests[P] }
}[K]

const WRITES: ReadonlySet<Kind> = new Set([
  'create', 'bring', 'append', 'saveSnapshot', 'remove', 'probe',
] satisfies Kind[]) // prettier-ignore
export const isWrite = (kind: Kind): boolean => WRITES.has(kind)

/** `unavailable`: the database could not; try again. `fault`: this request can't ever work. */
export type Answer = { readonly id: number } & (
  { readonly result: Results[Kind] } | { readonly unavailable: string } | { readonly fault: string }
)

/** One transaction that reached the disk. */
export interface Batch {
  /** How many entries it appended. */
  readonly entries: number
  /** How many requests it answered, reads too. */
  readonly requests: number
  readonly milliseconds: number
}

/** What the writer posts after each round: the answers, and the batch if one was committed. */
export interface Round {
  readonly answers: readonly Answer[]
  readonly batch: Batch | null
}

/** How the writer's thread is started. */
export interface WriterOptions {
  readonly path: string
  /** How long to wait for another process that holds the database, in milliseconds. */
  readonly busyTimeout: number
}
