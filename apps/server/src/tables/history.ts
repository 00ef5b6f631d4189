/**
 * Where a table stands: its state, its version, its cursors; and how it gets on: by an entry that the journal has. The new
 * state becomes *the* state only then.
 */
import type { Game, Plays, TableId, TableState, Viewer, Visible } from '@homestake/rules'
import { FURTHEST_BACK, type Found } from '@homestake/rules/authority'
import type { Change, Changes, Position } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Cursor, Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Meter } from '../metrics/meter.ts'
import { Answered } from './answered.ts'
import { Backlog } from './backlog.ts'
import { Late } from './behind/late.ts'
import { changesOf, keptLines } from './changes.ts'
import { cursorFor, reached, reachedFor } from './cursors.ts'
import { followed } from './shape.ts'

export interface Waking {
  readonly id: TableId
  readonly game: Game
  readonly v: number
  readonly state: TableState<Plays>
  readonly cursor: Cursor
}

export interface HistoryMeans {
  readonly journal: Journal
  readonly log: Logger
  readonly meter: Meter
  /** Tell everyone who is connected, each their part. */
  readonly deliver: (changes: Changes) => void
  /** Tell those who watch with a delay what they are shown now. */
  readonly show: (change: Change) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly snapshotEvery: number
}

export class History {
  readonly id: TableId
  readonly game: Game
  readonly backlog = new Backlog()
  /** What those see who watch with a delay. */
  readonly late: Late
  readonly #means: HistoryMeans
  readonly #answered = new Answered()
  #v: number
  #state: TableState<Plays>
  #cursor: Cursor
  #summedUp: number
  /** A commit’s outcome is unknown: the tail has to be read before anything else. */
  #unsure = false
  #gone = false

  constructor({ id, game, v, state, cursor }: Waking, means: HistoryMeans) {
    this.id = id
    this.game = game
    this.#v = v
    this.#state = state
    this.#cursor = cursor
    this.#summedUp = v
    this.#means = means
    this.late = new Late(this, means)
  }

  /** What cursors of this table count in: another one voids them. A new shape lays views out anew, so it is part of it. */
  get epoch(): string {
    return `${this.#means.journal.epoch}-${this.game.shape}`
  }

  get v(): number {
    return this.#v
  }

  get state(): TableState<Plays> {
    return this.#state
  }

  /** The state as somebody is shown it: with the delay, if they watch and there is one. */
  stateFor(viewer: Viewer): TableState<Plays> {
    return this.late.holds(viewer)
      ? ({ ...this.#state, table: this.late.shown.table } as TableState<Plays>)
      : this.#state
  }

  /** The cursor of every compartment. */
  get cursor(): Cursor {
    return this.#cursor
  }

  cursorFor(viewer: Viewer): Position['cursor'] {
    if (this.late.holds(viewer)) return { table: this.late.shown.n }
    return cursorFor(this.#cursor, viewer, this.#state.table)
  }

  /** What a viewer is told of where an entry led to. */
  reachedFor(viewer: Viewer, at: Cursor): Position['cursor'] {
    return reachedFor(at, viewer, this.#state.table)
  }

  /** The table was deleted: nothing can be done at it, and nobody is let in. */
  get gone(): boolean {
    return this.#gone
  }

  end(): void {
    this.#gone = true
  }

  /** Ask the journal whether the table is still there. @returns whether it is not */
  async lost(): Promise<boolean> {
    if ((await this.#means.journal.game(this.id)) === null) this.end()
    return this.#gone
  }

  /** Be where the journal is, if a commit’s outcome is unknown. */
  async settle(): Promise<void> {
    if (this.#unsure) await this.#catchUp()
  }

  /**
   * Be where the journal is, if others write to it.
   * @returns whether that led further
   */
  async refresh(): Promise<boolean> {
    return this.#means.journal.shared !== undefined && (await this.#catchUp())
  }

  /**
   * append: one entry goes to the journal. `lost`: another one was there first; the table has caught up with it.
   * @throws `Unavailable`: nothing happened, as far as is known
   */
  async append(entry: Entry, changes: Changes, next: TableState<Plays>): Promise<'appended' | 'lost'> {
    let appended: 'appended' | 'lost'
    try {
      appended = await this.#means.journal.append(this.id, entry, keptLines(changes))
    } catch (error) {
      this.#unsure = true
      throw error
    }
    if (appended === 'appended') this.#become(entry, next, changes)
    else {
      this.#means.meter.lostRace()
      await this.#catchUp()
    }
    return appended
  }

  /** Where a command of an actor led to, if it was applied; the newest ones are remembered. */
  remembered(actor: string, command: string): Cursor | undefined {
    return this.#answered.get(actor, command)
  }

  /** The same, beyond what is remembered. */
  async applied(actor: string, command: string): Promise<Cursor | undefined> {
    const known = this.#answered.get(actor, command)
    if (known !== undefined || this.#answered.complete(this.#v)) return known
    const entry = await this.#means.journal.find(this.id, actor, command)
    return entry === null ? undefined : reached(changesOf(this.game, entry))
  }

  /**
   * What is known of the act that told a line, to take it back: the act and all that came later, up to where the table is.
   * `too-far`: it is not read.
   */
  async found(compartment: Visible, n: number): Promise<Found> {
    const at = await this.#means.journal.versionAt(this.id, compartment, n)
    if (at > this.#v) return null
    if (this.#v - at >= FURTHEST_BACK) return 'too-far'
    const [act, ...later] = (await this.#means.journal.tail(this.id, at - 1)).filter(({ v }) => v <= this.#v)
    return act === undefined || act.cursor[compartment] !== n ? null : { act, later }
  }

  deliver(changes: Changes): void {
    this.backlog.addAll(changes)
    this.#means.deliver(changes)
    this.late.look()
  }

  /** Write a snapshot, so that the table wakes fast. Losing it loses nothing. */
  async sumUp(): Promise<void> {
    if (this.#summedUp === this.#v) return
    this.#summedUp = this.#v
    const body = JSON.stringify({ state: this.#state, cursor: this.#cursor })
    await this.#means.journal
      .saveSnapshot(this.id, { v: this.#v, shape: this.game.shape, body })
      .catch(() => this.#means.log.warn({ table: this.id }, 'no snapshot could be written'))
  }

  /** Read what the journal has beyond this state, and deliver it. */
  async #catchUp(): Promise<boolean> {
    const tail = await this.#means.journal.tail(this.id, this.#v)
    for (const entry of tail) {
      const changes = changesOf(this.game, entry)
      const { state } = followed(this.game, { state: this.#state, shape: this.game.shape }, entry)
      if (state !== null) this.#become(entry, state, changes)
      this.deliver(changes)
    }
    this.#unsure = false
    if (tail.length > 0) this.#means.meter.followed(tail.length)
    return tail.length > 0
  }

  #become(entry: Entry, state: TableState<Plays>, changes: Changes): void {
    const before = { v: this.#v, n: this.#cursor.table ?? 0, table: this.#state.table }
    this.#v = entry.v
    this.#state = state
    this.#cursor = entry.cursor
    this.late.follow(before, entry, changes.table)
    this.#answered.add(entry.actor, entry.command.id, reached(changes))
    if (this.#v - this.#summedUp >= this.#means.snapshotEvery) void this.sumUp()
  }
}
