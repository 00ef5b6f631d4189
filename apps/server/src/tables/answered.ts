import type { Cursor } from '../journal/entry.ts'

const MOST = 500

/** The commands that were applied last, by actor and id, with the numbers that each led to. */
export class Answered {
  readonly #known = new Map<string, Cursor>()
  #all = 0

  add(actor: string, id: string, cursor: Cursor): void {
    this.#known.set(`${actor} ${id}`, cursor)
    this.#all++
    if (this.#known.size <= MOST) return
    const oldest = this.#known.keys().next()
    if (oldest.done !== true) this.#known.delete(oldest.value)
  }

  get(actor: string, id: string): Cursor | undefined {
    return this.#known.get(`${actor} ${id}`)
  }

  /** Whether every entry of the table up to `v` is remembered here. */
  complete(v: number): boolean {
    return this.#all >= v && this.#all <= MOST
  }
}
