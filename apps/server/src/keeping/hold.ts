/** A journal’s file, held by nobody else: no server may have it open while it changes under its name. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import Database, { SqliteError } from 'better-sqlite3'
import { isTrouble } from '../journal/sqlite/trouble.ts'

/** Milliseconds. */
const PATIENCE = 500

export interface Held {
  release(): void
}

const NOTHING: Held = { release: () => undefined }

const MAGIC = 'SQLite format 3\0'

/** What has no head any more is not opened: SQLite would take its log for nobody’s, and delete it. */
const isDatabase = (file: string): boolean => {
  const head = Buffer.alloc(MAGIC.length)
  const opened = openSync(file, 'r')
  readSync(opened, head)
  closeSync(opened)
  return head.toString('latin1') === MAGIC
}

const isHeld = (error: unknown): boolean => error instanceof SqliteError && /^SQLITE_(BUSY|LOCKED)/.test(error.code)

/**
 * Hold a journal alone. What its `-wal` had is in the file afterwards. One that is not there is held by nobody.
 * @throws a sentence, if a server has it open
 */
export const holdAlone = (journal: string): Held => {
  if (!existsSync(journal) || !isDatabase(journal)) return NOTHING
  const database = new Database(journal, { timeout: PATIENCE })
  try {
    // Whoever has a journal open shares it; only one that is alone can leave the write-ahead log.
    database.pragma('journal_mode = DELETE')
    database.exec('BEGIN EXCLUSIVE')
    return { release: () => void database.close() }
  } catch (error) {
    database.close()
    if (isHeld(error)) throw new Error(`A server has ${journal} open: stop it first.`, { cause: error })
    // Broken so far that nobody can have it open: a restore is what it needs.
    if (isTrouble(error)) return NOTHING
    throw error
  }
}
