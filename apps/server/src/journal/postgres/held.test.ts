/** Deleting a table while another server writes to it, in either order. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import pg from 'pg'
import { describePostgres } from '../../../test/postgres.ts'
import { sharedStore } from '../../../test/postgres-store.ts'
import { entryAt, fill, freshTable, linesIn } from '../contract/fixtures.ts'
import { rowOf } from '../sql/rows.ts'
import { batchValues, writeBatch } from './batch.ts'
import { postgresCompiler } from './compiler.ts'
import { openPostgresJournal, type PostgresJournal } from './open.ts'

describePostgres('a table that is deleted while another server writes to it', () => {
  const { url } = sharedStore()
  let journal: PostgresJournal
  let other: pg.Client
  beforeAll(async () => {
    journal = await openPostgresJournal({ url: url() })
    other = new pg.Client({ connectionString: url() })
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await journal.close()
  })

  /** Somebody else waits for what `other` has done. */
  const waitedFor = () =>
    expect
      .poll(async () => (await other.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount, { timeout: 5000 })
      .toBeGreaterThan(0)

  const nothingLeft = async (table: ReturnType<typeof freshTable>) => {
    for (const part of ['tables', 'entries', 'lines', 'snapshots'])
      expect((await other.query(`SELECT 1 FROM ${part} WHERE table_id = $1`, [table])).rowCount, part).toBe(0)
  }

  it('waits for an entry that is being written, and deletes it too', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 2)
    const { sql, bind } = writeBatch(postgresCompiler())
    const writing = { creates: null, entry: rowOf(table, entryAt(3)), lines: [linesIn('table', 3)] }
    await other.query('BEGIN')
    expect((await other.query(sql, [...bind(batchValues('other', [writing]))])).rowCount).toBe(1)
    await other.query('INSERT INTO snapshots SELECT table_id, 3, 1, $2 FROM tables WHERE table_id = $1 FOR KEY SHARE', [
      table,
      '{}',
    ])
    const removed = journal.remove(table)
    await waitedFor()
    await other.query('COMMIT')
    expect(await removed).toBe(true)
    await nothingLeft(table)
  })

  it('writes nothing behind a deletion that is under way, and tells the writer so', async () => {
    const [table, bystander] = [freshTable(), freshTable()]
    await fill(journal, table, 1, 2)
    await fill(journal, bystander, 1, 2)
    await other.query('BEGIN')
    await other.query('SELECT remove_table($1)', [table])
    const asked = [
      journal.append(table, entryAt(3), [linesIn('table', 3)]),
      journal.append(table, entryAt(4), [linesIn('table', 4)]),
      journal.append(bystander, entryAt(3), [linesIn('table', 3)]),
    ]
    const snapshot = journal.saveSnapshot(table, { v: 2, shape: 1, body: '{}' })
    await waitedFor()
    await other.query('COMMIT')
    expect(await Promise.all(asked)).toEqual(['lost', 'lost', 'appended'])
    await snapshot
    await nothingLeft(table)
  })
})
