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
  refuse,
  SPECTATOR,
  type Addressed,
  type By,
  type Plays,
  type Refusal,
  type SeatId,
  type TableId,
  type TableState,
  type Viewer,
} from '@homestake/rules'
import { decide, decideSeat, evolve, type Chance } from '@homestake/rules/authority'
import type { Game } from '@homestake/rules'
import type { Answer, Changes, Position } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Cursor, Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { Answered } from './answered.ts'
import { Backlog } from './backlog.ts'
import { changesOf, keptLines, saidOf } from './changes.ts'
import { advanced, cursorFor, touched } from './cursors.ts'
import { parse } from './parse.ts'
import { applyDiffs } from './patch.ts'
import { Turns } from './turns.ts'

export interface Waking {
  readonly id: TableId
  readonly game: Game
  readonly v: number
  readonly state: TableState<Plays>
  readonly cursor: Cursor
}

export interface Means {
  readonly journal: Journal
  readonly chance: () => Chance
  readonly log: Logger
  /** Tell everyone who is connected, each their part. */
  readonly deliver: (changes: Changes) => void
  readonly seats: number
  readonly snapshotEvery: number
}

type Deed = Pick<Entry, 'actor' | 'by' | 'as' | 'command' | 'dice'> & { readonly events: readonly Addressed[] }
/** Decided anew each time that the table lost a race, on the state as it is then. */
type Attempt = (state: TableState<Plays>, chance: Chance) => Deed | Answer

const TRIES = 8

export class LiveTable {
  readonly id: TableId
  readonly game: Game
  readonly backlog = new Backlog()
  readonly #means: Means
  readonly #turns = new Turns()
  readonly #answered = new Answered()
  #v: number
  #state: TableState<Plays>
  #cursor: Cursor
  #summedUp: number
  /** A commit’s outcome is unknown: the tail has to be read before anything else. */
  #unsure = false

  constructor(waking: Waking, means: Means) {
    this.id = waking.id
    this.game = waking.game
    this.#v = waking.v
    this.#state = waking.state
    this.#cursor = waking.cursor
    this.#summedUp = waking.v
    this.#means = means
  }

  get state(): TableState<Plays> {
    return this.#state
  }

  get v(): number {
    return this.#v
  }

