/**
 * A table that is awake. It takes one command at a time, from parse to deliver:
 *
 *   parse → admit → decide → evolve → append → answer → deliver
 *
 * All from decide on is `perform.ts`. What happens at the door (`sit.ts`, `move.ts`, `recover.ts`) takes its turn here too.
 */
import {
  houseWords,
  isTakeBack,
  refuse,
  type Command,
  type Plays,
  type TableState,
  type Viewer,
} from '@homestake/rules'
import { decide, type Found } from '@homestake/rules/authority'
import { visible, type Answer, type Position } from '@homestake/protocol'
import { actorKey, refused } from './answers.ts'
import { History, type HistoryMeans, type Waking } from './history.ts'
import { Looks } from './looks.ts'
import { parse } from './parse.ts'
import { perform, type Attempt, type PerformMeans, type Sender } from './perform.ts'
import { Turns } from './turns.ts'

export interface Means extends HistoryMeans, PerformMeans {
  /** How many seats there may be. */
  readonly seats: number
}

export class LiveTable {
  readonly history: History
  readonly #means: Means
  readonly #turns = new Turns()
  readonly #looks: Looks

  constructor(waking: Waking, means: Means) {
    this.history = new History(waking, means)
    this.#looks = new Looks(this.history, this.#turns)
    this.#means = means
  }

  get id(): Waking['id'] {
    return this.history.id
  }

  get game(): Waking['game'] {
    return this.history.game
  }

  get state(): TableState<Plays> {
    return this.history.state
  }

  get v(): number {
    return this.history.v
  }

  /** Whether it was deleted. */
  get gone(): boolean {
    return this.history.gone
  }

  /** How many seats there may be. */
  get seats(): number {
    return this.#means.seats
  }

  cursorFor(viewer: Viewer): Position['cursor'] {
    return this.history.cursorFor(viewer)
  }

  /** The state as somebody is shown it. */
  stateFor(viewer: Viewer): TableState<Plays> {
    return this.history.stateFor(viewer)
  }

  /** Whether what somebody is shown is known, or has to be read first. */
  readyFor(viewer: Viewer): boolean {
    const { late } = this.history
    return !late.holds(viewer) || late.ready
  }

  /** Read what somebody is shown. @throws `Unavailable` */
  async makeReadyFor(viewer: Viewer): Promise<void> {
    while (!this.readyFor(viewer)) await this.inTurn(() => this.history.late.read())
  }

  /**
   * Up to where somebody may see just now: the version, and the number of `table`. Whatever shows a table asks this first.
   * @throws `Unavailable`
   */
  async upTo(viewer: Viewer): Promise<{ readonly v: number; readonly n: number }> {
    await this.makeReadyFor(viewer)
    this.look()
    const { late, v, cursor } = this.history
    return late.holds(viewer) ? late.shown : { v, n: cursor.table ?? 0 }
  }

  /** Show those who watch with a delay what has become due. */
  look(): void {
    const { late } = this.history
    late.look()
    if (late.spent) void this.inTurn(() => late.readOn()).catch(() => undefined)
  }

  /**
   * One command, from parse to deliver. `reply` is called once, before the others are told. Never rejects.
   * @param still whether the sender is who they were when they sent it: asked in the table's turn
   */
  async command(viewer: Viewer, raw: unknown, reply: (answer: Answer) => void, still = () => true): Promise<void> {
    const answer = (given: Answer): void => {
      this.#means.meter.answered(this.game.id, given)
      reply(given)
    }
    if (!viewer.chair && viewer.seat === null)
      return answer(refused(refuse('not-yours', houseWords.spectatorsWatch(this.game.chair))))
    const asked = parse(this.game, raw)
    if ('code' in asked) return answer(refused(asked))
    const key = actorKey(viewer, asked.command.type)
    const attempt: Attempt = async (state, chance) => {
      const found = viewer.chair ? await this.#found(asked.command) : null
      if (!still()) return refuse('not-yours', houseWords.placeChanged)
      const decided = decide(this.game, state, viewer, { ...asked, found }, chance)
      return 'code' in decided
        ? decided
        : { actor: key, command: { id: asked.id, type: asked.command.type }, ...decided }
    }
    await this.once({ key, viewer, id: asked.id }, attempt, answer)
  }

  /** What the journal has of an act that is to be taken back. */
  async #found(command: Command): Promise<Found> {
    if (!isTakeBack(command)) return null
    const compartment = visible.safeParse(command.in)
    return compartment.success ? this.history.found(compartment.data, command.n) : null
  }

  /** Do something once for its sender and id, in the table's turn. `answer` is called once. Never rejects. */
  once(sender: Sender, attempt: Attempt, answer: (answer: Answer) => void): Promise<void> {
    return this.#turns.take(() => perform(this.history, this.#means, sender, attempt, answer))
  }

  /**
   * Be where the journal is, and tell everyone here, if others write to it too. Costs nothing where nobody else does.
   * @param v if given: only if the table has not got so far by itself
   * @throws `Unavailable`
   */
  async refresh(v = Infinity): Promise<void> {
    if (this.#means.journal.shared !== undefined && this.v < v) await this.#looks.take(v)
  }

  /** Wait until the commands that were taken are done. */
  rest(): Promise<void> {
    return this.#turns.take(() => Promise.resolve())
  }

  /** Do something between two commands. */
  inTurn(turn: () => Promise<void>): Promise<void> {
    return this.#turns.take(turn)
  }
}
