/**
 * A table that is awake. It takes one command at a time, from parse to deliver:
 *
 *   parse → admit → decide → evolve → append → answer → deliver
 *
 * decide and evolve come before append, so that a rule that throws leaves no trace; the new state becomes *the* state only
 * when the journal has it, so that no view, answer or refusal is ever computed from what could be lost.
 */
import {
  houseWords,
  openSeats,
  refuse,
  seatWords,
  SPECTATOR,
  type Addressed,
  type KeyHashes,
  type Plays,
  type Refusal,
  type SeatId,
  type TableState,
  type Viewer,
} from '@homestake/rules'
import { decide, decideMove, decideSeat, decideTakeUp, evolve, passed, type Chance } from '@homestake/rules/authority'
import type { Answer, Changes, Position } from '@homestake/protocol'
import type { Entry } from '../journal/entry.ts'
import { actorKey, failed, refused, UNAVAILABLE, unavailable } from './answers.ts'
import { changesOf, saidOf } from './changes.ts'
import { advanced, touched } from './cursors.ts'
import { History, type HistoryMeans, type Waking } from './history.ts'
import { same } from './keys.ts'
import { Looks } from './looks.ts'
import { parse } from './parse.ts'
import { Turns } from './turns.ts'

export interface Means extends HistoryMeans {
  readonly chance: () => Chance
  /** How many seats there may be. */
  readonly seats: number
}

/** Who sends, and under which key and id it happens once. */
interface Sender {
  readonly key: string
  readonly viewer: Viewer
  readonly id: string
}

type Deed = Pick<Entry, 'actor' | 'by' | 'as' | 'command' | 'dice'> & { readonly events: readonly Addressed[] }
type Wish = Parameters<typeof decideSeat>[2] & { readonly seat?: SeatId | undefined }
interface AtDoor extends Pick<Deed, 'by' | 'events'> {
  readonly type: string
}
/** Decided anew each time that the table lost a race, on the state as it is then. */
type Attempt = (state: TableState<Plays>, chance: Chance) => Deed | Refusal

