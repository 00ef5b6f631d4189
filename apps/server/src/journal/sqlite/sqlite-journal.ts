/** The embedded journal: it turns entries into rows and back; the writer's thread does the rest. */
import type { GameId, TableId, Visible } from '@homestake/rules'
import type { Entry } from '../entry.ts'
import { Unavailable } from '../journal.ts'
import type { Appended, Journal, KeptEntry, KeptLines, NewTable, Page, PageRequest, Snapshot } from '../journal.ts'
import { entryOf, inOrder, rowOf } from '../sql/rows.ts'
import { ALL } from '../sql/statements.ts'
import type { Kind, Requests, Results } from './requests.ts'
import type { WriterThread } from './writer-thread.ts'

/** What the journal has written since it was opened. */
export interface JournalStats {
  readonly commits: number
  readonly entries: number
}

export class SqliteJournal implements Journal {
  readonly epoch: string
  readonly #thread: WriterThread
  readonly #stats: () => JournalStats
  #probing: Promise<boolean> | null = null
  #closed: Promise<void> | null = null

  constructor(thread: WriterThread, epoch: string, stats: () => JournalStats) {
    this.#thread = thread
    this.epoch = epoch
    this.#stats = stats
  }

  get stats(): JournalStats {
    return this.#stats()
  }

  async create(table: NewTable, first: Entry, lines: readonly KeptLines[]): Promise<Appended> {
    if (first.v !== 1) throw new Error(`a table begins with version 1, not ${first.v}`)
    return this.#ask('create', { table, entry: rowOf(table.table, first), lines })
  }

  async bring(table: NewTable, history: readonly KeptEntry[]): Promise<Appended> {
    return this.#ask('bring', {
      table,
      history: inOrder(history).map(({ entry, lines }) => ({ entry: rowOf(table.table, entry), lines })),
    })
  }

  async append(table: TableId, entry: Entry, lines: readonly KeptLines[]): Promise<Appended> {
    return this.#ask('append', { entry: rowOf(table, entry), lines })
  }

  tip(table: TableId): Promise<number | null> {
    return this.#ask('tip', { table })
  }

  game(table: TableId): Promise<GameId | null> {
    return this.#ask('game', { table })
  }

  async tail(table: TableId, after: number, most = ALL): Promise<readonly Entry[]> {
    return (await this.#ask('tail', { table, after, limit: most })).map(entryOf)
  }

  versionAt(table: TableId, compartment: Visible, n: number): Promise<number> {
    return this.#ask('versionAt', { table, of: compartment, before: n })
  }

  async find(table: TableId, actor: string, command: string): Promise<Entry | null> {
    const body = await this.#ask('find', { table, actor, command })
    return body === null ? null : entryOf(body)
  }

  snapshot(table: TableId): Promise<Snapshot | null> {
    return this.#ask('snapshot', { table })
  }

  async saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void> {
    await this.#ask('saveSnapshot', { table, snapshot })
  }

  page(table: TableId, { compartments, before, of = 'table', limit }: PageRequest): Promise<Page> {
    const readable = [...new Set(compartments)].filter((compartment) => compartment !== 'sealed')
    return this.#ask('page', { table, compartments: readable, before: before ?? null, of, limit })
  }

  remove(table: TableId, before?: number): Promise<boolean> {
    return this.#ask('remove', { table, before: before ?? null })
  }

  untouched(before: number, limit: number, beginning = ''): Promise<readonly TableId[]> {
    return this.#ask('untouched', { before, limit, beginning })
  }

  /** Many may ask at once: one probe answers them all. */
  ready(): Promise<boolean> {
    this.#probing ??= this.#ask('probe', null)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (this.#probing = null))
    return this.#probing
  }

  close(): Promise<void> {
    // A thread that died has nothing left to write.
    this.#closed ??= this.#thread.ask('close', null).then(
      () => undefined,
      () => undefined,
    )
    return this.#closed
  }

  #ask<K extends Kind>(kind: K, body: Requests[K]): Promise<Results[K]> {
    if (this.#closed !== null) return Promise.reject(new Unavailable('the journal is closed'))
    return this.#thread.ask(kind, body)
  }
}
