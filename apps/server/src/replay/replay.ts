/**
 * A stretch of a history once more, for one viewer: what they held before it and, step by step, what they were told
 * (REPLAY-1 to REPLAY-5).
 */
import {
  refuse,
  type Json,
  type Plays,
  type Refusal,
  type TableState,
  type Viewer,
  type Visible,
} from '@homestake/rules'
import { packChanges, type Change, type Changes, type ReplayPage, type WireView } from '@homestake/protocol'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { changesOf } from '../tables/changes.ts'
import type { Waking } from '../tables/history.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { Turns } from '../tables/turns.ts'
import { words } from '../words.ts'
import { FURTHEST, takenBackTo } from './back.ts'
import { sightThen } from './holders.ts'
import { inOrder } from './in-order.ts'
import { entriesBetween, Known, onTo, type Then } from './past.ts'
import { Steps } from './steps.ts'

/** Numbers of `table`: the one with which the stretch begins, and the one before which it ends. */
export interface Stretch {
  readonly from: number
  readonly to?: number | undefined
}

export class Replays {
  readonly #journal: Pick<Journal, 'tail' | 'versionAt'>
  readonly #known = new Known()
  /** One at a time: reading a long history costs more than anything else that a server is asked for. */
  readonly #turns = new Turns()

  constructor(journal: Pick<Journal, 'tail' | 'versionAt'>) {
    this.#journal = journal
  }

  /** @throws `Unavailable` */
  async page(table: LiveTable, viewer: Viewer, stretch: Stretch): Promise<ReplayPage | Refusal> {
    let page: ReplayPage | Refusal | undefined
    await this.#turns.take(async () => {
      page = await this.#read(table, viewer, stretch)
    })
    return page ?? refuse('fault', words.replayFailed)
  }

  async #read(table: LiveTable, viewer: Viewer, { from, to }: Stretch): Promise<ReplayPage | Refusal> {
    const upTo = await table.upTo(viewer)
    if (from > upTo.n) return refuse('not-found', words.replayNotThere)
    const { id, game, v, state } = table
    // A table begins with its first entry: there is nothing before it.
    const first = Math.max(2, await this.#journal.versionAt(id, 'table', from))
    const last = to === undefined || to > upTo.n ? upTo.v : (await this.#journal.versionAt(id, 'table', to)) - 1
    const watches = !viewer.chair && viewer.seat === null
    const now = table.stateFor(viewer)
    const { seats } = now.table
    const reached = await this.#reach({ id, game, v, state }, { to: first - 1, last, watches })
    let { then } = reached
    if (then.state === null) return refuse('not-found', words.replayNotThere)
    if (then.shape !== game.shape) return refuse('not-allowed', words.replayOlder)
    this.#known.keep(id, then)
    const between = (after: number, end: number) => reached.between(after, end)
    const holders = watches ? null : await this.#known.holders(id, first - 1, v, (after) => between(after, v))
    const seen = (at: number): readonly Visible[] =>
      holders === null ? sightOfWatchers : sightThen(viewer, { seats }, holders, at)

    const start = held(then, seen(then.v), now)
    const steps = new Steps()
    let has = new Set(Object.keys(start.view))
    for await (const entry of between(then.v, last)) {
      if (isBrought(entry)) return refuse('not-allowed', words.replayBrought)
      const next = onTo(game, then, entry)
      const may = seen(entry.v)
      const changes = toldOf(changesOf(game, entry), next, may, has, now)
      if (steps.full && changes.table !== undefined) {
        this.#known.keep(id, then)
        return paged(start, steps, changes.table.to)
      }
      if (Object.keys(changes).length > 0) steps.add({ at: entry.at, changes })
      has = new Set(may)
      then = next
    }
    return paged(start, steps, null)
  }

  /** Where a table stood after a version: from the nearest place before it that is known, or from where it stands now. */
  async #reach(now: Omit<Waking, 'cursor'>, { to, last, watches }: Wanted): Promise<Reached> {
    const { id, game, v } = now
    const known = this.#known.before(id, to)
    // What each way reads in all; on the way back everything is read once.
    const forward = last - known.v + (watches ? 0 : this.#known.unknown(id, to, v))
    const backward = v - to + 1
    const back = backward <= Math.min(forward, FURTHEST) ? await takenBackTo(this.#journal, now, to) : null
    if (back !== null) {
      const between: Reached['between'] = (after, end) => back.later.filter((one) => one.v > after && one.v <= end)
      return { then: back.then, between }
    }
    let then = known
    for await (const entry of entriesBetween(this.#journal, id, known.v, to)) then = onTo(game, then, entry)
    return { then, between: (after, end) => entriesBetween(this.#journal, id, after, end) }
  }
}

interface Wanted {
  /** After which version the stretch begins, and with which it ends. */
  readonly to: number
  readonly last: number
  /** Whoever holds nothing needs not be known since when. */
  readonly watches: boolean
}

interface Reached {
  readonly then: Then
  /** What came after it. @throws `Unavailable` */
  readonly between: (after: number, upTo: number) => AsyncIterable<Entry> | Iterable<Entry>
}

const sightOfWatchers: readonly Visible[] = ['table']

/** The lines that a file brought: the state of then is not in it. */
const isBrought = ({ command, diffs }: Entry): boolean => command.type === 'import' && Object.keys(diffs).length === 0

const held = ({ state, cursor }: Then, seen: readonly Visible[], now: TableState<Plays>): ReplayPage['start'] => {
  const [parts, like] = [partsOf(state), partsOf(now)]
  const there = seen.filter((compartment) => parts[compartment] !== undefined)
  return {
    view: Object.fromEntries(there.map((one) => [one, inOrder(parts[one], like[one])])) as WireView,
    cursor: Object.fromEntries(there.map((compartment) => [compartment, cursor[compartment] ?? 0])),
  }
}

const partsOf = (state: TableState<Plays> | null): { readonly [compartment: string]: object | undefined } => state ?? {}

/** What an entry tells of the compartments that are seen. One that was not seen before comes whole. */
const toldOf = (
  changes: Changes,
  next: Then,
  seen: readonly Visible[],
  has: ReadonlySet<string>,
  now: TableState<Plays>,
): Changes => {
  const told: { [C in Visible]?: Change } = {}
  for (const compartment of seen) {
    const part = partsOf(next.state)[compartment]
    const change = changes[compartment]
    if (has.has(compartment)) {
      if (change !== undefined) told[compartment] = change
    } else if (part !== undefined) {
      const whole = [['=', [], inOrder(part, partsOf(now)[compartment]) as Json]] as const
      told[compartment] = { from: 0, to: next.cursor[compartment] ?? 0, patches: whole, events: change?.events ?? [] }
    }
  }
  return told
}

const paged = (start: ReplayPage['start'], steps: Steps, next: number | null): ReplayPage => ({
  start,
  steps: steps.all.map(({ at, changes }) => ({ at, changes: packChanges(changes) })),
  next,
})
