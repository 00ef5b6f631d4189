/** The newest changes of each compartment, kept so that a client that missed some can follow without a whole view. */
import type { Compartment, Visible } from '@homestake/rules'
import type { Change, Changes } from '@homestake/protocol'

const MOST = 200

export class Backlog {
  readonly #changes = new Map<Compartment, Change[]>()

  add(compartment: Visible, change: Change): void {
    const kept = this.#changes.get(compartment) ?? []
    kept.push(change)
    if (kept.length > MOST) kept.splice(0, kept.length - MOST)
    this.#changes.set(compartment, kept)
  }

  addAll(changes: Changes): void {
    for (const [compartment, change] of Object.entries(changes) as [Visible, Change][]) this.add(compartment, change)
  }

  /** All from one number to another as one change; `gap` where that can't be proved to be without a hole. */
  between(compartment: Visible, from: number, to: number): Change | null | 'gap' {
    if (from === to) return null
    const kept = this.#changes.get(compartment) ?? []
    const start = kept.findIndex((change) => change.from === from)
    const end = kept.findIndex((change) => change.to === to)
    if (start < 0 || end < start) return 'gap'
    const run = kept.slice(start, end + 1)
    return { from, to, patches: run.flatMap(({ patches }) => patches), events: run.flatMap(({ events }) => events) }
  }
}
