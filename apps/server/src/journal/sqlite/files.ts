/** Files for tests of the embedded journal: a folder that goes when the test is over. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Store } from '../contract/contract.ts'
import { openWithThread } from './open.ts'

/** A new folder in the system's place for such. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'homestake-journal-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Milliseconds: long enough for a race between connections on a busy machine. */
const PATIENT = 10_000
const IMPATIENT = 20

/** A store in a file of its own. */
export const sqliteStore = async (): Promise<Store> => {
  const folder = await temporaryFolder()
  const path = join(folder, 'journal.db')
  const open: Awaited<ReturnType<typeof openWithThread>>[] = []
  const waitFor = async (milliseconds: number): Promise<void> => {
    await Promise.all(open.map(({ thread }) => thread.ask('pragma', { text: `busy_timeout = ${milliseconds}` })))
  }
  let holder: Database.Database | null = null
  return {
    async connect() {
      const opened = await openWithThread({ path, busyTimeout: PATIENT })
      open.push(opened)
      return opened.journal
    },
    // A file can't go while it is open; to whoever wants to write, one that another process holds is as good as gone.
    async goes() {
      await waitFor(IMPATIENT)
      holder = new Database(path, { timeout: PATIENT })
      holder.exec('BEGIN IMMEDIATE')
    },
    async comesBack() {
      holder?.exec('ROLLBACK')
      holder?.close()
      await waitFor(PATIENT)
    },
    async remove() {
      await Promise.all(open.map(({ journal }) => journal.close()))
      await removeFolder(folder)
    },
  }
}
