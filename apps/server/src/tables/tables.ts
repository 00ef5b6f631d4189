/** The tables that are awake. A table wakes when somebody comes, and sleeps when nobody has looked at it for a while. */
import type { TableId, Refusal } from '@homestake/rules'
import type { Chance } from '@homestake/rules/authority'
import type { Change, Changes } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Journal } from '../journal/journal.ts'
import type { Meter } from '../metrics/meter.ts'
import { importTable } from '../keeping/import.ts'
import { Bedtimes } from './bedtimes.ts'
import type { Games } from './games.ts'
import { LiveTable } from './live-table.ts'
import { openNew, type Made, type Wanted } from './new-table.ts'
import { Precedence } from './precedence.ts'
import { wake } from './wake.ts'

export interface TablesMeans {
  readonly games: Games
  readonly journal: Journal
  readonly chance: () => Chance
  readonly log: Logger
  readonly meter: Meter
  readonly deliver: (table: TableId, changes: Changes) => void
  /** Something is shown to those who watch with a delay. */
  readonly show: (table: TableId, change: Change) => void
  /** A table was deleted, here or on another server: whoever is at it has to go. */
  readonly gone: (table: TableId) => void
  readonly seats: number
  readonly snapshotEvery: number
  readonly idleSeconds: number
}

/** Milliseconds. */
const FOLLOW_AGAIN = 1000

export class Tables {
  readonly #means: TablesMeans
  readonly #awake = new Map<TableId, Promise<LiveTable | null>>()
  readonly #bedtimes: Bedtimes
  readonly #precedence: Precedence

