/** A journal’s file, copied whole: as it was at one moment, however much is written to it meanwhile. */
import { rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { SCHEMA_VERSION } from '../journal/sqlite/migrate.ts'
import { reserve, settle } from './files.ts'

/** What a journal holds. */
export interface Holds {
  readonly bytes: number
  readonly tables: number
  readonly entries: number
}

const numberIn = (database: Database.Database, sql: string): number =>
  Number(database.prepare<unknown[], unknown>(sql).pluck().get())

const countedIn = (database: Database.Database): Omit<Holds, 'bytes'> => ({
  tables: numberIn(database, 'SELECT count(*) FROM tables'),
  entries: numberIn(database, 'SELECT count(*) FROM entries'),
})

const isJournal = (database: Database.Database): boolean =>
  numberIn(database, `SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', 'entries', 'lines')`) === 3

/** Do something with a file that is only read. @throws if it is no database, or is not there */
export const reading = <T>(file: string, work: (database: Database.Database) => T): T => {
  const database = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/**
 * Look through every page of a file.
 * @throws a sentence, if it is damaged, is no journal, or was written by a newer Homestake
 */
export const checkJournal = (file: string): Omit<Holds, 'bytes'> =>
  reading(file, (database) => {
    const version = Number(database.pragma('user_version', { simple: true }))
    if (version > SCHEMA_VERSION)
      throw new Error(
        `${file} was written by a newer Homestake (its schema is ${version}, this one knows ${SCHEMA_VERSION}).`,
      )
    if (!isJournal(database)) throw new Error(`${file} is no journal of Homestake.`)
    const found = database.prepare<unknown[], unknown>('PRAGMA integrity_check(1)').pluck().get()
    if (found !== 'ok') throw new Error(`${file} is damaged: ${String(found)}`)
    return countedIn(database)
  })

/**
 * Copy a journal into a new file, check it, and wait until it is on disk. Whoever may read the one may read the other.
 * @throws if something stands there already, or the copy is not whole; nothing is left of it then
 */
export const copyJournal = (from: string, to: string): Holds => {
  reserve(to, statSync(from).mode & 0o777)
  try {
    reading(from, (database) => database.prepare('VACUUM INTO ?').run(to))
    const counted = checkJournal(to)
    settle(to)
    return { bytes: statSync(to).size, ...counted }
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}
