/** Older lines, page by page. New ones come by themselves. */
import type { Before } from '@homestake/client'
import { pageOf } from '@homestake/client/pages'
import { untrack } from 'svelte'
import type { TableSession } from '../session.svelte.ts'

/** After a long sleep this many pages are fetched to close the hole; what is still missing comes with scrolling up. */
const CATCH_UP = 5

export class Pages {
  state = $state<'idle' | 'loading' | 'failed'>('idle')
  /** The number to ask the next older page with; `null`: there is none; `undefined`: nothing was fetched yet. */
  before = $state<Before | null | undefined>(undefined)
  /** There are older lines, and it is known where they end. */
  more = $derived(this.before !== null && this.before !== undefined)
  readonly #session: TableSession

  constructor(session: TableSession) {
    this.#session = session
  }

  /** The newest page, and more where it does not meet what is held. Called at each (re)connection. */
  async newest(): Promise<void> {
    if (untrack(() => this.state) === 'loading') return
    const held = untrack(() => this.#session.present.lines).map(({ key }) => key)
    const first = held.length === 0 || this.before === undefined
    let before: Before | null | undefined
    for (let page = 0; page < (first ? 1 : CATCH_UP) && before !== null; page++) {
      const fetched = await this.#fetch(before)
      if (fetched === null) return
      before = fetched.before
      if (fetched.keys.some((key) => held.includes(key)) && !first) return
    }
    this.before = before
  }

  async older(): Promise<void> {
    if (this.state === 'loading' || this.before === null) return
    const fetched = await this.#fetch(this.before)
    if (fetched !== null) this.before = fetched.before
  }

  async #fetch(before: Before | null | undefined): Promise<{ before: Before | null; keys: string[] } | null> {
    const { connection, secret, where } = this.#session
    this.state = 'loading'
    const page = await pageOf(where.url, where.table, secret, before ?? undefined)
    this.state = page.ok ? 'idle' : 'failed'
    if (!page.ok) return null
    connection.remember(page.value.lines)
    return { before: page.value.before, keys: page.value.lines.map(({ key }) => key) }
  }
}
