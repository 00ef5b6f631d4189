/**
 * Given, when, then. A `Play` is a table at some point; `do` plays on and insists that it works, `when` plays one command
 * and gives what came of it. `conflict`, `step`, `turn` and `scene` are filled in with today's unless a test says otherwise.
 */
import { expect } from 'vitest'
import { decide, decideSeat, evolve, openTable, viewOf, type Decided } from '../src/authority.ts'
import type { Addressed } from '../src/table/event.ts'
import type { HouseCommand } from '../src/house/commands.ts'
import type { TableState } from '../src/house/house.ts'
import type { EventsByType } from '../src/new-and-magic-land/rule.ts'
import type {
  Bundle,
  Conflict,
  NmlCommand,
  NmlEvent,
  NmlOptions,
  NmlPlays,
  Settler,
  SideName,
} from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { seatId, type SeatId } from '../src/table/ids.ts'
import type { Refusal, RefusalCode } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'

export const RUTH = seatId.parse('ruth')
export const SILAS = seatId.parse('silas')
export const ANNA = seatId.parse('anna')

export interface Who {
  readonly viewer: Viewer
  readonly as?: SeatId
}
export const gm: Who = { viewer: { chair: true, seat: null } }
export const ruth: Who = { viewer: { chair: false, seat: RUTH } }
export const silas: Who = { viewer: { chair: false, seat: SILAS } }
export const anna: Who = { viewer: { chair: false, seat: ANNA } }
export const gmFor = (seat: SeatId): Who => ({ ...gm, as: seat })
export const watcher: Who = { viewer: { chair: false, seat: null } }

type Any = NmlCommand | HouseCommand
type Named = 'conflict' | 'step' | 'turn' | 'scene'
type Short<C> = C extends unknown ? Omit<C, Named & keyof C> & Partial<Pick<C, Named & keyof C>> : never
export type ShortCommand = Short<Any>

export interface Outcome {
  readonly events: readonly Addressed[]
  readonly refusal: Refusal | null
  readonly next: Play
}

export class Play {
  readonly state: TableState<NmlPlays>
  private readonly played: number

  constructor(state: TableState<NmlPlays>, played = 0) {
    this.state = state
    this.played = played
  }

  get table() {
    return this.state.table.play
  }

  get conflict(): Conflict {
    if (this.table.conflict === null) throw new Error('no conflict is on')
    return this.table.conflict
  }

  settler(seat: SeatId): Settler {
    const settler = this.table.settlers[seat]
    if (settler === undefined) throw new Error(`no settler of ${seat}`)
    return settler
  }

  get gmSeason() {
    const { season } = this.state.gm.play
    if (season === null) throw new Error('no season is open')
    return season
  }

  /** The bundles of a side of one kind, with their ids. */
  bundles(side: SideName, kind: Bundle['why']['kind']): (Bundle & { readonly id: string })[] {
    return Object.entries(this.conflict.sides[side].bundles)
      .map(([id, bundle]) => ({ ...bundle, id }))
      .filter(({ why }) => why.kind === kind)
  }

  diceOn(side: SideName): number {
    return Object.values(this.conflict.sides[side].bundles).reduce((sum, { dice }) => sum + dice, 0)
  }

  /** The table with a settler changed in a way that no rule of this milestone brings about. */
  with(seat: SeatId, change: (settler: Mutable<Settler>) => void): Play {
    const copy = structuredClone(this.state)
    const settler = copy.table.play.settlers[seat]
    if (settler === undefined) throw new Error(`no settler of ${seat}`)
    change(settler)
    return new Play(copy, this.played)
  }

  /** Events as if some decision had brought them about. */
  given(...events: Addressed[]): Play {
    return new Play(evolve(game, this.state, events).state, this.played + 1)
  }

