/** Files for tests of the embedded journal: a folder that goes when the test is over. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../src/journal/contract/contract.ts'
import { openWithThread } from '../src/journal/sqlite/open.ts'

/** A new folder in the system's place for such. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'homestake-journal-'))

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Milliseconds: long enough for a race between connections on a busy machine. */
const PATIENT = 10_000
const IMPATIENT = 20

type Opened = Awaited<ReturnType<typeof openWithThread>>

/** @param first is open already, is handed out first, and stays open */
const storeAt = (path: string, first: Opened): Store => {
  const own: Opened[] = []
  let unused: Opened | null = first
  const waitFor = async (milliseconds: number): Promise<void> => {
    await Promise.all(
      [first, ...own].map(({ thread }) => thread.ask('pragma', { text: `busy_timeout = ${milliseconds}` })),
    )
  }
  let holder: Database.Database | null = null
  return {
    async connect() {
      const opened = unused ?? (await openWithThread({ path, busyTimeout: PATIENT }))
      if (unused === null) own.push(opened)
      unused = null
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
      await Promise.all(own.map(({ journal }) => journal.close()))
    },
  }
}

/**
 * Stores in one file, for a suite whose tests make tables of their own. Their first connection is the same, until a test has
 * closed it: a thread for each costs more than what is tested.
 */
export const sqliteStores = (): (() => Promise<Store>) => {
  let folder = ''
  let kept: Opened | null = null
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(async () => {
    await kept?.journal.close()
    await removeFolder(folder)
  })
  return async () => {
    const path = join(folder, 'journal.db')
    if (kept === null || !(await kept.journal.ready())) kept = await openWithThread({ path, busyTimeout: PATIENT })
    return storeAt(path, kept)
  }
}
