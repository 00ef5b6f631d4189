/** Tables of *Towerlands* for tests: given, when, then. */
import { expect } from 'vitest'
import { decide, decideSeat, evolve, openTable, type Decided } from '../src/authority.ts'
import type { HouseCommand } from '../src/house/commands.ts'
import type { TableState } from '../src/house/house.ts'
import type { Addressed } from '../src/table/event.ts'
import { seatId, type SeatId } from '../src/table/ids.ts'
import type { Refusal, RefusalCode } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'
import type { TlCommand } from '../src/towerlands/commands.ts'
import { towerlandsGame as game } from '../src/towerlands/game.ts'
import type { TlOptions } from '../src/towerlands/options.ts'
import type { Burden, Conflict, Hero, SideName, TlPlays, Trait } from '../src/towerlands/state.ts'
import { valuesOf } from '../src/towerlands/dice/die.ts'

export const ISOLT = seatId.parse('isolt')
export const MARREC = seatId.parse('marrec')
export const SEATS: readonly SeatId[] = [ISOLT, MARREC]

export interface Who {
  readonly viewer: Viewer
  readonly as?: SeatId
}
export const gm: Who = { viewer: { chair: true, seat: null } }
export const isolt: Who = { viewer: { chair: false, seat: ISOLT } }
export const marrec: Who = { viewer: { chair: false, seat: MARREC } }
export const watcher: Who = { viewer: { chair: false, seat: null } }

type Named = 'conflict' | 'step'
type Short<C> = C extends unknown ? Omit<C, Named & keyof C> & Partial<Pick<C, Named & keyof C>> : never
export type ShortCommand = Short<TlCommand | HouseCommand>
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T

export class Play {
  readonly state: TableState<TlPlays>
  private readonly played: number

