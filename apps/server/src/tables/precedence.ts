/**
 * Which server writes first, where several write to one table. Whoever is fast knows soonest what the table is now, and would
 * be first again and again. So a server that has lost a few times asks for precedence, and the others wait until it has
 * written, or for as long as it says that it needs.
 */
import { tableId, type TableId } from '@homestake/rules'
import { z } from 'zod'
import type { Neighbours } from '../journal/journal.ts'
import { topic, type Topic } from '../journal/topic.ts'

/** So many times a command loses before it asks, and each time that it has lost as often again. */
const PATIENCE = 3
/** Milliseconds: what is asked has to be heard meanwhile too; and nobody is waited for any longer, however slow it is. */
const LEAST = 25
const LONGEST = 2_000

/** `needs`: milliseconds; 0: it has written, or gives up. */
const word = z.strictObject({ table: tableId, needs: z.number().int().min(0).max(LONGEST) })
type Word = z.infer<typeof word>

interface Asked {
  readonly over: PromiseWithResolvers<void>
  readonly end: NodeJS.Timeout
}

export class Precedence {
  readonly #topic: Topic<Word>
  /** By table and by server. */
  readonly #asked = new Map<TableId, Map<string, Asked>>()

  constructor(shared: Neighbours | undefined) {
    this.#topic = topic(shared, word)
    this.#topic.onTold((from, { table, needs }) => {
      if (needs === 0) this.#over(table, from)
      else this.#await(table, from, needs)
    })
    shared?.onGone((server) => {
      for (const table of this.#asked.keys()) this.#over(table, server)
    })
  }

  /** One command is to be written to a table. */
  claim(table: TableId): Claim {
    return new Claim({
      others: () => this.#others(table),
      needs: (needs) => this.#topic.tell({ table, needs }),
    })
  }

  /** Those who have asked by now have written, or have had their time. */
  async #others(table: TableId): Promise<void> {
    await Promise.all([...(this.#asked.get(table)?.values() ?? [])].map(({ over }) => over.promise))
  }

  #await(table: TableId, server: string, needs: number): void {
    const servers = this.#asked.get(table) ?? new Map<string, Asked>()
    this.#asked.set(table, servers)
    // Known: it has lost again.
    const known = servers.get(server)
    clearTimeout(known?.end)
    const end = setTimeout(() => this.#over(table, server), needs).unref()
    servers.set(server, { over: known?.over ?? Promise.withResolvers(), end })
  }

  #over(table: TableId, server: string): void {
    const servers = this.#asked.get(table)
    const asked = servers?.get(server)
    if (servers === undefined || asked === undefined) return
    clearTimeout(asked.end)
    servers.delete(server)
    if (servers.size === 0) this.#asked.delete(table)
    asked.over.resolve()
  }
}

interface ClaimMeans {
  readonly others: () => Promise<void>
  readonly needs: (milliseconds: number) => void
}

/** The claim of one command to be written. */
export class Claim {
  readonly #means: ClaimMeans
  #lost = 0
  #began = 0

  constructor(means: ClaimMeans) {
    this.#means = means
  }

  get #asked(): boolean {
    return this.#lost >= PATIENCE
  }

  /** It is tried, once those are done who go first. */
  async begin(): Promise<void> {
    // Those who have asked race with each other.
    if (!this.#asked) await this.#means.others()
    this.#began = performance.now()
  }

  /** Somebody else was first. */
  lose(): void {
    this.#lost++
    if (this.#lost % PATIENCE !== 0) return
    // What is on its way already may be first once more, or twice.
    const took = performance.now() - this.#began
    this.#means.needs(Math.min(LONGEST, Math.max(LEAST, Math.ceil(3 * took))))
  }

  /** It is written, or given up. */
  end(): void {
    if (this.#asked) this.#means.needs(0)
  }
}