/** Where several servers write, one may lose a race many times in a row before it is first. */
const TRIES = 30

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

  cursorFor(viewer: Viewer): Position['cursor'] {
    return this.history.cursorFor(viewer)
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
    const key = actorKey(viewer)
    await this.#turns.take(() =>
      this.#do({ key, viewer, id: asked.id }, answer, (state, chance) => {
        if (!still()) return refuse('not-yours', houseWords.placeChanged)
        const decided = decide(this.game, state, viewer, asked, chance)
        return 'code' in decided
          ? decided
          : { actor: key, command: { id: asked.id, type: asked.command.type }, ...decided }
      }),
    )
  }

  async #do(sender: Sender, answer: (answer: Answer) => void, attempt: Attempt): Promise<void> {
    const { history } = this
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        await history.settle()
        const before = history.remembered(sender.key, sender.id)
        if (before !== undefined) return answer(duplicate(history, sender, before))
        const chance = this.#means.chance()
        const deed = attempt(history.state, chance)
        // A refusal stands only if the journal has nothing newer, and if the command was not applied long ago, beyond what
        // is remembered.
        if ('code' in deed) {
          if (await history.refresh()) continue
          const long = await history.applied(sender.key, sender.id)
          return answer(long === undefined ? refused(deed) : duplicate(history, sender, long))
        }
        const { entry, changes, next } = this.#evolved(deed, chance.now)
        if ((await history.append(entry, changes, next)) === 'lost') {
          const mine = await history.applied(sender.key, sender.id)
          if (mine !== undefined) return answer(duplicate(history, sender, mine))
          continue
        }
        const written = performance.now()
        answer({ status: 'applied', cursor: history.cursorFor(sender.viewer) })
        history.deliver(changes)
        this.#means.meter.delivered(performance.now() - written)
        return
      }
      answer(unavailable)
    } catch (error) {
      answer(this.#failed(error, sender.id))
    }
  }

  #evolved(deed: Deed, at: number): { entry: Entry; changes: Changes; next: TableState<Plays> } {
    const { v, cursor: before, state, game } = this.history
    const { state: next, diffs, inverse } = evolve(game, state, deed.events)
    const cursor = advanced(before, touched(diffs, saidOf(game, deed.events)))
    const entry: Entry = { v: v + 1, at, ...deed, diffs, inverse, cursor }
    return { entry, changes: changesOf(game, entry), next }
  }

  /**
   * Take a seat for a token, given as its hash: it is the command’s id, so asking twice gives one seat.
   * @param wish `seat`: one that is vacant, to be taken up as it is
   */
  async sit(token: string, wish: Wish): Promise<SeatId | Refusal> {
    const answered = await this.#atDoor(token, (state, chance) => {
      if (state.table.ended) return refuse('table-ended', houseWords.tableEnded)
      if (state.table.locked === true) return refuse('not-now', seatWords.lockedOut)
      const seat = wish.seat ?? (chance.id() as SeatId)
      if (wish.seat === undefined && !this.hasRoom(state)) return refuse('table-full', houseWords.tableFull)
      const events =
        wish.seat === undefined ? decideSeat(state, seat, wish, token) : decideTakeUp(state, seat, wish.name, token)
      return 'code' in events ? events : { by: seat, type: 'sit', events }
    })
    return this.#seatOf(token) ?? answered ?? UNAVAILABLE
  }

  /** Whether one more seat can be made: those that are closed take no place, but not without end. */
  hasRoom({ table }: TableState<Plays> = this.state): boolean {
    const { seats } = this.#means
    return openSeats(table).length < seats && Object.keys(table.seats).length < 3 * seats
  }

  /**
   * Another device takes a seat along.
   * @param code the hash of what the link held
   * @param token the hash of that device's token
   */
  async move(code: string, token: string): Promise<SeatId | Refusal> {
    const answered = await this.#atDoor(token, (state, chance) => {
      const moved = decideMove(state, code, token, chance.now)
      if (moved === null) return refuse('wrong-key', houseWords.moveSpent)
      return { by: moved.seat, type: 'move', events: moved.events }
    })
    return this.#seatOf(token) ?? answered ?? UNAVAILABLE
  }

  /**
   * The chair's own recovery code, as its hash, gives it new keys.
   * @returns `null`: done, or why not
   */
  async recover(code: string, hashes: KeyHashes): Promise<Refusal | null> {
    const answered = await this.#atDoor(hashes.chair, (state) =>
      same(code, state.sealed.keys.recovery)
        ? { by: 'chair', type: 'recover', events: passed(state, null, hashes) }
        : refuse('wrong-key', houseWords.codeSpent),
    )
    return same(hashes.chair, this.state.sealed.keys.chair) ? null : (answered ?? UNAVAILABLE)
  }

  #seatOf(token: string): SeatId | undefined {
    return Object.entries(this.state.sealed.tokens).find(([, hash]) => hash === token)?.[0] as SeatId | undefined
  }

  /** Something that happens once at the door, under an id that its secret gives. @returns why not, if so */
  async #atDoor(id: string, attempt: (state: TableState<Plays>, chance: Chance) => AtDoor | Refusal) {
    let answered: Answer | undefined
    await this.#turns.take(() =>
      this.#do(
        { key: 'door', viewer: SPECTATOR, id },
        (answer) => (answered = answer),
        (state, chance) => {
          const done = attempt(state, chance)
          if ('code' in done) return done
          return { actor: 'door', by: done.by, command: { id, type: done.type }, dice: [], events: done.events }
        },
      ),
    )
    return answered !== undefined && 'refusal' in answered ? answered.refusal : undefined
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

  #failed(error: unknown, command: string): Answer {
    const { log } = this.#means
    const about = { table: this.id, command, v: this.v }
    if (error instanceof Error && error.name === 'Unavailable') {
      log.error(about, 'the journal is not available')
      return unavailable
    }
    log.error({ ...about, fault: error instanceof Error ? error.stack : String(error) }, 'a command failed')
    return failed
  }
}

const duplicate = (history: History, { viewer }: Sender, at: History['cursor']): Answer => ({
  status: 'duplicate',
  cursor: history.cursorFor(viewer, at),
})
