/** Statements for upkeep, which nobody at a table waits for. */
import { sql, type Kysely } from 'kysely'
import type { TableId } from '@homestake/rules'
import type { Schema } from './schema.ts'
import { statement } from './statement.ts'

/** Which life of the journal this is. */
export const epochIn = (db: Kysely<Schema>) =>
  statement<object>()(() => db.selectFrom('meta').select('value').where('name', '=', 'epoch'))

export const renewEpochIn = (db: Kysely<Schema>) =>
  statement<{ readonly epoch: string }>()(({ epoch }) =>
    db.updateTable('meta').set({ value: epoch }).where('name', '=', 'epoch'),
  )

/** When the newest entry of a table was written. */
export const touchedAt = (db: Kysely<Schema>) =>
  statement<{ readonly table: TableId }>()(({ table }) =>
    db.selectFrom('entries').select('at').where('table_id', '=', table).orderBy('v', 'desc').limit(1),
  )

/** Looks at every table from one id up to another: one step into an index for each. Ids are compared byte by byte. */
export const untouchedIn = (db: Kysely<Schema>) =>
  statement<{ readonly before: number; readonly limit: number; readonly from: string; readonly to: string }>()(
    ({ before, limit, from, to: end }) =>
      db
        .selectFrom('tables')
        .select('tables.table_id')
        .where(sql<boolean>`tables.table_id >= ${from}`)
        .where(sql<boolean>`tables.table_id < ${end}`)
        .where((to) =>
          to(
            to
              .selectFrom('entries')
              .select('entries.at')
              .whereRef('entries.table_id', '=', 'tables.table_id')
              .orderBy('entries.v', 'desc')
              .limit(1),
            '<',
            before,
          ),
        )
        .limit(limit),
  )
