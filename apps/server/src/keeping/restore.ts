/** A backup becomes the journal. What was there before is kept beside it. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import Database from 'better-sqlite3'
import { migrate } from '../journal/sqlite/migrate.ts'
import { checkJournal, copyJournal, type Holds } from './copy-journal.ts'
import { nameToo, partOf, publish, settle } from './files.ts'
import { holdAlone } from './hold.ts'

export interface Restored extends Holds {
  /** Where the journal is that was there before; `null`: there was none. */
  readonly kept: string | null
}

/** Begin another life of a journal that nobody has open: every cursor that was told before is void. */
export const renewEpoch = (journal: string): string => {
  const database = new Database(journal, { fileMustExist: true })
  try {
    migrate(database, journal)
    const epoch = randomBytes(8).toString('hex')
    database.prepare(`UPDATE meta SET value = ? WHERE name = 'epoch'`).run(epoch)
    return epoch
  } finally {
    database.close()
  }
}

const keptName = (journal: string, now: Date): string => {
  const ending = extname(journal)
  const moment = now.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
  return join(dirname(journal), `${basename(journal, ending)}.until-${moment}${ending}`)
}

/** A log of the old journal must not be taken for one of the new. */
const setLogsAside = (journal: string, kept: string): void => {
  for (const log of ['-wal', '-shm'])
    if (existsSync(`${journal}${log}`)) renameSync(`${journal}${log}`, `${kept}${log}`)
}

const keep = (journal: string, now: Date): string => {
  const kept = keptName(journal, now)
  if (existsSync(kept)) throw new Error(`${kept} is there already.`)
  setLogsAside(journal, kept)
  nameToo(journal, kept)
  return kept
}

const exchange = (journal: string, backup: string, now: Date): Restored => {
  const part = partOf(journal)
  const holds = copyJournal(backup, part)
  try {
    renewEpoch(part)
    settle(part)
    if (!existsSync(journal)) {
      setLogsAside(journal, keptName(journal, now))
      publish(part, journal)
      return { ...holds, kept: null }
    }
    const kept = keep(journal, now)
    renameSync(part, journal)
    settle(dirname(journal))
    return { ...holds, kept }
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Put a backup in the journal’s place, at once and whole, as another life of it.
 * @throws a sentence, if a server has the journal open, or if the backup is damaged or of a newer Homestake: nothing has
 *   changed then
 */
export const restore = (journal: string, backup: string, now = new Date()): Restored => {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
  if (existsSync(journal) && realpathSync(journal) === realpathSync(backup))
    throw new Error(`${backup} is the journal itself.`)
  mkdirSync(dirname(journal), { recursive: true })
  checkJournal(backup)
  const held = holdAlone(journal)
  try {
    return exchange(journal, backup, now)
  } finally {
    held.release()
  }
}
