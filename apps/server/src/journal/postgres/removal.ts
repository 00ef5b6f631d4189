/** A table goes in one statement, so in one transaction, which also tells the other servers that it is gone. */
import { sql, type Kysely } from 'kysely'
import type { TableId } from '@homestake/rules'
import type { Schema } from '../sql/schema.ts'
import { statement } from '../sql/statement.ts'
import { POKES } from './channels.ts'

interface Removal {
  readonly table: TableId
  /** Who deletes, as the others know it. */
  readonly server: string
}

/** Gives the table, if it was there. */
export const removeWhole = (db: Kysely<Schema>) =>
  statement<Removal>()(({ table, server }) => {
    const query = sql<{ table_id: TableId }>`
      SELECT table_id, pg_notify(${sql.lit(POKES)}, ${server}::text || ' ' || table_id || ' 0') AS poked
      FROM remove_table(${table}::text) AS table_id
      WHERE table_id IS NOT NULL`
    return { compile: () => query.compile(db) }
  })
