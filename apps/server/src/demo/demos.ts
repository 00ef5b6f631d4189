/**
 * Tables that play themselves. Whoever asks gets one of their own, or the one that somebody else was given a moment ago. It
 * is laid on the server that was asked, and plays on the one through which the first of them looks: there it is awake.
 */
import { refuse, tableId, type Refusal, type TableId } from '@homestake/rules'
import { demoLanguage, DEMO_TABLES, type DemoLanguage, type MadeDemo } from '@homestake/protocol'
import type { NmlTable } from '@homestake/rules/new-and-magic-land'
import type { Logger } from 'pino'
import type { Here } from '../socket/presence.ts'
import { newId } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Beat, Stage } from './beat.ts'
import { act, penOf, stageOf, takeSeats } from './cast.ts'
import { playOut, type Pace, type PlayMeans } from './play-out.ts'
import { prologue } from './prologue.ts'
import { story } from './story.ts'
import { demoSaid } from './said.ts'
import { DEMO_WORDS } from './words/index.ts'

export interface DemosMeans {
  readonly tables: Pick<Tables, 'open' | 'get'>
  /** Whether there are any: `DEMO`. */
  readonly on: boolean
  readonly pace: Pace
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Logger
  readonly watched: (table: TableId) => boolean
  /** Who of the cast is to be seen at a table, and writes. */
  readonly show: (table: TableId, cast: Here) => void
}

/** How long one is given to others who ask, in milliseconds: they see it from nearly its beginning. */
const SHARED = 15_000
/** How long one plays, and a little more. */
const LASTS = 240_000
/** How many may be played at once, of those that were laid here. */
export const MOST_DEMOS = 20
/** The command that begins each of them. */
const CURTAIN = 'd0e5a11e-0000-4000-8000-000000000000'

interface Laid {
  readonly at: number
  readonly made: Promise<MadeDemo | Refusal>
}

export class Demos {
  readonly #means: DemosMeans
  readonly #playing = new Map<TableId, AbortController>()
  readonly #newest = new Map<DemoLanguage, Laid>()
  #laid: readonly number[] = []

  constructor(means: DemosMeans) {
    this.#means = means
  }

  /** How many play here. */
  get playing(): number {
    return this.#playing.size
  }

  /** A table to watch, new or begun a moment ago. @throws `Unavailable` */
  ask(language: DemoLanguage): Promise<MadeDemo | Refusal> {
    const { on, now } = this.#means
    if (!on) return Promise.resolve(refuse('not-found', demoSaid.off))
    const at = now()
    const newest = this.#newest.get(language)
    if (newest !== undefined && at - newest.at < SHARED) return newest.made
    this.#laid = this.#laid.filter((then) => at - then < LASTS)
    if (Math.max(this.#laid.length, this.playing) >= MOST_DEMOS)
      return Promise.resolve(refuse('too-fast', demoSaid.crowded))
    this.#laid = [...this.#laid, at]
    const made = this.#lay(language)
    this.#newest.set(language, { at, made })
    // What could not be laid is given to nobody else.
    const forget = (): void => void (this.#newest.get(language)?.made === made && this.#newest.delete(language))
    made.then((one) => 'code' in one && forget(), forget)
    return made
  }

  /** Somebody looks at a table: if it waits for that, it begins. */
  came(table: LiveTable): void {
    if (!this.#means.on || this.#playing.has(table.id) || !waits(table)) return
    const stop = new AbortController()
    this.#playing.set(table.id, stop)
    void this.#play(table.id, stop.signal).finally(() => this.#playing.delete(table.id))
  }

  /** Let the curtain fall on all of them. */
  stop(): void {
    for (const stop of this.#playing.values()) stop.abort()
  }

  async #lay(language: DemoLanguage): Promise<MadeDemo | Refusal> {
    const { tables } = this.#means
    const words = DEMO_WORDS[language]
    const table = tableId.parse(`${DEMO_TABLES}${language}-${newId()}`)
    const opened = await tables.open({ game: 'new-and-magic-land', title: words.title }, { table, as: 'demo' })
    if ('code' in opened) return opened
    const live = await tables.get(table)
    if (live === null) return refuse('unavailable', demoSaid.off)
    const refused = await takeSeats(live, words)
    if (refused !== null) return refused
    const stage = stageOf(() => live, words)
    await playOut(prologue(stage), { ...this.#unseen(), act: (beat, id) => act(live, beat, id) })
    return { table, key: opened.keys.spectator }
  }

  /** Nobody looks, and nothing is waited for but the journal. */
  #unseen(): Omit<PlayMeans, 'act'> {
    const pace: Pace = (ms, signal) => (ms === 0 ? Promise.resolve() : this.#means.pace(ms, signal))
    return { pace, signal: new AbortController().signal, watched: () => true, coming: () => undefined }
  }

  async #play(id: TableId, signal: AbortSignal): Promise<void> {
    const { tables, log, pace, watched, show } = this.#means
    try {
      const language = demoLanguage(id)
      const found = await tables.get(id)
      if (found === null || language === null) return
      let live = found
      const stage = stageOf(() => live, DEMO_WORDS[language])
      const cast = (beat: Beat | null): void => {
        const pen = beat === null ? null : penOf(stage, beat)
        show(id, castOf(stage, pen === null ? [] : [{ who: pen, to: 'table' }]))
      }
      cast(null)
      const played = await playOut(story(stage), {
        act: async (beat, command) => {
          live = (await tables.get(id)) ?? live
          return act(live, beat, command)
        },
        pace,
        signal,
        watched: () => watched(id),
        coming: cast,
        first: CURTAIN,
      })
      if (played !== 'to its end') show(id, NOBODY)
      log.debug({ table: id, played }, 'a table has played itself')
    } catch (error) {
      show(id, NOBODY)
      if (!signal.aborted) log.warn({ table: id, fault: String(error) }, 'a table could not play itself')
    }
  }
}

/** Where nobody of the cast is to be seen, nothing more is played. */
const NOBODY: Here = { chair: false, seats: [], watching: 0, writing: [] }

/** Laid, and nothing of it played. */
const waits = ({ id, state }: LiveTable): boolean => {
  if (demoLanguage(id) === null) return false
  const { phase, scene, turn } = state.table.play as unknown as NmlTable
  return phase === 'season' && scene === null && turn !== null && turn.turn === 1 && turn.scenes === 0
}

const castOf = ({ seats }: Stage, writing: Here['writing']): Here => ({
  chair: true,
  seats: Object.values(seats).toSorted(),
  watching: 0,
  writing,
})
