/**
 * Every statement of a journal, built with Kysely so that one text serves SQLite and PostgreSQL. The constraints decide:
 * `ON CONFLICT DO NOTHING RETURNING` gives a row when it was written, and none when somebody was first.
 */
import type { Kysely } from 'kysely'
import type { TableId, Visible } from '@homestake/rules'
import type { EntryRow, LinesRow, Schema, SnapshotRow, TableRow } from './schema.ts'
import { statement } from './statement.ts'

/** No bound. */
export const ALL = Number.MAX_SAFE_INTEGER

interface OneTable {
  readonly table: TableId
}

/** @param holds whether rows can be held against others who write, as where several processes do */
const writing = (db: Kysely<Schema>, holds: boolean) => ({
  createTable: statement<TableRow>()((row) =>
    db
      .insertInto('tables')
      .values({ table_id: row.table_id, game: row.game, created_at: row.created_at })
      .onConflict((taken) => taken.doNothing())
      .returning('table_id'),
  ),

  /** The first of a table, or one of a history that is brought whole. */
  firstEntry: statement<EntryRow>()((row) =>
    db.insertInto('entries').values({
      table_id: row.table_id,
      v: row.v,
      actor: row.actor,
      command_id: row.command_id,
      at: row.at,
      body: row.body,
    }),
  ),

  /** Written only behind the entry `previous`, so that a history has no gaps. */
  nextEntry: statement<EntryRow & { readonly previous: number }>()((row) =>
    db
      .insertInto('entries')
      .columns(['table_id', 'v', 'actor', 'command_id', 'at', 'body'])
      .expression((to) =>
        to
          .selectFrom('entries as before')
          .select([
            'before.table_id',
            to.val(row.v).as('v'),
            to.val(row.actor).as('actor'),
            to.val(row.command_id).as('command_id'),
            to.val(row.at).as('at'),
            to.val(row.body).as('body'),
          ])
          .where('before.table_id', '=', row.table_id)
          .where('before.v', '=', row.previous),
      )
      .onConflict((taken) => taken.doNothing())
      .returning('v'),
  ),

  keepLines: statement<LinesRow>()((row) =>
    db
      .insertInto('lines')
      .values({ table_id: row.table_id, compartment: row.compartment, n: row.n, v: row.v, lines: row.lines }),
  ),

  /** An older snapshot never replaces a newer one, and none stands without its table. */
  saveSnapshot: statement<SnapshotRow>()((row) =>
    db
      .insertInto('snapshots')
      .columns(['table_id', 'v', 'shape', 'body'])
      .expression((to) =>
        to
          .selectFrom('tables')
          .select([
            'tables.table_id',
            to.val(row.v).as('v'),
            to.val(row.shape).as('shape'),
            to.val(row.body).as('body'),
          ])
          .where('tables.table_id', '=', row.table_id)
          .$if(holds, (from) => from.forKeyShare()),
      )
      .onConflict((taken) =>
        taken
          .column('table_id')
          .doUpdateSet((to) => ({
            v: to.ref('excluded.v'),
            shape: to.ref('excluded.shape'),
            body: to.ref('excluded.body'),
          }))
          .whereRef('excluded.v', '>=', 'snapshots.v'),
      ),
  ),

  removeTable: statement<OneTable>()(({ table }) =>
    db.deleteFrom('tables').where('table_id', '=', table).returning('table_id'),
  ),
  removeEntries: statement<OneTable>()(({ table }) => db.deleteFrom('entries').where('table_id', '=', table)),
  removeLines: statement<OneTable>()(({ table }) => db.deleteFrom('lines').where('table_id', '=', table)),
  removeSnapshot: statement<OneTable>()(({ table }) => db.deleteFrom('snapshots').where('table_id', '=', table)),

  growProbe: statement<{ readonly padding: string }>()((row) =>
    db.insertInto('probe').values({ id: 2, count: 0, padding: row.padding }),
  ),
  countProbe: statement<object>()(() =>
    db
      .updateTable('probe')
      .set((to) => ({ count: to('count', '+', 1) }))
      .where('id', '=', 1),
  ),
})

const reading = (db: Kysely<Schema>) => ({
  tip: statement<OneTable>()(({ table }) =>
    db.selectFrom('entries').select('v').where('table_id', '=', table).orderBy('v', 'desc').limit(1),
  ),
  game: statement<OneTable>()(({ table }) => db.selectFrom('tables').select('game').where('table_id', '=', table)),

  tail: statement<OneTable & { readonly after: number; readonly limit: number }>()((from) =>
    db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', from.table)
      .where('v', '>', from.after)
      .orderBy('v', 'asc')
      .limit(from.limit),
  ),
  entry: statement<OneTable & { readonly v: number }>()((at) =>
    db.selectFrom('entries').select('body').where('table_id', '=', at.table).where('v', '=', at.v),
  ),
  find: statement<OneTable & { readonly actor: string; readonly command: string }>()((sent) =>
    db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', sent.table)
      .where('actor', '=', sent.actor)
      .where('command_id', '=', sent.command),
  ),
  snapshot: statement<OneTable>()(({ table }) =>
    db.selectFrom('snapshots').select(['v', 'shape', 'body']).where('table_id', '=', table),
  ),

  /** The version of the entry that gave a compartment a number, if it kept lines. */
  versionOf: statement<OneTable & { readonly compartment: Visible; readonly n: number }>()((at) =>
    db
      .selectFrom('lines')
      .select('v')
      .where('table_id', '=', at.table)
      .where('compartment', '=', at.compartment)
      .where('n', '=', at.n),
  ),
  /** The newest kept lines of one compartment below a version, newest first. */
  linesBelow: statement<OneTable & { readonly compartment: Visible; readonly below: number; readonly limit: number }>()(
    (at) =>
      db
        .selectFrom('lines')
        .select(['compartment', 'n', 'v', 'lines'])
        .where('table_id', '=', at.table)
        .where('compartment', '=', at.compartment)
        .where('v', '<', at.below)
        .orderBy('v', 'desc')
        .limit(at.limit),
  ),
})

/** All statements, compiled for the dialect of `db`; `db` itself runs nothing. */
export const statementsFor = (db: Kysely<Schema>, { holds = false } = {}) => ({ ...writing(db, holds), ...reading(db) })

export type Statements = ReturnType<typeof statementsFor>
