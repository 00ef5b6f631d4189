/** Tables that have played themselves are deleted an hour after, whoever began them and whether they came to their end. */
import { DEMO_TABLES } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Journal } from '../journal/journal.ts'
import type { Tables } from '../tables/tables.ts'

export interface SweepMeans {
  readonly journal: Pick<Journal, 'untouched'>
  readonly tables: Pick<Tables, 'remove'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const AT_ONCE = 200

export class Sweep {
  readonly #means: SweepMeans
  #timer: NodeJS.Timeout | undefined

  constructor(means: SweepMeans) {
    this.#means = means
  }

  /** Soon, then every ten minutes. Servers that start together spread out. */
  start(): void {
    this.#next(MINUTE + Math.random() * MINUTE)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** @returns how many went @throws `Unavailable`; what was deleted until then stays so */
  async round(): Promise<number> {
    const { journal, tables, now } = this.#means
    let gone = 0
    for (;;) {
      const old = await journal.untouched(now() - HOUR, AT_ONCE, DEMO_TABLES)
      let these = 0
      for (const table of old) if (await tables.remove(table, 'expired')) these++
      gone += these
      // Another server may be first with each of them.
      if (these === 0 || old.length < AT_ONCE) return gone
    }
  }

  #next(milliseconds: number): void {
    const turn = async (): Promise<void> => {
      await this.round().catch((error: unknown) =>
        this.#means.log.warn({ fault: String(error) }, 'tables that played themselves could not be deleted yet'),
      )
      this.#next(10 * MINUTE)
    }
    this.#timer = setTimeout(() => void turn(), milliseconds)
    this.#timer.unref()
  }
}