  cursorFor(viewer: Viewer): Position['cursor'] {
    return cursorFor(this.#cursor, viewer, this.#state.table)
  }

  /** One command, from parse to deliver. `answer` is called once, before the others are told. Never rejects. */
  command(viewer: Viewer, raw: unknown, answer: (answer: Answer) => void): Promise<void> {
    if (!viewer.chair && viewer.seat === null) {
      answer(refused(refuse('not-yours', houseWords.spectatorsWatch)))
      return Promise.resolve()
    }
    const asked = parse(this.game, raw)
    if ('code' in asked) {
      answer({ status: 'rejected', refusal: asked })
      return Promise.resolve()
    }
    return this.#turns.take(() =>
      this.#do({ key: actorKey(viewer), viewer, id: asked.id }, answer, (state, chance) => {
        const decided = decide(this.game, state, viewer, asked, chance)
        if ('code' in decided) return refused(decided)
        return { actor: actorKey(viewer), command: { id: asked.id, type: asked.command.type }, ...decided }
      }),
    )
  }

  /** Take a seat for a token. Asking twice gives one seat: the token’s hash is the command’s id. */
  async sit(token: string, wish: Parameters<typeof decideSeat>[2]): Promise<SeatId | Refusal> {
    const seatOf = () =>
      Object.entries(this.#state.sealed.tokens).find(([, hash]) => hash === token)?.[0] as SeatId | undefined
    let answered: Answer | undefined
    await this.#turns.take(() =>
      this.#do(
        { key: 'door', viewer: SPECTATOR, id: token },
        (answer) => (answered = answer),
        (state, chance) => {
          if (Object.keys(state.table.seats).length >= this.#means.seats)
            return refused(refuse('table-full', 'Every seat at this table is taken. You can still watch.'))
          const seat = chance.id() as SeatId
          return {
            actor: 'door',
            by: seat satisfies By,
            command: { id: token, type: 'sit' },
            dice: [],
            events: decideSeat(state, seat, wish, token),
          }
        },
      ),
    )
    const seat = seatOf()
    if (seat !== undefined) return seat
    return answered !== undefined && 'refusal' in answered ? (answered.refusal as Refusal) : UNAVAILABLE
  }

  async #do(
    who: { readonly key: string; readonly viewer: Viewer; readonly id: string },
    answer: (answer: Answer) => void,
    attempt: Attempt,
  ): Promise<void> {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        if (this.#unsure) await this.#catchUp()
        const before = this.#answered.get(who.key, who.id)
        if (before !== undefined)
          return answer({ status: 'duplicate', cursor: cursorFor(before, who.viewer, this.#state.table) })
        const chance = this.#means.chance()
        const deed = attempt(this.#state, chance)
        if ('status' in deed) return answer(await this.#notBefore(who, deed))
        const entry = this.#entryOf(deed, chance.now)
        const changes = changesOf(this.game, entry.entry)
        if ((await this.#append(entry.entry, changes)) === 'appended') {
          this.#become(entry.entry, entry.state)
          answer({ status: 'applied', cursor: this.cursorFor(who.viewer) })
          this.#deliver(changes)
          return
        }
        await this.#catchUp()
        const kept = await this.#means.journal.find(this.id, who.key, who.id)
        if (kept !== null) this.#answered.add(who.key, who.id, kept.cursor)
      }
      answer({ status: 'unavailable', refusal: UNAVAILABLE })
    } catch (error) {
      answer(this.#failed(error, who.id))
    }
  }

  /** A refusal stands only if the command was not applied long ago, beyond what is remembered. */
  async #notBefore(
    who: { readonly key: string; readonly viewer: Viewer; readonly id: string },
    refusal: Answer,
  ): Promise<Answer> {
    if (this.#answered.complete(this.#v)) return refusal
    const kept = await this.#means.journal.find(this.id, who.key, who.id)
    return kept === null
      ? refusal
      : { status: 'duplicate', cursor: cursorFor(kept.cursor, who.viewer, this.#state.table) }
  }

  #entryOf(deed: Deed, at: number): { entry: Entry; state: TableState<Plays> } {
    const { state, diffs, inverse } = evolve(this.game, this.#state, deed.events)
    const cursor = advanced(this.#cursor, touched(diffs, saidOf(this.game, deed.events)))
    return { entry: { v: this.#v + 1, at, ...deed, diffs, inverse, cursor }, state }
  }

  async #append(entry: Entry, changes: Changes): Promise<'appended' | 'lost'> {
    try {
      return await this.#means.journal.append(this.id, entry, keptLines(changes))
    } catch (error) {
      this.#unsure = true
      throw error
    }
  }

  #become(entry: Entry, state: TableState<Plays>): void {
    this.#v = entry.v
    this.#state = state
    this.#cursor = entry.cursor
    this.#answered.add(entry.actor, entry.command.id, entry.cursor)
    if (this.#v - this.#summedUp >= this.#means.snapshotEvery) void this.sumUp()
  }

  #deliver(changes: Changes): void {
    this.backlog.addAll(changes)
    this.#means.deliver(changes)
  }

  /** Read what the journal has beyond this state, and deliver it. */
  async #catchUp(): Promise<void> {
    for (const entry of await this.#means.journal.tail(this.id, this.#v)) {
      this.#become(entry, applyDiffs(this.#state, entry.diffs))
      this.#deliver(changesOf(this.game, entry))
    }
    this.#unsure = false
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

  /** Wait until the commands that were taken are done. */
  rest(): Promise<void> {
    return this.#turns.take(() => Promise.resolve())
  }

  #failed(error: unknown, command: string): Answer {
    if (error instanceof Error && error.name === 'Unavailable') {
      this.#means.log.error({ table: this.id, command, v: this.#v }, 'the journal is not available')
      return { status: 'unavailable', refusal: UNAVAILABLE }
    }
    this.#means.log.error({ table: this.id, command, v: this.#v, fault: stackOf(error) }, 'a command failed')
    return {
      status: 'rejected',
      refusal: refuse('fault', 'Something went wrong on the server. Nothing happened; please try again.'),
    }
  }
}

/** Who did a thing once, for the journal: a person’s command ids are their own. */
export const actorKey = (viewer: Viewer): string => (viewer.seat === null ? 'chair' : `seat:${viewer.seat}`)

const UNAVAILABLE: Refusal = refuse(
  'unavailable',
  'The table can’t be written to just now. Nothing happened; try again.',
)

const refused = (refusal: Refusal): Answer => ({ status: refusal.code === 'stale' ? 'stale' : 'rejected', refusal })

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
