/** Who looks at which table, and when one that nobody looks at goes to sleep. */
import type { TableId } from '@homestake/rules'

export class Bedtimes {
  readonly #seconds: number
  readonly #sleep: (id: TableId) => void
  readonly #timers = new Map<TableId, NodeJS.Timeout>()
  readonly #visitors = new Map<TableId, number>()

  /** @param seconds how long a table stays awake that nobody looks at @param sleep is called then */
  constructor(seconds: number, sleep: (id: TableId) => void) {
    this.#seconds = seconds
    this.#sleep = sleep
  }

  /** Whether somebody looks at it. */
  visited(id: TableId): boolean {
    return this.#visitors.has(id)
  }

  /** Whether its time is running. */
  runs(id: TableId): boolean {
    return this.#timers.has(id)
  }

  /** Somebody looks at it: it stays awake until they are gone. */
  enter(id: TableId): void {
    this.#visitors.set(id, (this.#visitors.get(id) ?? 0) + 1)
    this.stop(id)
  }

  /** @returns whether nobody is left */
  leave(id: TableId): boolean {
    const left = (this.#visitors.get(id) ?? 1) - 1
    if (left > 0) this.#visitors.set(id, left)
    else this.#visitors.delete(id)
    return left <= 0
  }

  /** Let its time run from now on, unless somebody looks at it. */
  start(id: TableId): void {
    if (this.visited(id)) return
    this.stop(id)
    const timer = setTimeout(() => {
      this.#timers.delete(id)
      this.#sleep(id)
    }, this.#seconds * 1000)
    timer.unref()
    this.#timers.set(id, timer)
  }

  stop(id: TableId): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  stopAll(): void {
    for (const id of this.#timers.keys()) this.stop(id)
  }
}
