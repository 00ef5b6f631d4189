/** A table as a file, and a table from a file. */
import { madeTable, tableCopy, type MadeTable, type TableCopy } from '@homestake/protocol'
import { ask, post, type Fetched } from './http.ts'

/** The table in the sight of its chair, for whoever holds the chair’s key. */
export const exportTable = (url: string, table: string, chair: string): Promise<Fetched<TableCopy>> =>
  ask(tableCopy, `${url}/api/tables/${table}/export`, { headers: { authorization: `Bearer ${chair}` } })

/** A new table from what such a file held. */
export const importTable = (url: string, copy: unknown): Promise<Fetched<MadeTable>> =>
  ask(madeTable, `${url}/api/tables/import`, post(copy))
