import type { Answer } from '@homestake/protocol'

type Settled = Answer | { readonly status: 'offline' }

interface Waiting {
  readonly emit: (settle: (answer: Answer) => void) => void
  readonly resolve: (answer: Settled) => void
  readonly outcome: Promise<Settled>
}

/** Commands that were sent and not answered: each is sent again, with the same id, whenever the line came back. */
export class InFlight {
  readonly #waiting = new Map<string, Waiting>()

  /** The same id asked twice is one command: both get its answer. */
  send(id: string, emit: Waiting['emit']): Promise<Settled> {
    const known = this.#waiting.get(id)
    if (known !== undefined) return known.outcome
    const { promise, resolve } = Promise.withResolvers<Settled>()
    this.#waiting.set(id, { emit, resolve, outcome: promise })
    emit((answer) => this.#settle(id, answer))
    return promise
  }

  /** @returns how many were sent again */
  resend(): number {
    for (const [id, waiting] of this.#waiting) waiting.emit((answer) => this.#settle(id, answer))
    return this.#waiting.size
  }

  /** Nobody will answer any more. */
  drop(outcome: Settled): void {
    for (const { resolve } of this.#waiting.values()) resolve(outcome)
    this.#waiting.clear()
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    this.#waiting.delete(id)
    waiting.resolve(answer)
  }
}
