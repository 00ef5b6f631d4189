/** How a process comes to its end: first nobody new comes in, then nothing new is taken. */
import type { Bye } from '@homestake/protocol'
import { words } from '../words.ts'

export const restarting = (): Bye => ({ code: 'restarting', reason: words.restarting, retry: true })

export class Ending {
  #stage: 'open' | 'leaving' | 'closing' = 'open'

  /** Whoever is here plays on; nobody new is let in, and nothing is written that comes over HTTP. */
  get leaving(): boolean {
    return this.#stage !== 'open'
  }

  /** What was taken is finished; what comes now is not heard, and is sent again to the next process. */
  get closing(): boolean {
    return this.#stage === 'closing'
  }

  leave(): void {
    if (this.#stage === 'open') this.#stage = 'leaving'
  }

  close(): void {
    this.#stage = 'closing'
  }
}
