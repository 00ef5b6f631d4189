/**
 * Looks at a journal that others write to. Whoever wants one while another still waits for the table’s turn shares it.
 */
import type { History } from './history.ts'
import type { Turns } from './turns.ts'

export class Looks {
  readonly #history: History
  readonly #turns: Turns
  #next: { wanted: number; readonly done: Promise<void> } | null = null

  constructor(history: History, turns: Turns) {
    this.#history = history
    this.#turns = turns
  }

  /**
   * Be where the journal is, in the table's turn.
   * @param v nothing is read if the table gets so far by itself
   * @throws `Unavailable`
   */
  take(v: number): Promise<void> {
    this.#next ??= { wanted: 0, done: this.#turns.take(() => this.#look()) }
    this.#next.wanted = Math.max(this.#next.wanted, v)
    return this.#next.done
  }

  async #look(): Promise<void> {
    const wanted = this.#next?.wanted ?? Infinity
    this.#next = null
    if (this.#history.v < wanted) await this.#history.refresh()
  }
}
