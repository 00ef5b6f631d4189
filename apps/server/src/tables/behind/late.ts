/** The delay of one table: whom it holds for, where they stand, and when they are shown more (DELAY-2 to DELAY-5). */
import { shownUpTo, type TableHouse, type Viewer } from '@homestake/rules'
import type { Change } from '@homestake/protocol'
import type { Journal } from '../../journal/journal.ts'
import { Behind, type Moment } from './behind.ts'
import { madeAfter, readBehind, type Standing } from './read.ts'

/** Whoever has neither the chair nor a seat, by whichever link they came. */
export const watches = ({ chair, seat }: Viewer): boolean => !chair && seat === null

export interface LateMeans {
  readonly journal: Pick<Journal, 'tail'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Something is shown to everybody who watches, here. */
  readonly show: (change: Change) => void
}

/** What is kept for nobody goes after so many milliseconds. */
const KEPT = 60_000

export class Late {
  readonly #table: Standing
  readonly #means: LateMeans
  #behind: Behind | null = null
  #used = 0
  #reading = false

  constructor(table: Standing, means: LateMeans) {
    this.#table = table
    this.#means = means
  }

  get #delay(): TableHouse['delay'] {
    return this.#table.state.table.delay
  }

  /** Whether somebody is shown the table later than it is. */
  holds(viewer: Viewer): boolean {
    return watches(viewer) && this.on
  }

  /** Whether there is a delay, or one ends just now. */
  get on(): boolean {
    return this.#delay !== undefined || this.#behind !== null
  }

  /** How far behind they watch, in seconds. */
  get seconds(): number {
    return this.#delay?.seconds ?? 0
  }

  /** How many changes wait in memory; `null`: nothing is kept. */
  get waiting(): number | null {
    return this.#behind?.waiting ?? null
  }

  /** Whether `shown` can be asked. */
  get ready(): boolean {
    return this.#behind !== null || this.#delay === undefined
  }

  /**
   * What those see who are held back.
   * @throws if it has not been read: nobody is shown more than they may be, whatever else fails
   */
  get shown(): Moment {
    if (this.#behind === null) throw new Error('what is shown with the delay has not been read')
    this.#used = performance.now()
    return this.#behind.shown
  }

  /**
   * Read where they stand, if need be: in the table’s turn.
   * @throws `Unavailable`
   */
  async read(): Promise<void> {
    this.#used = performance.now()
    if (this.#behind !== null || this.#delay === undefined) return
    this.#behind = await readBehind(this.#means.journal, this.#table, this.#until)
  }

  /** The table has got on by an entry; `change`: what that did to `table`. */
  follow(before: Moment, { at, v }: { readonly at: number; readonly v: number }, change: Change | undefined): void {
    if (change === undefined) return
    // They watched it as it was until this moment.
    if (this.#behind === null && before.table.delay === undefined && this.#delay !== undefined) {
      this.#behind = new Behind(before)
      this.#used = performance.now()
    }
    this.#behind?.push({
      at: madeAfter(before.table.delay, at),
      change,
      moment: { v, n: change.to, table: this.#table.state.table },
    })
  }

  /** Show what has become due. */
  look(): void {
    const behind = this.#behind
    if (behind === null) return
    const change = behind.take(this.#until)
    if (this.#delay === undefined) this.#behind = null
    if (change !== null) this.#means.show(change)
  }

  /** Whether more has to be read before more can be shown. */
  get spent(): boolean {
    return this.#behind?.spent === true && !this.#reading
  }

  /**
   * Read what did not wait in memory: in the table’s turn.
   * @throws `Unavailable`
   */
  async readOn(): Promise<void> {
    if (!this.spent || this.#behind === null) return
    this.#reading = true
    try {
      this.#behind = await readBehind(this.#means.journal, this.#table, this.#until, this.#behind.shown.v)
    } finally {
      this.#reading = false
    }
    this.look()
  }

  /** Nobody watches: what is kept is let go of after a while. */
  rest(): void {
    if (this.#delay !== undefined && performance.now() - this.#used > KEPT) this.#behind = null
  }

  get #until(): number {
    return this.#delay === undefined ? Infinity : shownUpTo(this.#delay, this.#means.now())
  }
}
