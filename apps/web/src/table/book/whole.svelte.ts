/** All lines of the table, fetched page by page from the newest back to the first. */
import type { Before, ChronicleLine } from '@homestake/client'
import { merged } from '@homestake/client/chronicle'
import { pageOf } from '@homestake/client/pages'
import type { TableSession } from '../session.svelte.ts'

/** As many lines a page as the server gives. */
const PAGE = 200

export class WholeStory {
  state = $state<'reading' | 'whole' | 'failed'>('reading')
  /** Oldest first. */
  lines = $state.raw<readonly ChronicleLine[]>([])
  /** From 0 to 1, as far as it can be told. */
  share = $state(0)
  readonly #session: TableSession
  #before: Before | null | undefined

  readonly #which: 'public' | 'all'

  /** @param which only what everyone may read, or all that this viewer may */
  constructor(session: TableSession, which: 'public' | 'all' = 'public') {
    this.#session = session
    this.#which = which
  }

  /** Read on from where it stopped, to the end. */
  async read(): Promise<void> {
    const { where, secret, present } = this.#session
    const length = present.cursor.table ?? 0
    this.state = 'reading'
    while (this.#before !== null) {
      const page = await pageOf(where.url, where.table, secret, this.#before, PAGE)
      if (!page.ok) {
        this.state = 'failed'
        return
      }
      const { lines, before } = page.value
      const open = lines.filter((line) => line.in === 'table')
      this.lines = merged(this.lines, this.#which === 'all' ? lines : open, 'before')
      this.#before = before
      const first = open[0]?.n ?? 0
      if (length > 0) this.share = Math.max(this.share, 1 - first / length)
    }
    this.share = 1
    this.state = 'whole'
  }
}
