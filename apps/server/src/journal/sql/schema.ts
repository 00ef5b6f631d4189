/**
 * The rows of a journal, as every database keeps them. The types of the ids are the journal's own: what is read here was
 * written here.
 */
import type { GameId, TableId, Visible } from '@homestake/rules'

export interface TableRow {
  table_id: TableId
  game: GameId
  created_at: number
}

export interface EntryRow {
  table_id: TableId
  v: number
  actor: string
  command_id: string
  at: number
  /** JSON of the whole entry. */
  body: string
}

export interface LinesRow {
  table_id: TableId
  compartment: Visible
  n: number
  v: number
  /** JSON of `Line[]`. */
  lines: string
}

/** One a table: a newer one takes its place. */
export interface SnapshotRow {
  table_id: TableId
  v: number
  shape: number
  body: string
}

/** `ready` writes here, to know that writing works. */
export interface ProbeRow {
  id: number
  count: number
  padding: string
}

/** What is to be known of the whole database. */
export interface MetaRow {
  name: 'epoch'
  value: string
}

export interface Schema {
  tables: TableRow
  entries: EntryRow
  lines: LinesRow
  snapshots: SnapshotRow
  probe: ProbeRow
  meta: MetaRow
}
