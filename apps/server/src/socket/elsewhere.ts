/**
 * Who is at a table through other servers. Each tells the others when that changes, and all of it to whoever is new; what
 * a server told goes with it. Where a journal is not shared there is nobody elsewhere.
 */
import { tableId, type TableId } from '@homestake/rules'
import { presence } from '@homestake/protocol'
import { z } from 'zod'
import type { Neighbours } from '../journal/journal.ts'
import { topic, type Topic } from '../journal/topic.ts'
import type { Here } from './presence.ts'

/** `null`: nobody any more. */
const word = z.strictObject({ table: tableId, here: presence.nullable() })

export interface ElsewhereMeans {
  readonly shared: Neighbours | undefined
  /** Everybody who is here through this server. */
  readonly mine: () => Iterable<readonly [TableId, Here]>
  /** Who is elsewhere at a table has changed; `before` is who was. */
  readonly changed: (table: TableId, before: readonly Here[]) => void
}

export class Elsewhere {
  readonly #means: ElsewhereMeans
  readonly #topic: Topic<z.infer<typeof word>>
  readonly #servers = new Map<string, Map<TableId, Here>>()

  constructor(means: ElsewhereMeans) {
    this.#means = means
    this.#topic = topic(means.shared, word)
    this.#topic.onTold((from, { table, here }) => this.#told(from, table, here))
    means.shared?.onGone((server) => this.#gone(server))
    means.shared?.onCame(() => {
      for (const [table, here] of means.mine()) this.tell(table, here)
    })
  }

  /** Who is at a table, by server. */
  at(table: TableId): Here[] {
    return [...this.#servers.values()].flatMap((tables) => tables.get(table) ?? [])
  }

  /** At how many tables somebody is, counted once for each server. */
  get tables(): number {
    return [...this.#servers.values()].reduce((sum, tables) => sum + tables.size, 0)
  }

  /** Tell the others who is here; `null`: nobody any more. */
  tell(table: TableId, here: Here | null): void {
    this.#topic.tell({ table, here })
  }

  #told(from: string, table: TableId, here: Here | null): void {
    const before = this.at(table)
    const tables = this.#servers.get(from) ?? new Map<TableId, Here>()
    this.#servers.set(from, tables)
    if (here === null) tables.delete(table)
    else tables.set(table, here)
    this.#means.changed(table, before)
  }

  #gone(server: string): void {
    const tables = this.#servers.get(server) ?? new Map<TableId, Here>()
    const before = [...tables.keys()].map((table) => [table, this.at(table)] as const)
    this.#servers.delete(server)
    for (const [table, here] of before) this.#means.changed(table, here)
  }
}