  constructor(means: TablesMeans) {
    this.#means = means
    this.#bedtimes = new Bedtimes(means.idleSeconds, (id) => void this.#sleep(id))
    this.#precedence = new Precedence(means.journal.shared)
    means.journal.shared?.onPokes((pokes) => {
      means.meter.poked(pokes === null ? null : pokes.length)
      if (pokes === null) for (const id of this.#awake.keys()) void this.#follow(id, Infinity)
      else for (const { table, v } of pokes) void (v === 0 ? this.#forget(table) : this.#follow(table, v))
    })
  }

  get awake(): number {
    return this.#awake.size
  }

  /** Open a new table. Its keys are told this once; only their hashes are kept. */
  open(wanted: Wanted, as?: Parameters<typeof openNew>[2]): Promise<Made | Refusal> {
    return openNew(this.#means, wanted, as)
  }

  /** Make a new table from a copy of one. */
  bring(file: unknown): Promise<Made | Refusal> {
    return importTable(this.#means, file)
  }

  /**
   * A table that is awake, or wakes now; `null`: there is none with this id. It is where the journal is: what somebody may
   * see or do is judged by it.
   * @throws `Unavailable`
   */
  async get(id: TableId): Promise<LiveTable | null> {
    const known = this.#awake.get(id)
    if (known !== undefined) {
      const table = await known
      // Whoever comes to the door holds it for a while, so that it stays the only one.
      if (this.#awake.get(id) === known) this.#watchIdle(id)
      await table?.refresh()
      return table === null || table.gone ? null : table
    }
    const waking = this.#wake(id)
    this.#awake.set(id, waking)
    const table = await waking.catch((error: unknown) => {
      this.#awake.delete(id)
      throw error
    })
    // It was deleted while it woke.
    if (this.#awake.get(id) !== waking) return null
    if (table === null) this.#awake.delete(id)
    else this.#watchIdle(id)
    return table
  }

  async #wake(id: TableId): Promise<LiveTable | null> {
    const waking = await wake(this.#means.journal, this.#means.games, id)
    if (waking === null) return null
    const { deliver, show, ...means } = this.#means
    const gone = () => this.#forget(id)
    return new LiveTable(waking, {
      ...means,
      precedence: this.#precedence,
      gone,
      now: () => means.chance().now,
      deliver: (changes) => deliver(id, changes),
      show: (change) => show(id, change),
    })
  }

  /** Others have got a table on: whoever looks at it here is told. Tried again for as long as it is awake. */
  async #follow(id: TableId, v: number): Promise<void> {
    try {
      const table = await this.#awake.get(id)
      await table?.refresh(v)
      // Something was missed: it may have been that the table was deleted.
      if (v === Infinity && (await table?.history.lost()) === true) this.#forget(id)
    } catch (error) {
      this.#means.log.warn({ table: id, v, fault: String(error) }, 'a table could not follow the journal')
      setTimeout(() => void this.#follow(id, v), FOLLOW_AGAIN).unref()
    }
  }

  /**
   * Delete a table, after the commands that were taken.
   * @param as how it is counted
   * @returns whether it was there
   * @throws `Unavailable`
   */
  async remove(id: TableId, as: 'deleted' | 'expired' = 'deleted'): Promise<boolean> {
    const { journal, meter, log } = this.#means
    const removed = await this.#removed(id, async (end) => {
      const was = await journal.remove(id)
      end()
      return was
    })
    this.#forget(id)
    if (!removed) return false
    meter.table(as)
    log.info({ table: id }, 'the table was deleted')
    return true
  }

  /**
   * Delete a table that nobody has touched since `before`, in milliseconds since 1970, and nobody looks at.
   * @param here whether somebody looks at it, through whichever server
   * @returns whether it is gone
   * @throws `Unavailable`
   */
  async expire(id: TableId, before: number, here: () => boolean): Promise<boolean> {
    const { journal, meter } = this.#means
    const removed = await this.#removed(id, async (end) => {
      if (this.#bedtimes.visited(id) || here() || !(await journal.remove(id, before))) return false
      end()
      return true
    })
    if (!removed) return false
    this.#forget(id)
    meter.table('expired')
    return true
  }

  /** Remove it in its turn, if it is awake. */
  async #removed(id: TableId, remove: (end: () => void) => Promise<boolean>): Promise<boolean> {
    const table = await this.#awake.get(id)
    let removed = false
    const turn = async (): Promise<void> => void (removed = await remove(() => table?.history.end()))
    await (table?.inTurn(turn) ?? turn())
    return removed
  }

  #forget(id: TableId): void {
    const known = this.#awake.get(id)
    if (known === undefined) return
    this.#awake.delete(id)
    // Somebody may hold it, on their way in.
    void known.then(
      (table) => table?.history.end(),
      () => undefined,
    )
    this.#bedtimes.stop(id)
    this.#means.gone(id)
  }

  /** Somebody looks at the table: it stays awake until they are gone. */
  enter(id: TableId): void {
    this.#bedtimes.enter(id)
  }

  leave(id: TableId): void {
    if (this.#bedtimes.leave(id)) this.#watchIdle(id)
  }

  #watchIdle(id: TableId): void {
    if (this.#awake.has(id)) this.#bedtimes.start(id)
  }

  async #sleep(id: TableId): Promise<void> {
    const table = await this.#awake.get(id)
    if (table === undefined || table === null || this.#bedtimes.visited(id)) return
    await table.rest()
    await table.history.sumUp()
    // Somebody may have come to the door meanwhile: they hold this table, so it stays the only one.
    if (this.#bedtimes.visited(id) || this.#bedtimes.runs(id)) return
    this.#awake.delete(id)
    this.#means.log.debug({ table: id, v: table.v }, 'the table sleeps')
  }

  /** Wait until all that was taken is done, and answered. */
  async rest(): Promise<void> {
    await this.#each((table) => table.rest())
  }

  /** Finish what was taken and sum every table up. */
  async close(): Promise<void> {
    this.#bedtimes.stopAll()
    await this.rest()
    await this.#each((table) => table.history.sumUp())
  }

  async #each(work: (table: LiveTable) => Promise<void>): Promise<void> {
    await Promise.all(
      [...this.#awake.values()].map(async (waking) => {
        const table = await waking.catch(() => null)
        if (table !== null) await work(table)
      }),
    )
  }
}
