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
import type { LiveTable } from '../tables/live-table.ts'
import { Turns } from '../tables/turns.ts'
import { words } from '../words.ts'
import { sightThen } from './holders.ts'
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
    const { id, game } = table
    // A table begins with its first entry: there is nothing before it.
    const first = Math.max(2, await this.#journal.versionAt(id, 'table', from))
    const last = to === undefined || to > upTo.n ? upTo.v : (await this.#journal.versionAt(id, 'table', to)) - 1
    const holders = viewer.chair || viewer.seat !== null ? await this.#known.holders(this.#journal, id, table.v) : null
    const { seats } = table.stateFor(viewer).table
    const seen = (v: number): readonly Visible[] =>
      holders === null ? sightOfWatchers : sightThen(viewer, { seats }, holders, v)

    let then = this.#known.before(id, first - 1)
    for await (const entry of entriesBetween(this.#journal, id, then.v, first - 1)) then = onTo(game, then, entry)
    if (then.state === null) return refuse('not-found', words.replayNotThere)
    if (then.shape !== game.shape) return refuse('not-allowed', words.replayOlder)
    this.#known.keep(id, then)

    const start = held(then, seen(then.v))
    const steps = new Steps()
    let has = new Set(Object.keys(start.view))
    for await (const entry of entriesBetween(this.#journal, id, then.v, last)) {
      if (isBrought(entry)) return refuse('not-allowed', words.replayBrought)
      const next = onTo(game, then, entry)
      const may = seen(entry.v)
      const changes = toldOf(changesOf(game, entry), next, may, has)
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
}

const sightOfWatchers: readonly Visible[] = ['table']

/** The lines that a file brought: the state of then is not in it. */
const isBrought = ({ command, diffs }: Entry): boolean => command.type === 'import' && Object.keys(diffs).length === 0

const held = ({ state, cursor }: Then, seen: readonly Visible[]): ReplayPage['start'] => {
  const parts = partsOf(state)
  const there = seen.filter((compartment) => parts[compartment] !== undefined)
  return {
    view: Object.fromEntries(there.map((compartment) => [compartment, parts[compartment]])) as WireView,
    cursor: Object.fromEntries(there.map((compartment) => [compartment, cursor[compartment] ?? 0])),
  }
}

const partsOf = (state: TableState<Plays> | null): { readonly [compartment: string]: object | undefined } => state ?? {}

/** What an entry tells of the compartments that are seen. One that was not seen before comes whole. */
const toldOf = (changes: Changes, next: Then, seen: readonly Visible[], has: ReadonlySet<string>): Changes => {
  const told: { [C in Visible]?: Change } = {}
  for (const compartment of seen) {
    const part = partsOf(next.state)[compartment]
    const change = changes[compartment]
    if (has.has(compartment)) {
      if (change !== undefined) told[compartment] = change
    } else if (part !== undefined) {
      const whole = [['=', [], part as unknown as Json]] as const
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
