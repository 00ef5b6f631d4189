/**
 * Where those stand who watch a table with a delay, and what they have not been shown yet. All of them stand at the same
 * place and see `table` alone, so there is one of these a table, however many they are.
 */
import type { TableHouse } from '@homestake/rules'
import type { Change } from '@homestake/protocol'

/** `table` as it was: after which entry, and with which number. */
export interface Moment {
  readonly v: number
  readonly n: number
  readonly table: TableHouse<object>
}

/** A change that is not shown yet: when it was made, milliseconds since 1970, and what it leads to. */
export interface Waiting {
  readonly at: number
  readonly change: Change
  readonly moment: Moment
}

/** How many changes wait in memory. What comes after them waits in the journal. */
export const MOST_WAITING = 1000

export class Behind {
  #shown: Moment
  #waiting: Waiting[]
  #more: boolean

  /** @param waiting all that came after `shown`, oldest first */
  constructor(shown: Moment, waiting: readonly Waiting[] = []) {
    this.#shown = shown
    this.#waiting = waiting.slice(0, MOST_WAITING)
    this.#more = waiting.length > MOST_WAITING
  }

  /** What they see. */
  get shown(): Moment {
    return this.#shown
  }

  /** How many changes wait here. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Nothing waits here any more, but in the journal something does. */
  get spent(): boolean {
    return this.#more && this.#waiting.length === 0
  }

  /** The table has got on. */
  push(waiting: Waiting): void {
    if (this.#more || this.#waiting.length >= MOST_WAITING) this.#more = true
    else this.#waiting.push(waiting)
  }

  /**
   * Show what was made up to a moment, in order: what stands behind something that is not due waits with it.
   * @param until milliseconds since 1970
   * @returns all of it as one change; `null`: nothing
   */
  take(until: number): Change | null {
    const later = this.#waiting.findIndex(({ at }) => at > until)
    const due = later < 0 ? this.#waiting : this.#waiting.slice(0, later)
    const [first, last] = [due[0], due.at(-1)]
    if (first === undefined || last === undefined) return null
    this.#waiting = this.#waiting.slice(due.length)
    this.#shown = last.moment
    return {
      from: first.change.from,
      to: last.change.to,
      patches: due.flatMap(({ change }) => change.patches),
      events: due.flatMap(({ change }) => change.events),
    }
  }
}
