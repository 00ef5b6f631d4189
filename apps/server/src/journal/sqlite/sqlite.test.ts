/** The contract on SQLite, how many share a commit, and how pages are found. */
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { join } from 'node:path'
import { journalContract } from '../contract/contract.ts'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from '../contract/fixtures.ts'
import { compile } from './compiler.ts'
import compiled from './compiled.json' with { type: 'json' }
import { removeFolder, sqliteStores, temporaryFolder } from '../../../test/sqlite-store.ts'
import { SCHEMA_VERSION } from './migrate.ts'
import { openSqliteJournal, openWithThread, type Batch } from './open.ts'
import { statements } from './statements.ts'

describe('SQLite', () => journalContract('SQLite', sqliteStores()))

/** A value for every place of every statement. */
const ANY_VALUES = {
  from: '',
  to: '',
  ...{
    table: freshTable(),
    table_id: freshTable(),
    game: 'towerlands' as const,
    created_at: 1,
    compartment: 'table' as const,
  },
  ...{ v: 2, previous: 1, after: 1, before: 1, below: 2, n: 1, limit: 5, at: 1, shape: 1, padding: '' },
  ...{ actor: 'chair', command: 'c', command_id: 'c', body: '{}', lines: '[]' },
}

describe('the embedded journal', () => {
  let folder = ''
  let path = ''
  beforeEach(async () => {
    folder = await temporaryFolder()
    path = join(folder, 'new', 'journal.db')
  })
  afterEach(() => removeFolder(folder))

  it('works in memory, too', async () => {
    const journal = await openSqliteJournal({ path: ':memory:' })
    const table = freshTable()
    await fill(journal, table, 1, 5)
    expect(await journal.tip(table)).toBe(5)
    await journal.close()
  })

  it('JRN-6 commits together what many tables append in the same moment', async () => {
    const batches: Batch[] = []
    const journal = await openSqliteJournal({ path, onBatch: (batch) => batches.push(batch) })
    const tables = Array.from({ length: 50 }, freshTable)
    await Promise.all(tables.map((table) => journal.create(newTable(table), entryAt(1), [])))
    const before = journal.stats
    const asked = Array.from({ length: 20 }, (_, turn) =>
      tables.map((table) => journal.append(table, entryAt(turn + 2), [linesIn('table', turn + 2)])),
    )
    const answers = await Promise.all(asked.flat())
    expect(answers.every((answer) => answer === 'appended')).toBe(true)
    expect(journal.stats.entries - before.entries).toBe(1000)
    expect(journal.stats.commits - before.commits).toBeLessThanOrEqual(3)
    expect(batches.reduce((sum, { entries }) => sum + entries, 0)).toBe(journal.stats.entries)
    await journal.close()
  })

  it('shares commits between tables that each wait for their own answer', async () => {
    const journal = await openSqliteJournal({ path })
    const tables = Array.from({ length: 50 }, freshTable)
    const play = async (table: (typeof tables)[number]) => {
      await fill(journal, table, 1, 1)
      for (let v = 2; v <= 20; v++) await journal.append(table, entryAt(v), [])
    }
    await Promise.all(tables.map(play))
    expect(journal.stats.entries).toBe(1000)
    expect(journal.stats.commits).toBeLessThanOrEqual(100)
    await journal.close()
  })

  it('waits for no disk where nothing is written', async () => {
    const journal = await openSqliteJournal({ path })
    const table = freshTable()
    await fill(journal, table, 1, 1)
    const { commits } = journal.stats
    await Promise.all([journal.tip(table), journal.tail(table, 0), journal.page(table, { compartments: [], limit: 1 })])
    expect(journal.stats.commits).toBe(commits)
    await journal.close()
  })

  it('has after a restart what it had before', async () => {
    const tables = Array.from({ length: 5 }, freshTable)
    const first = await openSqliteJournal({ path })
    await Promise.all(tables.map((table) => fill(first, table, 1, 30)))
    const before = await Promise.all(tables.map((table) => first.tail(table, 0)))
    await first.close()
    const second = await openSqliteJournal({ path })
    expect(await Promise.all(tables.map((table) => second.tail(table, 0)))).toEqual(before)
    for (const table of tables) expect(await tipWithoutGaps(second, table)).toBe(30)
    await second.close()
  })

  it('JRN-10 refuses a database that a newer Homestake wrote, and leaves it as it is', async () => {
    await (await openSqliteJournal({ path })).close()
    const newer = new Database(path)
    newer.pragma(`user_version = ${SCHEMA_VERSION + 1}`)
    newer.close()
    await expect(openSqliteJournal({ path })).rejects.toThrow(/was written by a newer Homestake/)
    const after = new Database(path)
    expect(after.pragma('user_version', { simple: true })).toBe(SCHEMA_VERSION + 1)
    after.close()
  })

  it('JRN-2 waits for the disk at each commit', async () => {
    const { journal, thread } = await openWithThread({ path })
    expect(await thread.ask('pragma', { text: 'journal_mode' })).toEqual([{ journal_mode: 'wal' }])
    expect(await thread.ask('pragma', { text: 'synchronous' })).toEqual([{ synchronous: 2 }])
    await journal.close()
  })

  it('has the statements that the query builder makes', () => {
    expect(compiled, 'node scripts/statements.ts writes them anew').toEqual(compile())
  })

  it('reads the answer to every question from an index, however long the history', async () => {
    await (await openSqliteJournal({ path })).close()
    const database = new Database(path)
    for (const [name, { sql, bind }] of Object.entries(statements)) {
      if (name === 'untouched') continue
      const values = bind(ANY_VALUES)
      const plan = database.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
      expect(plan.map(({ detail }) => detail).join('; '), name).not.toMatch(/SCAN|TEMP B-TREE/)
    }
    database.close()
  })
})
