/** Tables that nobody has touched for long go, if whoever runs the server wants that. */
import type { TableId } from '@homestake/rules'
import type { Logger } from 'pino'
import type { Journal } from '../journal/journal.ts'
import type { Tables } from '../tables/tables.ts'

export interface RetentionMeans {
  readonly journal: Pick<Journal, 'untouched'>
  readonly tables: Pick<Tables, 'expire'>
  /** Whether somebody looks at a table, through whichever server. */
  readonly here: (table: TableId) => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly days: number
  readonly log: Logger
}

/** How many tables a round deleted, and how many it left because somebody looks at them, or because they were touched just now. */
export interface Round {
  readonly deleted: number
  readonly kept: number
}

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000
/** How many tables are asked for at once. */
const AT_ONCE = 200

export class Retention {
  readonly #means: RetentionMeans
  #timer: NodeJS.Timeout | undefined

  constructor(means: RetentionMeans) {
    this.#means = means
  }

  /** One round soon, when the other servers have told who is here; then one an hour. Servers that start together spread out. */
  start(): void {
    this.#next(MINUTE + Math.random() * 9 * MINUTE)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** @throws `Unavailable`; what was deleted until then stays so */
  async round(): Promise<Round> {
    const { journal, tables, here, now, days, log } = this.#means
    const before = now() - days * DAY
    const left = new Set<TableId>()
    let deleted = 0
    for (;;) {
      const untouched = await journal.untouched(before, left.size + AT_ONCE)
      const some = untouched.filter((table) => !left.has(table))
      for (const table of some) {
        if (await tables.expire(table, before, () => here(table))) deleted++
        else left.add(table)
      }
      if (some.length < AT_ONCE) break
    }
    const round = { deleted, kept: left.size }
    if (deleted > 0) log.info({ ...round, days }, 'tables that nobody had touched for long were deleted')
    return round
  }

  #next(milliseconds: number): void {
    const turn = async (): Promise<void> => {
      await this.round().catch((error: unknown) =>
        this.#means.log.warn({ fault: String(error) }, 'old tables could not be deleted; trying again in an hour'),
      )
      this.#next(HOUR)
    }
    this.#timer = setTimeout(() => void turn(), milliseconds)
    this.#timer.unref()
  }
}
