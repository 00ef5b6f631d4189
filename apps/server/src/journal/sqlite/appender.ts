/**
 * A process for tests to kill: it appends to a few tables without end and prints `table version` for each entry that the
 * journal has acknowledged. Each entry is `bytes` longer than it would be.
 */
import type { Entry } from '../entry.ts'
import { entryAt, freshTable, linesIn, newTable } from '../contract/fixtures.ts'
import { openSqliteJournal } from './open.ts'

const TABLES = 8

const [, , path, bytes = '0'] = process.argv
const long = '.'.repeat(Number(bytes))
if (path === undefined) throw new Error('which file?')
const journal = await openSqliteJournal({ path })

const play = async (): Promise<never> => {
  const table = freshTable()
  for (let v = 1; ; v++) {
    const entry: Entry = { ...entryAt(v), inverse: { table: [['=', ['said'], long]] } }
    const lines = [linesIn('table', v)]
    const answer = await (v === 1 ? journal.create(newTable(table), entry, lines) : journal.append(table, entry, lines))
    if (answer !== 'appended') throw new Error(`version ${v} of ${table} was lost`)
    process.stdout.write(`${table} ${v}\n`)
  }
}

await Promise.all(Array.from({ length: TABLES }, play))
