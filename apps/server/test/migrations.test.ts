/** A database that any earlier version wrote is brought up to date with everything that it held. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tableId, type Visible } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import type { Journal } from '../src/journal/journal.ts'
import * as postgres from '../src/journal/postgres/migrate.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { removeFolder, temporaryFolder } from './sqlite-store.ts'
import * as sqlite from '../src/journal/sqlite/migrate.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { entryAt } from '../src/journal/contract/fixtures.ts'
import { wake } from '../src/tables/wake.ts'
import { campaigns, rowsOf } from './earlier.ts'
import { asOwner, describePostgres, freshDatabase } from './postgres.ts'
import type { Recorded } from './recorded.ts'

const SQLITE_HASHES = ['a5a944a18466', 'bb9d76c325c8']
const POSTGRES_HASHES = ['d2e8750b3fea', 'c4c9f1c60a2c', '7bca0a5641b0', 'a8b18f27ecfd']

/** Every version before today’s. */
const earlier = (steps: readonly string[]): number[] => steps.slice(0, -1).map((_, index) => index + 1)

const hashes = (steps: readonly string[]): string[] =>
  steps.map((step) => createHash('sha256').update(step).digest('hex').slice(0, 12))

/** Everything is as it was, from the snapshot and from the entries alone, and it goes on. */
const holds = async (journal: Journal, { made, game, history, state }: Recorded): Promise<void> => {
  const id = tableId.parse(made.table)
  expect(await journal.game(id)).toBe(game)
  expect(await journal.tail(id, 0)).toEqual(history.map(({ entry }) => entry))
  const compartments = Object.keys(state) as Visible[]
  const { lines } = await journal.page(id, { compartments, limit: 10_000 })
  const kept = history.flatMap(({ entry, lines: told }) => told.map((one) => ({ ...one, v: entry.v })))
  expect(new Set(lines.map((one) => JSON.stringify(one)))).toEqual(
    new Set(kept.map(({ compartment, n, v, lines: json }) => JSON.stringify({ compartment, n, v, lines: json }))),
  )
  const bare: Parameters<typeof wake>[0] = {
    game: (table) => journal.game(table),
    tail: (table, after) => journal.tail(table, after),
    snapshot: () => Promise.resolve(null),
  }
  expect((await journal.snapshot(id))?.v).toBe(history.length)
  expect(await wake(journal, games, id)).toEqual(await wake(bare, games, id))
  const sent = history.at(-1)?.entry
  if (sent === undefined) throw new Error('there is no entry')
  expect(await journal.find(id, sent.actor, sent.command.id)).toEqual(sent)
  expect(await journal.append(id, entryAt(history.length), [])).toBe('lost')
  expect(await journal.append(id, entryAt(history.length + 1), [])).toBe('appended')
  expect(await journal.ready()).toBe(true)
}

describe('the steps of a schema', () => {
  it('JRN-13 are never edited: a change is a new step, and one line more here', () => {
    expect(hashes(sqlite.STEPS)).toEqual(SQLITE_HASHES)
    expect(hashes(postgres.STEPS)).toEqual(POSTGRES_HASHES)
  })
})

describe('a file of an earlier version', () => {
  let folder = ''
  let path = ''
  beforeEach(async () => {
    folder = await temporaryFolder()
    path = join(folder, 'homestake.sqlite')
  })
  afterEach(() => removeFolder(folder))

  it.each(earlier(sqlite.STEPS))('JRN-13 JRN-10 is brought up from version %i with its campaigns', async (version) => {
    const database = new Database(path)
    for (const step of sqlite.STEPS.slice(0, version)) database.exec(step)
    database.pragma(`user_version = ${version}`)
    database.exec('BEGIN')
    for (const { into, values } of campaigns().flatMap(rowsOf)) {
      const places = Object.keys(values).map((name) => `@${name}`)
      database.prepare(`INSERT INTO ${into} (${Object.keys(values).join()}) VALUES (${places.join()})`).run(values)
    }
    database.exec('COMMIT')
    database.close()
    const journal = await openSqliteJournal({ path })
    expect(journal.epoch).toMatch(/^[0-9a-f]{16}$/)
    for (const campaign of campaigns()) await holds(journal, campaign)
    await journal.close()
    const again = await openSqliteJournal({ path })
    expect(again.epoch).toBe(journal.epoch)
    await again.close()
  })
})

describePostgres('a database of an earlier version', () => {
  it.each(earlier(postgres.STEPS))(
    'JRN-13 JRN-10 is brought up from version %i with its campaigns, once, though three servers start at once',
    async (version) => {
      const { url, drop } = await freshDatabase()
      await asOwner(url, async (client) => {
        await client.query('CREATE TABLE homestake (schema_version integer NOT NULL)')
        await client.query('INSERT INTO homestake VALUES ($1)', [version])
        for (const step of postgres.STEPS.slice(0, version)) await client.query(step)
        for (const { into, values } of campaigns().flatMap(rowsOf)) {
          const places = Object.keys(values).map((_, index) => `$${index + 1}`)
          const text = `INSERT INTO ${into} (${Object.keys(values).join()}) VALUES (${places.join()})`
          await client.query(text, Object.values(values))
        }
      })
      const journals = await Promise.all([1, 2, 3].map(() => openPostgresJournal({ url })))
      const [journal] = journals
      if (journal === undefined) throw new Error('no journal is open')
      expect(new Set(journals.map(({ epoch }) => epoch)).size).toBe(1)
      for (const campaign of campaigns()) await holds(journal, campaign)
      for (const [i, { made }] of campaigns().entries())
        expect(await journals[i % 3]?.remove(tableId.parse(made.table))).toBe(true)
      await Promise.all(journals.map((one) => one.close()))
      await drop()
    },
  )
})
