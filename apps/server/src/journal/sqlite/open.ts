/** Open the embedded journal. */
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Batch } from './requests.ts'
import { SqliteJournal } from './sqlite-journal.ts'
import { WriterThread } from './writer-thread.ts'

export type { Batch } from './requests.ts'
export type { JournalStats, SqliteJournal } from './sqlite-journal.ts'

export interface SqliteOptions {
  /** The file, made if it is missing, its folder too. `:memory:` keeps nothing. */
  readonly path: string
  /** Called after each transaction that reached the disk: for metrics. */
  readonly onBatch?: (batch: Batch) => void
  /** How long to wait for another process that holds the database, in milliseconds. */
  readonly busyTimeout?: number
}

/** A journal and its thread, for tests that need to reach behind it. */
export const openWithThread = async ({ path, onBatch, busyTimeout = 2000 }: SqliteOptions) => {
  if (path !== ':memory:') await mkdir(dirname(path), { recursive: true })
  let stats = { commits: 0, entries: 0 }
  const thread = new WriterThread({ path, busyTimeout }, (batch) => {
    stats = { commits: stats.commits + 1, entries: stats.entries + batch.entries }
    onBatch?.(batch)
  })
  await thread.open()
  const epoch = await thread.ask('epoch', null)
  return { journal: new SqliteJournal(thread, epoch, () => stats), thread }
}

/**
 * Open the embedded journal, with its writer in a thread of its own. Close it, or the process stays alive.
 * @throws if the file can't be opened, is no database, or was written by a newer Homestake
 */
export const openSqliteJournal = async (options: SqliteOptions): Promise<SqliteJournal> =>
  (await openWithThread(options)).journal
