/** The contract on PostgreSQL, how many share a commit, and how questions are answered. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asOwner, describeOwnPostgres, describePostgres, freshDatabase, serverUrl } from '../../../test/postgres.ts'
import { killedStore, sharedStore } from '../../../test/postgres-store.ts'
import { eachTest, journalContract } from '../contract/contract.ts'
import { MANY, writeLong } from '../contract/long.ts'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from '../contract/fixtures.ts'
import { troubleContract } from '../contract/trouble.ts'
import { rowOf } from '../sql/rows.ts'
import { statementsFor } from '../sql/statements.ts'
import { batchValues, writeBatch } from './batch.ts'
import { postgresCompiler } from './compiler.ts'
import { SCHEMA_VERSION } from './migrate.ts'
import { openPostgresJournal, type Batch, type PostgresJournal } from './open.ts'
import { rowsRead } from './rows-read.ts'

describePostgres('PostgreSQL', () => {
  const { url, open } = sharedStore()
  journalContract('PostgreSQL', open)

  describe('the journal on PostgreSQL', () => {
    let journal: PostgresJournal
    let batches: Batch[] = []
    beforeEach(async () => {
      batches = []
      journal = await openPostgresJournal({ url: url(), onBatch: (batch) => batches.push(batch) })
    })
    afterEach(() => journal.close())

    it('JRN-6 commits together what many tables append in the same moment, as one statement', async () => {
      const tables = Array.from({ length: 50 }, freshTable)
      await Promise.all(tables.map((table) => journal.create(newTable(table), entryAt(1), [linesIn('table', 1)])))
      expect(journal.stats).toEqual({ commits: 1, entries: 50, statements: 1 })
      const answers = await Promise.all(
        tables.flatMap((table) => [2, 3].map((v) => journal.append(table, entryAt(v), [linesIn('table', v)]))),
      )
      expect(new Set(answers)).toEqual(new Set(['appended']))
      expect(journal.stats).toEqual({ commits: 2, entries: 150, statements: 2 })
      expect(batches.map(({ entries, requests }) => [entries, requests])).toEqual([
        [50, 50],
        [100, 100],
      ])
    })

    it('JRN-6 writes more than fits into one statement as several, each table in order', async () => {
      const tables = Array.from({ length: 400 }, freshTable)
      await Promise.all(tables.map((table) => fill(journal, table, 1, 3)))
      expect(journal.stats.statements).toBe(8)
      for (const table of tables.slice(0, 5)) expect(await tipWithoutGaps(journal, table)).toBe(3)
    })

    it('shares commits between tables that each wait for their own answer', async () => {
      const play = async (table: ReturnType<typeof freshTable>) => {
        await fill(journal, table, 1, 1)
        for (let v = 2; v <= 20; v++) await journal.append(table, entryAt(v), [])
      }
      await Promise.all(Array.from({ length: 50 }, freshTable).map(play))
      expect(journal.stats.entries).toBe(1000)
      expect(journal.stats.commits).toBeLessThanOrEqual(100)
    })

    it('needs one statement for a command, and for the question whether there is anything new', async () => {
      const table = freshTable()
      await fill(journal, table, 1, 5)
      const { statements } = journal.stats
      await journal.append(table, entryAt(6), [linesIn('table', 6), linesIn('gm', 6)])
      expect(journal.stats.statements - statements).toBe(1)
      await journal.tail(table, 6)
      expect(journal.stats.statements - statements).toBe(2)
    })

    it('JRN-7 writes one by one what was at fault together', async () => {
      const tables = Array.from({ length: 5 }, freshTable)
      const answers = await Promise.allSettled(
        tables.map((table, i) =>
          journal.create(newTable(table), entryAt(1), [{ ...linesIn('table', 1), lines: i === 2 ? '[' : '[]' }]),
        ),
      )
      expect(answers.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
      expect(journal.stats.entries).toBe(4)
    })

    it('reads the answer to every question from an index, however long the history', async () => {
      const entry = { table_id: freshTable(), v: 2, actor: 'chair', command_id: 'c', at: 1, body: '{}' }
      const row = { ...entry, table: entry.table_id, game: 'towerlands' as const, created_at: 1, previous: 1, shape: 1 }
      const asked = { after: 1, below: 2, n: 1, limit: 5, compartment: 'table' as const, lines: '[]', padding: '' }
      const any = { ...row, ...asked, command: 'c' }
      const batch = batchValues('me', [{ creates: null, entry, lines: [linesIn('table', 2)] }])
      const texts = Object.entries(statementsFor(postgresCompiler(), { holds: true })).map(
        ([name, { sql, bind }]) => [name, sql, bind(any)] as const,
      )
      const { sql, bind } = writeBatch(postgresCompiler())
      await asOwner(url(), async (client) => {
        await client.query('SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan')
        for (const [name, text, values] of [...texts, ['batch', sql, bind(batch)] as const]) {
          const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values])
          const plan = rows.map((line) => line['QUERY PLAN']).join('\n')
          expect(plan, name).not.toMatch(/Seq Scan|Hash.*entries/)
        }
      })
    })
  })

  it('TABLE-6 reads as few rows of a long history as of a short one', async () => {
    const { url, drop } = await freshDatabase()
    // How long one waits for a busy disk is not what this is about.
    const journal = await openPostgresJournal({ url, patience: { connect: 60_000, answer: 60_000 } })
    const [short, long] = [freshTable(), freshTable()]
    await writeLong(journal, short, 100)
    await writeLong(journal, long, MANY)
    await journal.close()
    await asOwner(url, async (client) => {
      await client.query('ANALYZE')
      for (const at of ['old', 'new'] as const)
        expect(await rowsRead(client, long, at === 'old' ? 50 : MANY - 50), at).toEqual(
          await rowsRead(client, short, 50),
        )
    })
    await drop()
  })

  describe('opening', () => {
    it('JRN-2 waits for the disk at each commit, whatever the database’s own setting', async () => {
      const { url, drop } = await freshDatabase()
      const name = new URL(url).pathname.slice(1)
      await asOwner(serverUrl(), (client) => client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`))
      const { Database } = await import('./database.ts')
      const database = new Database({ url, most: 1, patience: { connect: 5000, answer: 5000 } })
      expect(await database.run({ sql: 'SHOW synchronous_commit', bind: () => [] }, null)).toEqual([
        { synchronous_commit: 'on' },
      ])
      await database.close()
      await drop()
    })

    it('plans a statement once, however few entries are in a batch', async () => {
      const { url, drop } = await freshDatabase()
      const { Database } = await import('./database.ts')
      const database = new Database({ url, most: 1, patience: { connect: 5000, answer: 5000 } })
      await (await openPostgresJournal({ url })).close()
      const { sql, bind } = writeBatch(postgresCompiler())
      const [table, entry] = [freshTable(), entryAt(1)]
      const writing = { creates: newTable(table), entry: rowOf(table, entry), lines: [] }
      for (let i = 0; i < 8; i++) await database.run({ sql, bind }, batchValues('me', [writing]))
      const planned = { sql: 'SELECT sum(custom_plans)::int AS custom FROM pg_prepared_statements', bind: () => [] }
      expect(await database.run(planned, null)).toEqual([{ custom: 0 }])
      await database.close()
      await drop()
    })

    it('JRN-10 refuses a database that a newer Homestake wrote, and leaves it as it is', async () => {
      const { url, drop } = await freshDatabase()
      await (await openPostgresJournal({ url })).close()
      await asOwner(url, (client) => client.query(`UPDATE homestake SET schema_version = ${SCHEMA_VERSION + 1}`))
      await expect(openPostgresJournal({ url })).rejects.toThrow(/was written by a newer Homestake/)
      await asOwner(url, async (client) => {
        const { rows } = await client.query('SELECT schema_version FROM homestake')
        expect(rows).toEqual([{ schema_version: SCHEMA_VERSION + 1 }])
      })
      await drop()
    })

    it('JRN-13 brings a database up to date once, however many servers start at once', async () => {
      const { url, drop } = await freshDatabase()
      const journals = await Promise.all(Array.from({ length: 5 }, () => openPostgresJournal({ url })))
      const table = freshTable()
      await fill(journals[0] as PostgresJournal, table, 1, 3)
      for (const journal of journals) expect(await journal.tip(table)).toBe(3)
      await asOwner(url, async (client) => {
        const { rows } = await client.query('SELECT schema_version FROM homestake')
        expect(rows).toEqual([{ schema_version: SCHEMA_VERSION }])
      })
      await Promise.all(journals.map((journal) => journal.close()))
      await drop()
    })

    it('SEC-9 says where nothing answers, and not with which password it was tried', async () => {
      const url = 'postgres://rosa:geheim@127.0.0.1:1/table'
      const error = await openPostgresJournal({ url }).catch((error: unknown) => error)
      expect(String(error)).toMatch(/can’t be reached.*ECONNREFUSED.*database table at 127\.0\.0\.1:1/)
      expect(String(error)).not.toMatch(/geheim|rosa/)
    })
  })
})

describeOwnPostgres('a PostgreSQL that is killed', () => {
  const { server, open } = killedStore()
  const subject = eachTest(open)
  troubleContract(subject)

  it('JRN-3 has every acknowledged entry after kill -9 of the database, three times over', async () => {
    const table = freshTable()
    await fill(subject.journal(), table, 1, 1)
    let acknowledged = 1
    for (const least of [5, 40, 150]) {
      const goal = acknowledged + least
      let killed: Promise<void> | undefined
      for (;;) {
        const v = acknowledged + 1
        const [answer] = await Promise.allSettled([subject.journal().append(table, entryAt(v), [linesIn('table', v)])])
        if (answer.status === 'rejected') break
        acknowledged = v
        if (v === goal) killed = server().kill('SIGKILL')
      }
      await killed
      await server().start()
      await expect.poll(() => subject.journal().ready(), { timeout: 10_000 }).toBe(true)
      const tip = await tipWithoutGaps(subject.journal(), table)
      expect(tip).toBeGreaterThanOrEqual(acknowledged)
      expect(tip).toBeLessThanOrEqual(acknowledged + 1)
      acknowledged = tip
    }
  })
})
