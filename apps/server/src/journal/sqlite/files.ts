/** Files for tests of the embedded journal: a folder that goes when the test is over. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../contract/contract.ts'
import type { Journal } from '../journal.ts'
import { openSqliteJournal } from './open.ts'

/** A new folder in the system's place for such. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'homestake-journal-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** A store in a file of its own. */
export const sqliteStore = async (): Promise<Store> => {
  const folder = await temporaryFolder()
  const open: Journal[] = []
  return {
    async connect() {
      const journal = await openSqliteJournal({ path: join(folder, 'journal.db'), busyTimeout: 10_000 })
      open.push(journal)
      return journal
    },
    async remove() {
      await Promise.all(open.map((journal) => journal.close()))
      await removeFolder(folder)
    },
  }
}
