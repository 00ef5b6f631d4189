/** A table with a whole history: one statement, so one transaction. Nobody is poked: nobody knows of it yet. */
import { sql, type Kysely } from 'kysely'
import type { TableId } from '@homestake/rules'
import type { KeptEntry, NewTable } from '../journal.ts'
import { rowOf } from '../sql/rows.ts'
import type { Schema } from '../sql/schema.ts'
import { statement } from '../sql/statement.ts'

/** The values of a history, by column. */
export const historyValues = ({ table, game, at }: NewTable, history: readonly KeptEntry[]) => {
  const entries = history.map(({ entry }) => rowOf(table, entry))
  const lines = history.flatMap(({ entry: { v }, lines }) => lines.map((kept) => ({ v, ...kept })))
  return {
    table,
    game,
    at,
    versions: entries.map(({ v }) => v),
    actors: entries.map(({ actor }) => actor),
    commands: entries.map(({ command_id }) => command_id),
    times: entries.map(({ at }) => at),
    bodies: entries.map(({ body }) => body),
    compartments: lines.map(({ compartment }) => compartment),
    numbers: lines.map(({ n }) => n),
    lineVersions: lines.map(({ v }) => v),
    lines: lines.map(({ lines }) => lines),
  }
}

/** Gives the table, if its id was free. */
export const bringWhole = (db: Kysely<Schema>) =>
  statement<ReturnType<typeof historyValues>>()((values) => {
    const query = sql<{ table_id: TableId }>`
      WITH created AS (
        INSERT INTO tables (table_id, game, created_at)
        VALUES (${values.table}::text, ${values.game}::text, ${values.at}::bigint)
        ON CONFLICT DO NOTHING
        RETURNING table_id
      ), written AS (
        INSERT INTO entries (table_id, v, actor, command_id, at, body)
        SELECT table_id, v, actor, command_id, at, body FROM created, unnest(
          ${values.versions}::bigint[], ${values.actors}::text[], ${values.commands}::text[], ${values.times}::bigint[],
          ${values.bodies}::text[]
        ) AS asked (v, actor, command_id, at, body)
      ), kept AS (
        INSERT INTO lines (table_id, compartment, n, v, lines)
        SELECT table_id, compartment, n, v, lines FROM created, unnest(
          ${values.compartments}::text[], ${values.numbers}::bigint[], ${values.lineVersions}::bigint[],
          ${values.lines}::text[]
        ) AS said (compartment, n, v, lines)
      )
      SELECT table_id FROM created`
    return { compile: () => query.compile(db) }
  })
