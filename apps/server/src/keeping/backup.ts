/** A backup of the embedded journal: one file, made while a server plays on. */
import { existsSync, rmSync } from 'node:fs'
import { copyJournal, type Holds } from './copy-journal.ts'
import { partOf, publish } from './files.ts'

/**
 * Every entry that was acknowledged before this began is in the backup.
 * @param journal the file that a server writes, or has written
 * @param file where the backup will be; until it is whole nothing is there
 * @throws if something is there already, or the backup could not be made whole
 */
export const backUp = (journal: string, file: string): Holds => {
  if (!existsSync(journal)) throw new Error(`There is no journal at ${journal}: is DATA_DIR right?`)
  if (existsSync(file)) throw new Error(`${file} is there already; nothing was written over it.`)
  const part = partOf(file)
  const holds = copyJournal(journal, part)
  try {
    publish(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  return holds
}
