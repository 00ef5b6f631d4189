/** H19: a last write that did not reach the disk whole. */
import { cp, open, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableId } from '@homestake/rules'
import { entryAt, fill, freshTable, linesIn, tipWithoutGaps } from '../contract/fixtures.ts'
import { removeFolder, temporaryFolder } from '../../../test/sqlite-store.ts'
import { openSqliteJournal } from './open.ts'

const WAL_HEADER = 32
const FRAME = 24 + 4096
const BEFORE = 10

describe('a torn last write', () => {
  let folder = ''
  let written: readonly (readonly [TableId, number])[] = []
  let tables: readonly TableId[] = []

  /** Entries that are in the database, then some that are still in the write-ahead log; a copy as a crash leaves it. */
  beforeEach(async () => {
    folder = await temporaryFolder()
    const path = join(folder, 'journal.db')
    tables = Array.from({ length: 3 }, freshTable)
    const first = await openSqliteJournal({ path })
    for (const table of tables) await fill(first, table, 1, BEFORE)
    await first.close()
    const journal = await openSqliteJournal({ path })
    const order: (readonly [TableId, number])[] = []
    for (let v = BEFORE + 1; v <= BEFORE + 10; v++)
      for (const table of tables) {
        await journal.append(table, entryAt(v), [linesIn('table', v)])
        order.push([table, v])
      }
    written = order
    await cp(path, join(folder, 'torn.db'))
    await cp(`${path}-wal`, join(folder, 'torn.db-wal'))
    await journal.close()
  })
  afterEach(() => removeFolder(folder))

  /** How many of the entries survived; throws unless they are the first ones, in the order of their commits. */
  const survivors = async (): Promise<number> => {
    const journal = await openSqliteJournal({ path: join(folder, 'torn.db') })
    const tips = new Map<TableId, number>()
    for (const table of tables) {
      const tip = await tipWithoutGaps(journal, table)
      tips.set(table, tip)
      expect((await journal.page(table, { compartments: ['table'], limit: 1 })).lines[0]?.n).toBe(tip)
      expect(await journal.append(table, entryAt(tip + 1), [linesIn('table', tip + 1)])).toBe('appended')
    }
    await journal.close()
    const there = written.map(([table, v]) => v <= (tips.get(table) ?? 0))
    const count = there.lastIndexOf(true) + 1
    expect(there.slice(0, count)).not.toContain(false)
    return count
  }

  it.each([
    ['nothing', 0, 30],
    ['one byte', 1, 29],
    ['a frame', FRAME, 29],
    ['the head of a frame and a bit', FRAME - 30, 29],
  ])('H19 loses only the newest entry at most when %s is missing', async (_, bytes, expected) => {
    const wal = join(folder, 'torn.db-wal')
    await truncate(wal, (await readFile(wal)).length - bytes)
    expect(await survivors()).toBe(expected)
  })

  it('JRN-4 H19 keeps a beginning of the history, wherever the log ends', async () => {
    const wal = join(folder, 'torn.db-wal')
    const { length } = await readFile(wal)
    await truncate(wal, Math.floor(length / 2))
    const half = await survivors()
    expect(half).toBeGreaterThan(5)
    expect(half).toBeLessThan(25)
  })

  it.each([
    ['ends inside its header', WAL_HEADER - 5],
    ['is empty', 0],
  ])('H19 keeps what was in the database when the log %s', async (_, length) => {
    await truncate(join(folder, 'torn.db-wal'), length)
    expect(await survivors()).toBe(0)
  })

  it('H19 ignores a last frame that has its length and not its contents', async () => {
    const wal = join(folder, 'torn.db-wal')
    const { length } = await readFile(wal)
    const file = await open(wal, 'r+')
    await file.write(Buffer.alloc(2000), 0, 2000, length - 2000)
    await file.close()
    expect(await survivors()).toBe(29)
  })
})