  when({ viewer, as }: Who, command: ShortCommand, faces?: readonly number[]): Outcome {
    const full = this.filled(command)
    const chance = testChance(this.played, { ids: `c${this.played}-`, ...(faces === undefined ? {} : { faces }) })
    const outcome = decide(game, this.state, viewer, { as, command: full }, chance)
    if (isRefusal(outcome)) return { events: [], refusal: outcome, next: this }
    return {
      events: outcome.events,
      refusal: null,
      next: new Play(evolve(game, this.state, outcome.events).state, this.played + 1),
    }
  }

  do(who: Who, command: ShortCommand, faces?: readonly number[]): Play {
    const { refusal, next } = this.when(who, command, faces)
    if (refusal !== null) throw new Error(`${command.type}: ${refusal.code}, ${refusal.message}`)
    return next
  }

  /** Insist that a command is refused with this code, and say why in the returned refusal. */
  refused(who: Who, command: ShortCommand, code: RefusalCode, path?: string): Refusal {
    const { refusal } = this.when(who, command)
    expect(refusal?.code, refusal?.message ?? `${command.type} was not refused`).toBe(code)
    if (path !== undefined) expect(refusal?.path).toBe(path)
    return refusal as Refusal
  }

  private filled(command: ShortCommand): Any {
    const { conflict, turn, scene } = this.table
    const today = { conflict: conflict?.id ?? 'none', step: conflict?.step ?? 0, turn: turn?.turn ?? 0, scene: scene?.number ?? 0 } // prettier-ignore
    return { ...today, ...command } as Any
  }

