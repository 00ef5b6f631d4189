/** The journal on PostgreSQL: entries go to the writer, questions to a few connections of their own. */
import type { GameId, TableId, Visible } from '@homestake/rules'
import type { Entry } from '../entry.ts'
import { Unavailable } from '../journal.ts'
import type { Appended, Journal, KeptEntry, KeptLines, NewTable, Page, PageRequest, Snapshot } from '../journal.ts'
import { firstVersionWith, newest, versionBelow, type PagePlace } from '../sql/page.ts'
import { entryOf, inOrder, rowOf } from '../sql/rows.ts'
import type { Statement } from '../sql/statement.ts'
import { idsFrom } from '../sql/ids.ts'
import { ALL, type Statements } from '../sql/statements.ts'
import type { untouchedIn } from '../sql/upkeep.ts'
import { historyValues, type bringWhole } from './bring.ts'
import type { Database } from './database.ts'
import type { Listener } from './listener.ts'
import type { removeWhole } from './removal.ts'
import type { Writer } from './writer.ts'

/** What the journal has done since it was opened. */
export interface JournalStats {
  readonly commits: number
  readonly entries: number
  /** Statements that were sent, to write or to read. */
  readonly statements: number
}

export interface PostgresParts {
  readonly epoch: string
  readonly reading: Database
  readonly writing: Database
  readonly statements: Statements
  readonly untouched: ReturnType<typeof untouchedIn>
  readonly bringing: ReturnType<typeof bringWhole>
  readonly removal: ReturnType<typeof removeWhole>
  readonly writer: Writer
  readonly shared: Listener
  readonly counted: () => Omit<JournalStats, 'statements'>
}

export class PostgresJournal implements Journal {
  readonly epoch: string
  readonly shared: Listener
  readonly #parts: PostgresParts
  #probing: Promise<boolean> | null = null
  #closed: Promise<void> | null = null

  constructor(parts: PostgresParts) {
    this.#parts = parts
    this.epoch = parts.epoch
    this.shared = parts.shared
  }

  get stats(): JournalStats {
    const { counted, reading, writing } = this.#parts
    return { ...counted(), statements: reading.statements + writing.statements }
  }

  async create(table: NewTable, first: Entry, lines: readonly KeptLines[]): Promise<Appended> {
    if (first.v !== 1) throw new Error(`a table begins with version 1, not ${first.v}`)
    this.#mustBeOpen()
    return this.#parts.writer.write({ creates: table, entry: rowOf(table.table, first), lines })
  }

  async bring(table: NewTable, history: readonly KeptEntry[]): Promise<Appended> {
    this.#mustBeOpen()
    const created = await this.#parts.reading.run(this.#parts.bringing, historyValues(table, inOrder(history)))
    return created.length > 0 ? 'appended' : 'lost'
  }

  async append(table: TableId, entry: Entry, lines: readonly KeptLines[]): Promise<Appended> {
    this.#mustBeOpen()
    return this.#parts.writer.write({ creates: null, entry: rowOf(table, entry), lines })
  }

  async tip(table: TableId): Promise<number | null> {
    return (await this.#first(this.#parts.statements.tip, { table }))?.v ?? null
  }

  async game(table: TableId): Promise<GameId | null> {
    return (await this.#first(this.#parts.statements.game, { table }))?.game ?? null
  }

  async tail(table: TableId, after: number, most = ALL): Promise<readonly Entry[]> {
    const rows = await this.#all(this.#parts.statements.tail, { table, after, limit: most })
    return rows.map(({ body }) => entryOf(body))
  }

  async versionAt(table: TableId, compartment: Visible, n: number): Promise<number> {
    return (await this.#placeOf(table, compartment, n)).v
  }

  async find(table: TableId, actor: string, command: string): Promise<Entry | null> {
    const row = await this.#first(this.#parts.statements.find, { table, actor, command })
    return row === undefined ? null : entryOf(row.body)
  }

  async snapshot(table: TableId): Promise<Snapshot | null> {
    return (await this.#first(this.#parts.statements.snapshot, { table })) ?? null
  }

  async saveSnapshot(table: TableId, snapshot: Snapshot): Promise<void> {
    this.#mustBeOpen()
    await this.#parts.reading.run(this.#parts.statements.saveSnapshot, { table_id: table, ...snapshot })
  }

  async page(table: TableId, { compartments, before, of = 'table', limit }: PageRequest): Promise<Page> {
    const { linesBelow } = this.#parts.statements
    const readable = [...new Set(compartments)].filter((compartment) => compartment !== 'sealed')
    const place = before === undefined ? null : await this.#placeOf(table, of, before)
    const candidates = await Promise.all(
      readable.map((compartment) => {
        const below = versionBelow(place, compartment)
        return this.#all(linesBelow, { table, compartment, below, limit: limit + 1 })
      }),
    )
    return newest(candidates.flat(), limit)
  }

  async remove(table: TableId, before?: number): Promise<boolean> {
    const removed = await this.#all(this.#parts.removal, { table, before: before ?? null, server: this.shared.name })
    return removed.length > 0
  }

  async untouched(before: number, limit: number, beginning = ''): Promise<readonly TableId[]> {
    this.#mustBeOpen()
    const rows = await this.#parts.reading.run(this.#parts.untouched, { before, limit, ...idsFrom(beginning) })
    return rows.map(({ table_id }) => table_id)
  }

  /** Many may ask at once: one probe answers them all. */
  ready(): Promise<boolean> {
    this.#probing ??= this.#probe().finally(() => (this.#probing = null))
    return this.#probing
  }

  close(): Promise<void> {
    this.#closed ??= this.#end()
    return this.#closed
  }

  async #end(): Promise<void> {
    const { writer, writing, reading } = this.#parts
    await writer.drained()
    await this.shared.close()
    await Promise.all([writing.close(), reading.close()])
  }

  async #probe(): Promise<boolean> {
    if (this.#closed !== null) return false
    const { writing, statements } = this.#parts
    return writing.run(statements.countProbe, {}).then(
      () => true,
      () => false,
    )
  }

  async #placeOf(table: TableId, of: Visible, n: number): Promise<PagePlace> {
    const { versionOf, entry } = this.#parts.statements
    const known = await this.#first(versionOf, { table, compartment: of, n })
    if (known !== undefined) return { v: known.v, compartment: of }
    const search = firstVersionWith(n, (await this.tip(table)) ?? 0)
    let step = search.next()
    while (step.done !== true) {
      const row = await this.#first(entry, { table, v: step.value })
      step = search.next(row === undefined ? 0 : (entryOf(row.body).cursor[of] ?? 0))
    }
    return { v: step.value, compartment: of }
  }

  async #all<V extends { readonly table: TableId }, Row>(statement: Statement<V, Row>, values: V): Promise<Row[]> {
    this.#mustBeOpen()
    // What was asked to be written before can be read.
    await this.#parts.writer.settled(values.table)
    return this.#parts.reading.run(statement, values)
  }

  async #first<V extends { readonly table: TableId }, Row>(
    statement: Statement<V, Row>,
    values: V,
  ): Promise<Row | undefined> {
    return (await this.#all(statement, values))[0]
  }

  #mustBeOpen(): void {
    if (this.#closed !== null) throw new Unavailable('the journal is closed')
  }
}
