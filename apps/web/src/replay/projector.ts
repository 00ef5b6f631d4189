/** What a table’s screens look at while a stretch is played again: a connection to nothing, at which nothing can be done. */
import type { Frame, Outcome, Present, Where } from '@homestake/client'
import { refuse } from '@homestake/rules'
import type { Source } from '../table/session.svelte.ts'
import { replayWords } from '../words/replay.ts'

type Listener = Parameters<Source['subscribe']>[0]

export class Projector implements Source {
  readonly where: Where
  present: Present
  #listener: Listener | null = null

  constructor(live: Present, where: Where) {
    this.where = where
    const nobody = { chair: false, seat: null }
    this.present = { ...live, status: 'live', you: nobody, presence: null, lines: [], bye: null }
  }

  /** @param fresh whether what it tells has just happened, for whoever looks on */
  show({ view, cursor, lines: told }: Frame, lines: Present['lines'], fresh: boolean): void {
    this.present = { ...this.present, view, cursor, lines }
    this.#listener?.(this.present, fresh ? told : [])
  }

  subscribe(listener: Listener): () => void {
    this.#listener = listener
    return () => (this.#listener = null)
  }

  command(): Promise<Outcome> {
    return Promise.resolve({ status: 'rejected', refusal: refuse('not-now', replayWords.only) })
  }

  sit(): Promise<{ readonly status: 'offline' }> {
    return Promise.resolve({ status: 'offline' })
  }

  comeWith(): void {}
  speak(): void {}
  remember(): void {}
  writing(): void {}
  close(): void {}
}