  seen({ viewer }: Who) {
    return viewOf(this.state, viewer)
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends object ? Mutable<T[K]> : T[K] }

const isRefusal = (outcome: Decided | Refusal): outcome is Refusal => 'code' in outcome

/** The event of this type among what happened. */
export const eventOf = <T extends NmlEvent['type']>({ events }: Outcome, type: T): EventsByType[T] => {
  const found = events.find(({ event }) => event.type === type)
  if (found === undefined) throw new Error(`no ${type} among ${typesOf({ events }).join(', ')}`)
  return found.event as unknown as EventsByType[T]
}

export const typesOf = ({ events }: Pick<Outcome, 'events'>): string[] => events.map(({ event }) => event.type)
export const toWhom = ({ events }: Pick<Outcome, 'events'>, type: string): string | undefined =>
  events.find(({ event }) => event.type === type)?.to

const KEYS = { chair: 'k1', player: 'k2', spectator: 'k3', recovery: 'k4' }

/** A table with three seats and three empty sheets. */
export const seated = (options: Partial<NmlOptions> = {}, seats: readonly SeatId[] = [RUTH, SILAS, ANNA]): Play => {
  const empty = openTable(game, { title: 'Ash Creek', options: game.options.parse(options), keys: KEYS })
  const state = seats.reduce(
    (state, seat) =>
      evolve(game, state, decideSeat(state, seat, { name: `${seat}’s player`, colour: null }, 'hash')).state,
    empty,
  )
  return new Play(state)
}

type Sheet = { name: string; pools: number; aspects: string[]; ties: [string, SeatId | null][]; past: string }

/** Ratings are 3, 2, 1 in this order. */
const SHEETS: Record<SeatId, Sheet> = {
  [RUTH]: {
    name: 'Ruth',
    pools: 5,
    aspects: ['Strong Arm', 'Midwife', 'Stubborn'],
    ties: [['', SILAS], ['Old Tom', null], ['Widow Hale', null]],
    past: 'She left a husband behind.',
  },
  [SILAS]: {
    name: 'Silas',
    pools: 4,
    aspects: ['Fiddler', 'Quick', 'Well Read'],
    ties: [['Grey Bear', null], ['', RUTH], ['Joe', null]],
    past: 'He owes money in the city.',
  },
  [ANNA]: {
    name: 'Anna',
    pools: 3,
    aspects: ['Tracker', 'Hunter', 'Loner'],
    ties: [['', SILAS], ['Grey Bear', null], ['', RUTH]],
    past: 'She deserted.',
  },
} // prettier-ignore

const edited = (to: Addressed['to'], path: string[], value: string | null): Addressed => ({
  to,
  event: { type: 'edited', path: ['play', ...path], value } as Addressed['event'],
})

/** One sheet, filled in but not handed in. */
export const written = (play: Play, seat: SeatId): Play => {
  const sheet = SHEETS[seat]
  if (sheet === undefined) throw new Error('no such sheet')
  const own = (path: string[], value: string | null) => edited('table', ['settlers', seat, ...path], value)
  const past =
    play.settler(seat).past === null ? edited(`between:${seat}`, ['past'], sheet.past) : own(['past'], sheet.past)
  return play
    .given(
      own(['name'], sheet.name),
      own(['dream'], `${sheet.name} dreams`),
      past,
      ...sheet.aspects.map((text, i) => own(['aspects', String(i + 1)], text)),
      ...sheet.ties.flatMap(([name, other], i) => [
        own(['relationships', `r${i + 1}`, 'name'], name),
        own(['relationships', `r${i + 1}`, 'seat'], other),
      ]),
    )
    .do({ viewer: { chair: false, seat } }, { type: 'split-pools', grit: sheet.pools })
}

/** Three settlers in play: Ruth 5/5, Silas 4/6, Anna 3/7 (Grit/Heart). */
export const playing = (options: Partial<NmlOptions> = {}): Play =>
  [RUTH, SILAS, ANNA].reduce((play, seat) => {
    const owner: Who = { viewer: { chair: false, seat } }
    return play.do(owner, { type: 'submit-settler' }).do(gm, { type: 'approve-settler', seat })
  }, [RUTH, SILAS, ANNA].reduce(written, seated(options))) // prettier-ignore

/** A season is open. */
export const inSeason = (options: Partial<NmlOptions> = {}, rating = 4): Play =>
  playing(options).do(gm, { type: 'open-season', rating })

/** Goals are told and the GM has set a scene with everybody in it; as it is, where a scene runs already. */
export const inScene = (season: Play = inSeason()): Play => {
  if (season.table.scene !== null) return season
  const seats = (Object.keys(season.table.settlers) as SeatId[]).filter(
    (seat) => season.settler(seat).stage === 'playing',
  )
  return seats
    .filter((seat) => season.settler(seat).goal === '')
    .reduce((play, seat) => play.do(gmFor(seat), { type: 'set-goal', goal: `a goal for ${seat}` }), season)
    .do(gm, { type: 'set-scene', present: seats, about: 'The wagons halt.' })
}

/** Ruth against the grizzly: its stakes and hers are written. Ruth is first, the GM second. */
export const bear = (options: Partial<NmlOptions> = {}, rating = 4, season = inSeason(options, rating)): Play =>
  inScene(season)
    .do(ruth, { type: 'declare-conflict', first: RUTH, second: 'gm', pool: 'grit', stakes: 'the honey', opposition: 'Grizzly' })
    .do(gm, { type: 'write-stakes', side: 'second', stakes: 'her arm' }) // prettier-ignore

/** Ruth against Silas, over Heart. */
export const quarrel = (options: Partial<NmlOptions> = {}, season = inSeason(options)): Play =>
  inScene(season)
    .do(ruth, { type: 'declare-conflict', first: RUTH, second: SILAS, pool: 'heart', stakes: 'the fiddle', opposition: '' })
    .do(silas, { type: 'write-stakes', side: 'second', stakes: 'her blessing' }) // prettier-ignore

const second = (play: Play): Who => (play.conflict.sides.second.principal === 'gm' ? gm : silas)

/** Both sides agree to the stakes: gathering begins. */
export const agreed = (play: Play): Play =>
  play.do(ruth, { type: 'accept-stakes', side: 'first' }).do(second(play), { type: 'accept-stakes', side: 'second' })

/** Both are ready: the dice fall with these faces, Ruth's first. */
export const thrown = (play: Play, ...faces: number[]): Play =>
  play.do(ruth, { type: 'ready', side: 'first' }).do(second(play), { type: 'ready', side: 'second' }, faces)