  constructor(state: TableState<TlPlays>, played = 0) {
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

  get stage() {
    return this.table.conflict?.stage ?? null
  }

  hero(seat: SeatId): Hero {
    const hero = this.table.heroes[seat]
    if (hero === undefined) throw new Error(`no hero of ${seat}`)
    return hero
  }

  /** The values of a side's piles. */
  piles(side: SideName) {
    const { dice } = this.conflict.sides[side]
    return { kept: valuesOf(dice, 'kept'), unkept: valuesOf(dice, 'unkept') }
  }

  /** The id of a die of a side that shows this value. */
  die(side: SideName, value: number): string {
    const found = Object.entries(this.conflict.sides[side].dice).find(
      ([, die]) => die.pile !== 'out' && die.value === value,
    )
    if (found === undefined) throw new Error(`no ${value} on ${side}`)
    return found[0]
  }

  /** The table changed in a way that no rule brings about. */
  with(change: (state: Mutable<TableState<TlPlays>>) => void): Play {
    const copy = structuredClone(this.state) as Mutable<TableState<TlPlays>>
    change(copy)
    return new Play(copy as TableState<TlPlays>, this.played)
  }

  when({ viewer, as }: Who, command: ShortCommand, faces?: readonly number[]) {
    const { conflict } = this.table
    const full = { conflict: conflict?.id ?? 'none', step: conflict?.step ?? 0, ...command }
    const parsed = isHouse(command) ? command : game.commands.parse(fitting(full))
    const chance = testChance(this.played, { ids: `c${this.played}-`, ...(faces === undefined ? {} : { faces }) })
    const outcome = decide(game, this.state, viewer, { as, command: parsed }, chance)
    if (isRefusal(outcome)) return { events: [] as readonly Addressed[], refusal: outcome, next: this as Play }
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

  refused(who: Who, command: ShortCommand, code: RefusalCode): Refusal {
    const { refusal } = this.when(who, command)
    expect(refusal?.code, refusal?.message ?? `${command.type} was not refused`).toBe(code)
    return refusal as Refusal
  }
}

const HOUSE = ['say', 'edit', 'nonce', 'rename', 'repaint', 'choose-option']
const isHouse = (command: ShortCommand): command is HouseCommand => HOUSE.includes(command.type)
const isRefusal = (outcome: Decided | Refusal): outcome is Refusal => 'code' in outcome

/** Commands are strict: only those that name a window keep its number. */
const fitting = (command: Record<string, unknown>): unknown => {
  const without = (...keys: string[]) =>
    Object.fromEntries(Object.entries(command).filter(([key]) => !keys.includes(key)))
  return (
    [command, without('step'), without('step', 'conflict')].find((one) => game.commands.safeParse(one).success) ??
    command
  )
}

const KEYS = { chair: 'k1', player: 'k2', spectator: 'k3', recovery: 'k4' }

/** A table with two seats and two drafts. */
export const seated = (options: Partial<TlOptions> = {}): Play => {
  const empty = openTable(game, { title: 'Highmark', options: game.options.parse(options), keys: KEYS })
  return new Play(
    SEATS.reduce(
      (state, seat) => evolve(game, state, decideSeat(state, seat, { name: seat, colour: null }, 'hash')).state,
      empty,
    ),
  )
}

/** Both drafts named. */
export const written = (options: Partial<TlOptions> = {}): Play =>
  seated(options).with((state) => {
    for (const seat of SEATS) {
      const draft = state[`seat:${seat}`]?.play.draft
      if (!draft) throw new Error('no draft')
      draft.name = seat
      for (const [id, trait] of Object.entries(draft.traits) as [string, Mutable<Trait>][]) trait.name = `${seat} ${id}`
    }
  })

/** Both heroes in play: Influence 2, Mental 2, six traits t1 to t6 of 2 2 1 1 2 2. */
export const playing = (options: Partial<TlOptions> = {}): Play =>
  SEATS.reduce(
    (play, seat) => play.do({ viewer: { chair: false, seat } }, { type: 'submit-sheet' }).do(gm, { type: 'approve-sheet', seat }),
    written(options),
  ).do(gm, { type: 'open-play' }) // prettier-ignore

export interface Given {
  readonly options?: Partial<TlOptions>
  readonly against?: 'gm' | SeatId
  readonly goal?: string
  /** Burdens that lie on Isolt and on her opponent before. */
  readonly burdens?: readonly Partial<Burden>[]
  readonly theirs?: readonly Partial<Burden>[]
  /** What is changed before the conflict is proposed. */
  readonly before?: (state: Mutable<TableState<TlPlays>>) => void
}

const burdensOf = (given: readonly Partial<Burden>[] = [], prefix: string) =>
  Object.fromEntries(
    given.map((burden, i) => [
      `${prefix}${i + 1}`,
      { name: `burden ${i + 1}`, domain: 'mental' as const, value: 11, from: null, ...burden },
    ]),
  )

/** Isolt against the abbot (Influence and domain as given), or Marrec: agreed, and ready to roll. */
export const atRoll = (given: Given = {}, numbers: { influence: number; rating: number } = { influence: 2, rating: 1 }): Play => {
  const { against = 'gm', goal = '' } = given
  const second = against === 'gm' ? gm : marrec
  return playing(given.options)
    .with((state) => {
      const { heroes, others } = state.table.play
      Object.assign(heroes[ISOLT]?.burdens ?? {}, burdensOf(given.burdens, 'b'))
      Object.assign(others, { abbot: { name: 'The abbot', traits: {}, burdens: {} } })
      const bearer = against === 'gm' ? others['abbot'] : heroes[against]
      Object.assign(bearer?.burdens ?? {}, burdensOf(given.theirs, 'o'))
      given.before?.(state)
    })
    .do(isolt, { type: 'propose-conflict', first: ISOLT, second: against, other: against === 'gm' ? 'abbot' : null, opposition: '', win: 'the bell', lose: 'her word', goal })
    .do(second, { type: 'write-stakes', side: 'second', win: 'silence', lose: 'the bell', goal: '' })
    .do(isolt, { type: 'accept-stakes', side: 'first' })
    .do(second, { type: 'accept-stakes', side: 'second' })
    .do(gm, { type: 'choose-domain', domain: 'mental', ...numbers })
} // prettier-ignore

/** The dice have fallen with these faces: Isolt's first. */
export const rolled = (given: Given, first: readonly number[], second: readonly number[]): Play =>
  atRoll({ ...given, before: (state) => {
    given.before?.(state)
    const sheet = state.table.play.heroes[ISOLT]?.sheet
    if (sheet) sheet.domains.mental = first.length - sheet.influence
    const other = state.table.play.heroes[MARREC]?.sheet
    if (other) other.domains.mental = second.length - other.influence
  } }, { influence: 2, rating: second.length - 2 }).do(gm, { type: 'roll' }, [...first, ...second]) // prettier-ignore

/** Both are ready: the window ends. */
export const bothReady = (play: Play, second: Who = gm): Play =>
  play.do(isolt, { type: 'ready', side: 'first' }).do(second, { type: 'ready', side: 'second' })

/** A round is played, and told with nothing. */
export const round = (play: Play, second: Who = gm): Play => {
  const speaker = (side: SideName): Who => (side === 'first' ? isolt : second)
  let next = bothReady(play, second)
  if (next.conflict.stage === 'victory') next = next.do(speaker(next.conflict.side), { type: 'play-die' })
  const { conflict } = next
  if (conflict.stage !== 'narrate') throw new Error(`at ${conflict.stage}`)
  const winner = conflict.winner ?? 'first'
  const loser = winner === 'first' ? 'second' : 'first'
  return next
    .do(speaker(winner), { type: 'tell', side: winner, text: '' })
    .do(speaker(loser), { type: 'tell', side: loser, text: '' })
}
