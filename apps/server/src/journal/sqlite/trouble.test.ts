/** The disk is full, the file is held, the thread dies: nothing half-done, and on it goes when the trouble is over. */
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from '../contract/fixtures.ts'
import type { Appended } from '../journal.ts'
import { removeFolder, temporaryFolder } from '../../../test/sqlite-store.ts'
import { openSqliteJournal, openWithThread } from './open.ts'

type Opened = Awaited<ReturnType<typeof openWithThread>>

const UNAVAILABLE = { name: 'Unavailable', unknown: false }

/** Lines of `size` characters. */
const long = (n: number, size: number) => ({ ...linesIn('table', n), lines: JSON.stringify(['x'.repeat(size)]) })

const statuses = (settled: readonly PromiseSettledResult<Appended>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))

describe('trouble with the embedded journal', () => {
  let folder = ''
  let path = ''
  let journal: Opened['journal']
  let thread: Opened['thread']
  beforeEach(async () => {
    folder = await temporaryFolder()
    path = join(folder, 'journal.db')
    ;({ journal, thread } = await openWithThread({ path, busyTimeout: 20 }))
  })
  afterEach(async () => {
    await journal.close()
    await removeFolder(folder)
  })

  const limitPages = async (more: number): Promise<void> => {
    const database = new Database(path, { readonly: true })
    const pages = Number(database.pragma('page_count', { simple: true }))
    database.close()
    await thread.ask('pragma', { text: `max_page_count = ${pages + more}` })
  }

  it('H20 refuses every entry of a commit for which the disk has no room, and goes on when it has', async () => {
    const [full, small] = [freshTable(), freshTable()]
    await fill(journal, full, 1, 5)
    await fill(journal, small, 1, 1)
    await limitPages(3)
    const append = () => [
      journal.append(small, entryAt(2), [linesIn('table', 2)]),
      journal.append(full, entryAt(6), [long(6, 50_000)]),
      journal.append(small, entryAt(3), [linesIn('table', 3)]),
    ]
    const read = journal.tip(small)
    const refused = statuses(await Promise.allSettled(append()))
    expect(refused).toEqual([0, 1, 2].map(() => expect.objectContaining(UNAVAILABLE)))
    expect(await read).toBe(1)
    expect(await journal.ready()).toBe(false)
    expect(await journal.tip(full)).toBe(5)
    expect(await journal.tip(small)).toBe(1)
    expect((await journal.page(small, { compartments: ['table'], limit: 9 })).lines).toHaveLength(1)

    await limitPages(10_000)
    expect(await journal.ready()).toBe(true)
    expect(statuses(await Promise.allSettled(append()))).toEqual(['appended', 'appended', 'appended'])
    await journal.close()
    const again = await openSqliteJournal({ path })
    expect(await tipWithoutGaps(again, full)).toBe(6)
    expect(await tipWithoutGaps(again, small)).toBe(3)
    await again.close()
  })

  it('H20 loses nothing that it acknowledged while the disk filled up', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 1)
    await limitPages(40)
    let acknowledged = 1
    for (;;) {
      const asked = journal.append(table, entryAt(acknowledged + 1), [long(acknowledged + 1, 3000)])
      const [answer] = await Promise.allSettled([asked])
      if (answer.status === 'rejected') break
      acknowledged += 1
    }
    expect(acknowledged).toBeGreaterThan(5)
    expect(await tipWithoutGaps(journal, table)).toBe(acknowledged)
  })

  it('is unavailable for writing while another process holds the file, and reads on', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 2)
    const holder = new Database(path)
    holder.exec('BEGIN IMMEDIATE')
    await expect(journal.append(table, entryAt(3), [])).rejects.toMatchObject(UNAVAILABLE)
    expect(await journal.ready()).toBe(false)
    expect(await journal.tip(table)).toBe(2)
    holder.exec('ROLLBACK')
    holder.close()
    expect(await journal.append(table, entryAt(3), [])).toBe('appended')
  })

  it('TABLE-4 asks for room once, however many want to know whether it is ready', async () => {
    const { commits } = journal.stats
    expect(await Promise.all(Array.from({ length: 100 }, () => journal.ready()))).toEqual(Array(100).fill(true))
    expect(journal.stats.commits - commits).toBe(1)
    await limitPages(1)
    expect(await Promise.all([journal.ready(), journal.ready()])).toEqual([false, false])
    await limitPages(10_000)
    expect(await journal.ready()).toBe(true)
  })

  it('rejects what its thread was asked when the thread dies, and starts another at the next use', async () => {
    const tables = Array.from({ length: 200 }, freshTable)
    await thread.ask('pragma', { text: 'busy_timeout = 10000' })
    // While somebody holds the file the thread can answer nothing.
    const holder = new Database(path)
    holder.exec('BEGIN IMMEDIATE')
    const asked = tables.map((table) => journal.create(newTable(table), entryAt(1), []))
    const ready = journal.ready()
    const settled = Promise.allSettled(asked)
    await new Promise((resolve) => setImmediate(resolve))
    const killed = thread.kill()
    holder.close()
    const [answers] = await Promise.all([settled, killed])
    expect(await ready).toBe(false)
    expect(statuses(answers)).toEqual(tables.map(() => expect.objectContaining({ name: 'Unavailable', unknown: true })))

    const tips = await Promise.all(tables.map((table) => journal.tip(table)))
    const again = await Promise.all(tables.map((table) => journal.create(newTable(table), entryAt(1), [])))
    expect(again).toEqual(tips.map((tip) => (tip === null ? 'appended' : 'lost')))
    expect(await journal.ready()).toBe(true)
    expect(await Promise.all(tables.map((table) => tipWithoutGaps(journal, table)))).toEqual(tables.map(() => 1))
  })

  it('keeps what it acknowledged before its thread died', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 50)
    await thread.kill()
    expect(await journal.append(table, entryAt(51), [])).toBe('appended')
    expect(await tipWithoutGaps(journal, table)).toBe(51)
  })
})
