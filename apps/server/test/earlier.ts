/** A database as an earlier version left it, with campaigns in it: rows, and no code of today between. */
import type { GameId } from '@homestake/rules'
import { rowOf } from '../src/journal/sql/rows.ts'
import { tableId } from '@homestake/rules'
import { recorded, type Recorded } from './recorded.ts'

type Value = string | number

/** A row, by the names of its columns. */
export interface Row {
  readonly into: 'tables' | 'entries' | 'lines' | 'snapshots'
  readonly values: Readonly<Record<string, Value>>
}

/** The campaigns that were recorded in the first shape, whose journal every schema can hold. */
export const campaigns = (): readonly Recorded[] => recorded().filter(({ shape }) => shape === 1)

/** All that the first schema keeps of a campaign; the snapshot is of its middle. */
export const rowsOf = ({ game, made, history, state }: Recorded): readonly Row[] => {
  const table = tableId.parse(made.table)
  const last = history.at(-1)?.entry
  const table_id = made.table
  return [
    { into: 'tables', values: { table_id, game: game satisfies GameId, created_at: 1 } },
    ...history.flatMap(({ entry, lines }): Row[] => [
      { into: 'entries', values: { ...rowOf(table, entry) } },
      ...lines.map(({ compartment, n, lines: json }): Row => {
        return { into: 'lines', values: { table_id, compartment, n, v: entry.v, lines: json } }
      }),
    ]),
    {
      into: 'snapshots',
      values: { table_id, v: last?.v ?? 0, shape: 1, body: JSON.stringify({ state, cursor: last?.cursor ?? {} }) },
    },
  ]
}
