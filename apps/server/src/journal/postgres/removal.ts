/** A table goes in one statement, so in one transaction, which also tells the other servers that it is gone. */
import { sql, type Kysely } from 'kysely'
import type { TableId } from '@homestake/rules'
import type { Schema } from '../sql/schema.ts'
import { statement } from '../sql/statement.ts'
import { POKES } from './channels.ts'

interface Removal {
  readonly table: TableId
  /** Only if its newest entry is older; `null`: whatever it is. */
  readonly before: number | null
  /** Who deletes, as the others know it. */
  readonly server: string
}

/** Gives the table, if it was there. */
export const removeWhole = (db: Kysely<Schema>) =>
  statement<Removal>()(({ table, before, server }) => {
    const query = sql<{ table_id: TableId }>`
      SELECT table_id, pg_notify(${sql.lit(POKES)}, ${server}::text || ' ' || table_id || ' 0') AS poked
      FROM (
        SELECT CASE
          WHEN ${before}::bigint IS NULL THEN remove_table(${table}::text)
          ELSE remove_untouched(${table}::text, ${before}::bigint)
        END
      ) AS removed (table_id)
      WHERE table_id IS NOT NULL`
    return { compile: () => query.compile(db) }
  })
