/**
 * A *batch* is what many tables append in the same moment. It is one statement, so it is one transaction, one wait for the
 * disk and one answer; and since the client never stands inside of a transaction, a server that is frozen or cut off in
 * the middle holds nothing that another waits for.
 *
 * The constraints decide here too: an entry is written behind its predecessor, or with the table that begins with it, and
 * only if nobody has that version or that command. Its lines follow it. The same transaction pokes the other servers.
 * Until it ends it *holds* its tables: whoever deletes one waits, and finds what was written; and behind a deletion nothing
 * is written any more.
 */
import { sql, type Kysely } from 'kysely'
import type { TableId } from '@homestake/rules'
import type { KeptLines, NewTable } from '../journal.ts'
import type { EntryRow, Schema } from '../sql/schema.ts'
import { statement } from '../sql/statement.ts'
import { POKES } from './channels.ts'

/** One entry that is to be written; `creates`: the table begins with it. */
export interface Writing {
  readonly creates: NewTable | null
  readonly entry: EntryRow
  readonly lines: readonly KeptLines[]
}

/** A notification holds less than 8,000 bytes, and a table with its version at most 50 of them. */
export const MOST = 150

/** By table, so that two servers that write the same ones wait for each other in the same order. */
const inOrder = (writings: readonly Writing[]): Writing[] =>
  writings.toSorted(({ entry: a }, { entry: b }) =>
    a.table_id === b.table_id ? a.v - b.v : a.table_id < b.table_id ? -1 : 1,
  )

/** Whether each entry stands behind one of the same batch. */
const following = (entries: readonly EntryRow[]): boolean[] =>
  entries.map(({ table_id, v }, i) => entries[i - 1]?.table_id === table_id && entries[i - 1]?.v === v - 1)

/** The values of a batch, by column. @param server who writes, as the others know it */
export const batchValues = (server: string, writings: readonly Writing[]) => {
  const ordered = inOrder(writings)
  const entries = ordered.map(({ entry }) => entry)
  const lines = ordered.flatMap(({ entry: { table_id, v }, lines }) => lines.map((kept) => ({ table_id, v, ...kept })))
  return {
    server,
    tables: entries.map(({ table_id }) => table_id),
    versions: entries.map(({ v }) => v),
    actors: entries.map(({ actor }) => actor),
    commands: entries.map(({ command_id }) => command_id),
    times: entries.map(({ at }) => at),
    bodies: entries.map(({ body }) => body),
    follows: following(entries),
    games: ordered.map(({ creates }) => creates?.game ?? null),
    created: ordered.map(({ creates }) => creates?.at ?? null),
    lineTables: lines.map(({ table_id }) => table_id),
    compartments: lines.map(({ compartment }) => compartment),
    numbers: lines.map(({ n }) => n),
    lineVersions: lines.map(({ v }) => v),
    lines: lines.map(({ lines }) => lines),
  }
}

/**
 * Gives each entry that was written. Entries of one table may stand behind each other in a batch. If one of those is lost
 * and a later one is not, the statement divides by zero: then nothing is written, and each has to be written by itself.
 */
export const writeBatch = (db: Kysely<Schema>) =>
  statement<ReturnType<typeof batchValues>>()((values) => {
    const query = sql<{ table_id: TableId; v: number }>`
      WITH asked AS (
        SELECT * FROM unnest(
          ${values.tables}::text[], ${values.versions}::bigint[], ${values.actors}::text[], ${values.commands}::text[],
          ${values.times}::bigint[], ${values.bodies}::text[], ${values.follows}::boolean[], ${values.games}::text[],
          ${values.created}::bigint[]
        ) AS asked (table_id, v, actor, command_id, at, body, follows, game, created_at)
      ), created AS (
        INSERT INTO tables (table_id, game, created_at)
        SELECT table_id, game, created_at FROM asked WHERE game IS NOT NULL
        ON CONFLICT DO NOTHING
        RETURNING table_id
      ), held AS (
        SELECT table_id FROM tables WHERE table_id IN (SELECT table_id FROM asked) ORDER BY table_id FOR KEY SHARE
      ), written AS (
        INSERT INTO entries (table_id, v, actor, command_id, at, body)
        SELECT table_id, v, actor, command_id, at, body FROM asked
        WHERE CASE
          WHEN follows THEN true
          WHEN game IS NOT NULL THEN table_id IN (SELECT table_id FROM created)
          ELSE (SELECT v FROM entries AS before WHERE before.table_id = asked.table_id AND before.v = asked.v - 1)
            IS NOT NULL AND table_id IN (SELECT table_id FROM held)
        END
        ORDER BY table_id, v
        ON CONFLICT DO NOTHING
        RETURNING table_id, v
      ), kept AS (
        INSERT INTO lines (table_id, compartment, n, v, lines)
        SELECT table_id, compartment, n, v, lines FROM unnest(
          ${values.lineTables}::text[], ${values.compartments}::text[], ${values.numbers}::bigint[],
          ${values.lineVersions}::bigint[], ${values.lines}::text[]
        ) AS said (table_id, compartment, n, v, lines)
        JOIN written USING (table_id, v)
      ), lost AS (
        SELECT table_id, v FROM asked EXCEPT SELECT table_id, v FROM written
      )
      SELECT table_id, v, (
        SELECT pg_notify(${sql.lit(POKES)}, ${values.server}::text || string_agg(' ' || table_id || ' ' || v, ''))
        FROM written
      ) AS poked, (
        SELECT 1 / (1 - count(*)) FROM (
          SELECT FROM lost JOIN written USING (table_id) WHERE written.v > lost.v LIMIT 1
        ) AS torn
      ) AS whole
      FROM written`
    return { compile: () => query.compile(db) }
  })
