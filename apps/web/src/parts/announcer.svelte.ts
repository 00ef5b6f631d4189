/** What the one live region speaks. Made once a page and handed down, so that nothing is spoken twice. */
import { getContext, setContext } from 'svelte'

export class Announcer {
  /** Alternates between two places, so that the same sentence twice is heard twice. */
  slots = $state<[string, string]>(['', ''])
  #next: 0 | 1 = 0

  say(text: string): void {
    this.slots[this.#next] = text
    this.#next = this.#next === 0 ? 1 : 0
    this.slots[this.#next] = ''
  }
}

const KEY = Symbol('announcer')
export const provideAnnouncer = (): Announcer => setContext(KEY, new Announcer())
export const useAnnouncer = (): Announcer => getContext<Announcer>(KEY)
