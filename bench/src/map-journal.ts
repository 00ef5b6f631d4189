/** A journal that is off: it keeps the contract in memory and nothing on disk. Only for measuring what lasting costs. */
import type { Given } from '@homestake/server/build'

type Journal = NonNullable<Given['journal']>
type Entry = Parameters<Journal['append']>[1]
type Table = Parameters<Journal['append']>[0]
type Kept = Parameters<Journal['append']>[2][number] & { readonly v: number }
type Snapshot = Parameters<Journal['saveSnapshot']>[1]

interface Book {
  readonly game: Parameters<Journal['create']>[0]['game']
  readonly entries: Entry[]
  readonly commands: Map<string, Entry>
  readonly lines: Kept[]
  snapshot: Snapshot | null
}

const keyOf = (actor: string, command: string): string => `${actor} ${command}`

export class MapJournal implements Journal {
  readonly epoch = 'memory'
  readonly #books = new Map<Table, Book>()
  readonly stats = { commits: 0, entries: 0 }

  create(...[{ table, game }, first, lines]: Parameters<Journal['create']>): ReturnType<Journal['create']> {
    if (this.#books.has(table)) return Promise.resolve('lost')
    this.#books.set(table, { game, entries: [], commands: new Map(), lines: [], snapshot: null })
    return this.append(table, first, lines)
  }

  async bring(...[table, history]: Parameters<Journal['bring']>): ReturnType<Journal['bring']> {
    if (this.#books.has(table.table)) return 'lost'
    this.#books.set(table.table, { game: table.game, entries: [], commands: new Map(), lines: [], snapshot: null })
    for (const { entry, lines } of history) await this.append(table.table, entry, lines)
    return 'appended'
  }

  append(...[table, entry, lines]: Parameters<Journal['append']>): ReturnType<Journal['append']> {
    const book = this.#books.get(table)
    const key = keyOf(entry.actor, entry.command.id)
    if (book === undefined || entry.v !== book.entries.length + 1 || book.commands.has(key))
      return Promise.resolve('lost')
    book.entries.push(entry)
    book.commands.set(key, entry)
    for (const line of lines) book.lines.push({ ...line, v: entry.v })
    this.stats.commits++
    this.stats.entries++
    return Promise.resolve('appended')
  }

  tip(table: Table): Promise<number | null> {
    return Promise.resolve(this.#books.get(table)?.entries.length ?? null)
  }

  game(table: Table): ReturnType<Journal['game']> {
    return Promise.resolve(this.#books.get(table)?.game ?? null)
  }

  tail(table: Table, after: number, most = Infinity): Promise<readonly Entry[]> {
    return Promise.resolve(this.#books.get(table)?.entries.slice(after, after + most) ?? [])
  }

  versionAt(...[table, compartment, n]: Parameters<Journal['versionAt']>): Promise<number> {
    const entries = this.#books.get(table)?.entries ?? []
    const at = entries.findIndex(({ cursor }) => (cursor[compartment] ?? 0) >= n)
    return Promise.resolve(1 + (at < 0 ? entries.length : at))
  }

  find(table: Table, actor: string, command: string): Promise<Entry | null> {
    return Promise.resolve(this.#books.get(table)?.commands.get(keyOf(actor, command)) ?? null)
  }

  snapshot(table: Table): Promise<Snapshot | null> {
    return Promise.resolve(this.#books.get(table)?.snapshot ?? null)
  }

  saveSnapshot(table: Table, snapshot: Snapshot): Promise<void> {
    const book = this.#books.get(table)
    if (book !== undefined && snapshot.v >= (book.snapshot?.v ?? 0)) book.snapshot = snapshot
    return Promise.resolve()
  }

  /** The newest lines only: nobody pages through a table that is measured. */
  page(table: Table, { compartments, limit }: Parameters<Journal['page']>[1]): ReturnType<Journal['page']> {
    const seen = (this.#books.get(table)?.lines ?? []).filter(({ compartment }) => compartments.includes(compartment))
    return Promise.resolve({ lines: seen.slice(-limit), more: seen.length > limit })
  }

  remove(table: Table): Promise<boolean> {
    return Promise.resolve(this.#books.delete(table))
  }

  untouched(before: number, limit: number, beginning = ''): Promise<readonly Table[]> {
    const old = [...this.#books].filter(
      ([table, { entries }]) => table.startsWith(beginning) && (entries.at(-1)?.at ?? before) < before,
    )
    return Promise.resolve(old.map(([table]) => table).slice(0, limit))
  }

  ready(): Promise<boolean> {
    return Promise.resolve(true)
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
