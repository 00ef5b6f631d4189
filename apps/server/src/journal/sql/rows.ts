/** An entry as a row, and back. */
import type { TableId } from '@homestake/rules'
import type { Entry } from '../entry.ts'
import type { KeptEntry } from '../journal.ts'
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

/** @throws if a history does not begin with version 1, or has a gap */
export const inOrder = (history: readonly KeptEntry[]): readonly KeptEntry[] => {
  const wrong = history.findIndex(({ entry }, i) => entry.v !== i + 1)
  if (wrong >= 0 || history.length === 0) throw new Error(`a history has no entry ${Math.max(wrong, 0) + 1}`)
  return history
}
