/** How many rows PostgreSQL reads to answer each question of a journal: for tests. */
import type { Client } from 'pg'
import type { TableId } from '@homestake/rules'
import { statementsFor } from '../sql/statements.ts'
import { touchedAt } from '../sql/upkeep.ts'
import { postgresCompiler } from './compiler.ts'

interface Node {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const read = (node: Node): number => {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + read(one), 0)
  if (!node['Node Type'].endsWith('Scan')) return below
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}

/**
 * @param v a version in the middle of the questions: what stands some entries before or after it is asked for
 * @returns by question
 */
export const rowsRead = async (
  client: Client,
  table: TableId,
  v: number,
): Promise<Readonly<Record<string, number>>> => {
  const { tip, game, entry, find, snapshot, versionOf, linesBelow } = statementsFor(postgresCompiler())
  const of = { table }
  const line = { ...of, compartment: 'table' as const }
  const asked = {
    tip: [tip.sql, tip.bind(of)],
    game: [game.sql, game.bind(of)],
    entry: [entry.sql, entry.bind({ ...of, v })],
    find: [find.sql, find.bind({ ...of, actor: v % 2 === 0 ? 'chair' : 'seat:rosa', command: `command ${v}` })],
    snapshot: [snapshot.sql, snapshot.bind(of)],
    versionOf: [versionOf.sql, versionOf.bind({ ...line, n: v + 1 })],
    linesBelow: [linesBelow.sql, linesBelow.bind({ ...line, below: v, limit: 21 })],
    touchedAt: [touchedAt(postgresCompiler()).sql, touchedAt(postgresCompiler()).bind(of)],
  } as const
  const counted: Record<string, number> = {}
  for (const [question, [sql, values]] of Object.entries(asked)) {
    const text = `EXPLAIN (ANALYZE, TIMING off, FORMAT json) ${sql}`
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(text, [...values])
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    if (plan === undefined) throw new Error(`there is no plan of ${question}`)
    counted[question] = read(plan.Plan)
  }
  return counted
}
