/** What a restore refuses, what it keeps, and that it happens at once. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
  closeSync,
  statSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableId } from '@homestake/rules'
import { entryAt, fill, freshTable, tipWithoutGaps } from '../journal/contract/fixtures.ts'
import { SCHEMA_VERSION } from '../journal/sqlite/migrate.ts'
import { openSqliteJournal, openWithThread } from '../journal/sqlite/open.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const NOW = new Date(Date.UTC(2026, 1, 3, 4, 5, 6))

describe('restoring', () => {
  let folder = ''
  let journal = ''
  let backup = ''
  let table: TableId
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'homestake-restore-'))
    journal = join(folder, 'homestake.sqlite')
    backup = join(folder, 'backup')
    table = freshTable()
    const open = await openSqliteJournal({ path: journal })
    await fill(open, table, 1, 300)
    backUp(journal, backup)
    await fill(open, table, 301, 310)
    await open.close()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const tipOf = async (path: string): Promise<number> => {
    const open = await openSqliteJournal({ path })
    const tip = await tipWithoutGaps(open, table)
    await open.close()
    return tip
  }
  const changed = (file: string, change: (database: Database.Database) => void): void => {
    const database = new Database(file)
    change(database)
    database.close()
  }
  /** The file is refused, and the journal is what it was. */
  const refuses = (file: string, why: RegExp): void => {
    const before = readFileSync(journal)
    expect(() => restore(journal, file, NOW)).toThrow(why)
    expect(readFileSync(journal).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => /part|until/.test(name))).toEqual([])
  }

  it('OPS-4 puts the backup in the journal’s place, as another life of it, and keeps what was there', async () => {
    const epochs = [journal, backup].map((file) => {
      const database = new Database(file, { readonly: true })
      const epoch = database.prepare(`SELECT value FROM meta WHERE name = 'epoch'`).pluck().get()
      database.close()
      return epoch
    })
    expect(epochs[0]).toBe(epochs[1])
    const kept = join(folder, 'homestake.until-2026-02-03T04-05-06Z.sqlite')
    expect(restore(journal, backup, NOW)).toMatchObject({ tables: 1, entries: 300, kept })
    const open = await openSqliteJournal({ path: journal })
    expect(epochs).not.toContain(open.epoch)
    expect(await open.append(table, entryAt(301), [])).toBe('appended')
    await open.close()
    expect(await tipOf(kept)).toBe(310)
    expect(await tipOf(backup)).toBe(300)
  })

  it('OPS-4 keeps what a killed server left in its log, and leaves no log for the new journal to take for its own', async () => {
    const { journal: open, thread } = await openWithThread({ path: journal })
    await fill(open, table, 311, 400)
    // As a machine that went off leaves them: the log not yet in the file.
    for (const log of ['', '-wal', '-shm']) copyFileSync(`${journal}${log}`, join(folder, `left${log}`))
    await open.close()
    await thread.kill()
    const left = join(folder, 'left')
    expect(statSync(`${left}-wal`).size).toBeGreaterThan(0)
    const { kept } = restore(left, backup, NOW)
    expect(readdirSync(folder).filter((name) => /-wal|-shm/.test(name))).toEqual([])
    expect(await tipOf(kept ?? '')).toBe(400)
    expect(await tipOf(left)).toBe(300)
  })

  it('OPS-4 refuses a backup that is damaged, cut short, of a newer Homestake, or none, and changes nothing', () => {
    const copies = ['newer', 'damaged', 'short', 'other'].map((name) => join(folder, name))
    for (const copy of copies) copyFileSync(backup, copy)
    const [newer = '', damaged = '', short = '', other = ''] = copies
    changed(newer, (database) => database.pragma(`user_version = ${SCHEMA_VERSION + 1}`))
    refuses(newer, /newer was written by a newer Homestake/)
    const opened = openSync(damaged, 'r+')
    const { size } = statSync(damaged)
    for (let at = 8192; at < size; at += 4096) writeSync(opened, Buffer.alloc(64, 0xa5), 0, 64, at + 16)
    closeSync(opened)
    refuses(damaged, /damaged is damaged|malformed/)
    writeFileSync(short, readFileSync(backup).subarray(0, size / 2))
    refuses(short, /short is damaged|malformed/)
    changed(other, (database) => database.exec('DROP TABLE entries'))
    refuses(other, /other is no journal of Homestake/)
    writeFileSync(other, 'Once upon a time there was a table, and it was round.'.repeat(100))
    refuses(other, /not a database/)
    refuses(join(folder, 'nowhere'), /There is no file/)
    refuses(journal, /is the journal itself/)
  })

  it('OPS-4 replaces a journal that is broken, and sets it aside', async () => {
    const broken = Buffer.concat([Buffer.from('not a database any more'), readFileSync(journal).subarray(23)])
    writeFileSync(journal, broken)
    writeFileSync(`${journal}-wal`, 'nor is this a log')
    const { kept } = restore(journal, backup, NOW)
    expect(readFileSync(kept ?? '').equals(broken)).toBe(true)
    expect(readFileSync(`${kept}-wal`, 'utf8')).toBe('nor is this a log')
    expect(await tipOf(journal)).toBe(300)
  })

  it('OPS-4 makes a journal where there was none', async () => {
    const fresh = join(folder, 'new', 'homestake.sqlite')
    expect(restore(fresh, backup, NOW)).toMatchObject({ kept: null, entries: 300 })
    expect(await tipOf(fresh)).toBe(300)
  })

  it('lets nobody read a backup who may not read the journal', () => {
    chmodSync(journal, 0o600)
    const other = join(folder, 'other')
    backUp(journal, other)
    expect(statSync(other).mode & 0o777).toBe(0o600)
    expect(existsSync(other)).toBe(true)
  })
})
