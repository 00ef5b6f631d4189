/** Open the journal on PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { statementsFor } from '../sql/statements.ts'
import { untouchedIn } from '../sql/upkeep.ts'
import { writeBatch } from './batch.ts'
import { bringWhole } from './bring.ts'
import { postgresCompiler } from './compiler.ts'
import type { Patience } from './connect.ts'
import { Database } from './database.ts'
import { Listener } from './listener.ts'
import { migrate } from './migrate.ts'
import { PostgresJournal } from './postgres-journal.ts'
import { removeWhole } from './removal.ts'
import { Writer, type Batch } from './writer.ts'

export { placeOf } from './connect.ts'
export type { JournalStats, PostgresJournal } from './postgres-journal.ts'
export type { Batch } from './writer.ts'

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** Called after each transaction that was committed: for metrics. */
  readonly onBatch?: (batch: Batch) => void
  /** The connection that hears of other servers was lost, and why; or it is back. */
  readonly onLine?: (up: boolean, why?: string) => void
  readonly patience?: Patience
  /** How often this server tells the others that it is there, in milliseconds. */
  readonly heartbeat?: number
}

const PATIENCE: Patience = { connect: 2_000, answer: 5_000 }
const READERS = 4

/**
 * Open the journal on PostgreSQL, its schema brought up to date. Close it, or the process stays alive.
 * @throws if the database can't be reached, or was written by a newer Homestake
 */
export const openPostgresJournal = async ({
  url,
  onBatch,
  onLine = () => undefined,
  patience = PATIENCE,
  heartbeat = 1_000,
}: PostgresOptions): Promise<PostgresJournal> => {
  const epoch = await migrate(url, patience)
  let stats = { commits: 0, entries: 0 }
  const statements = statementsFor(postgresCompiler(), { holds: true })
  const name = randomBytes(6).toString('hex')
  const shared = new Listener({ url, name, patience, heartbeat, onLine })
  // A question may be for a long history, and many may ask at once after a start.
  const patient: Patience = { connect: 2 * patience.answer, answer: 2 * patience.answer }
  const reading = new Database({ url, most: READERS, patience: patient })
  const writing = new Database({ url, most: 1, patience })
  const writer = new Writer({
    database: writing,
    statement: writeBatch(postgresCompiler()),
    name,
    onUnknown: () => shared.doubt(),
    onBatch(batch) {
      stats = { commits: stats.commits + 1, entries: stats.entries + batch.entries }
      onBatch?.(batch)
    },
  })
  await shared.open()
  return new PostgresJournal({
    epoch,
    reading,
    writing,
    statements,
    bringing: bringWhole(postgresCompiler()),
    removal: removeWhole(postgresCompiler()),
    untouched: untouchedIn(postgresCompiler()),
    writer,
    shared,
    counted: () => stats,
  })
}
