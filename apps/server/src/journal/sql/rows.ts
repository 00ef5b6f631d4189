/** An entry as a row, and back. */
import type { TableId } from '@homestake/rules'
import type { Entry } from '../entry.ts'
import type { EntryRow } from './schema.ts'

export const rowOf = (table: TableId, entry: Entry): EntryRow => ({
  table_id: table,
  v: entry.v,
  actor: entry.actor,
  command_id: entry.command.id,
  at: entry.at,
  body: JSON.stringify(entry),
})

/** What was written here is read here: a body is an entry's. */
export const entryOf = (body: string): Entry => JSON.parse(body)
