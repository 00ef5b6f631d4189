/**
 * Group commit: what is asked while one batch is on its way makes up the next. A table’s entries are written in the order
 * of asking.
 */
import type { TableId } from '@homestake/rules'
import type { Appended } from '../journal.ts'
import { Unavailable } from '../journal.ts'
import { batchValues, MOST, type writeBatch, type Writing } from './batch.ts'
import type { Database } from './database.ts'

interface Asked {
  readonly writing: Writing
  readonly resolve: (answer: Appended) => void
  readonly reject: (error: unknown) => void
}

const placeOf = ({ table_id, v }: { table_id: TableId; v: number }): string => `${table_id} ${v}`

/** One transaction that was committed. */
export interface Batch {
  readonly entries: number
  readonly requests: number
  readonly milliseconds: number
}

export interface WriterMeans {
  readonly database: Database
  readonly statement: ReturnType<typeof writeBatch>
  /** What this server is called in pokes. */
  readonly name: string
  readonly onBatch: (batch: Batch) => void
  /** Nobody will tell whether a batch was committed. */
  readonly onUnknown: () => void
}

export class Writer {
  readonly #means: WriterMeans
  readonly #waiting = new Map<TableId, Asked[]>()
  /** Of each table, what was asked last and is not answered. */
  readonly #last = new Map<TableId, Promise<unknown>>()
  #running: Promise<void> | null = null

  constructor(means: WriterMeans) {
    this.#means = means
  }

  write(writing: Writing): Promise<Appended> {
    const table = writing.entry.table_id
    const { promise, resolve, reject } = Promise.withResolvers<Appended>()
    const before = this.#waiting.get(table)
    if (before === undefined) this.#waiting.set(table, [{ writing, resolve, reject }])
    else before.push({ writing, resolve, reject })
    const answered = promise
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(table) === answered) this.#last.delete(table)
      })
    this.#last.set(table, answered)
    this.#running ??= this.#run()
    return promise
  }

  /** Wait until what was asked for a table up to now is answered. */
  async settled(table: TableId): Promise<void> {
    await this.#last.get(table)
  }

  /** Wait until nothing is left to write. */
  async drained(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  async #run(): Promise<void> {
    // What is asked in the same turn of the event loop goes together.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.size > 0) await this.#commit(this.#next())
    this.#running = null
  }

  /** Of each table what is next, and what follows it without a gap, until the batch is full. The rest goes with the next. */
  #next(): Asked[] {
    const batch: Asked[] = []
    for (const [table, asked] of [...this.#waiting].slice(0, MOST)) {
      if (batch.length === MOST) break
      const start = asked[0]?.writing.entry.v ?? 0
      const gap = asked.findIndex(({ writing }, i) => writing.entry.v !== start + i)
      batch.push(...asked.splice(0, Math.min(gap < 0 ? asked.length : gap, MOST - batch.length)))
      this.#waiting.delete(table)
      if (asked.length > 0) this.#waiting.set(table, asked)
    }
    return batch
  }

  async #commit(batch: readonly Asked[]): Promise<void> {
    const { database, statement, name, onBatch, onUnknown } = this.#means
    const started = performance.now()
    try {
      const values = batchValues(
        name,
        batch.map(({ writing }) => writing),
      )
      const written = new Set((await database.run(statement, values)).map(placeOf))
      onBatch({ entries: written.size, requests: batch.length, milliseconds: performance.now() - started })
      for (const { writing, resolve } of batch) resolve(written.has(placeOf(writing.entry)) ? 'appended' : 'lost')
    } catch (error) {
      if (error instanceof Unavailable && error.unknown) onUnknown()
      // One that is at fault undoes all: each by itself then, so that only it is refused.
      if (!(error instanceof Unavailable) && batch.length > 1) for (const one of batch) await this.#commit([one])
      else for (const { reject } of batch) reject(error)
    }
  }
}
