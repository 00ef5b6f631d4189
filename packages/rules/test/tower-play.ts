/** Tables of *The Inverted Tower* for tests: given, when, then. */
import { expect } from 'vitest'
import { decide, decideSeat, evolve, openTable, viewOf, type Decided } from '../src/authority.ts'
import { HOUSE_COMMANDS, type HouseCommand } from '../src/house/commands.ts'
import type { TableState } from '../src/house/house.ts'
import type { ItCommand } from '../src/inverted-tower/commands.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import type { ItOptions } from '../src/inverted-tower/options.ts'
import type { EventsByType } from '../src/inverted-tower/rule.ts'
import type { Attribute, Delver, ItPlays, Room, Run } from '../src/inverted-tower/state.ts'
import { runPlayed } from '../src/inverted-tower/who.ts'
import type { Addressed } from '../src/table/event.ts'
import { seatId, type SeatId } from '../src/table/ids.ts'
import type { Refusal, RefusalCode } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'

export const BRYN = seatId.parse('bryn')
export const ODO = seatId.parse('odo-')
export const WAT = seatId.parse('wat-')
export const SEATS: readonly SeatId[] = [BRYN, ODO, WAT]

export interface Who {
  readonly viewer: Viewer
  readonly as?: SeatId
}
export const host: Who = { viewer: { chair: true, seat: null } }
export const bryn: Who = { viewer: { chair: false, seat: BRYN } }
export const odo: Who = { viewer: { chair: false, seat: ODO } }
export const wat: Who = { viewer: { chair: false, seat: WAT } }
export const watcher: Who = { viewer: { chair: false, seat: null } }

type Named = 'run' | 'step'
type Short<C> = C extends unknown ? Omit<C, Named & keyof C> & Partial<Pick<C, Named & keyof C>> : never
export type ShortCommand = Short<ItCommand | HouseCommand>
export type Mutable<T> = T extends string ? T : T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T

export interface Outcome {
  readonly events: readonly Addressed[]
  readonly refusal: Refusal | null
  readonly next: Play
}

export class Play {
  readonly state: TableState<ItPlays>
  private readonly played: number

  constructor(state: TableState<ItPlays>, played = 0) {
    this.state = state
    this.played = played
  }

  get table() {
    return this.state.table.play
  }

  view({ viewer }: Who) {
    return viewOf(this.state, viewer)
  }

  /** The run that a seat plays, as it truly is. */
  run(seat: SeatId = BRYN): Run {
    const run = runPlayed(viewOf(this.state, { chair: false, seat }), { chair: false, seat, standIn: false })
    if (run === null) throw new Error(`${seat} has no run`)
    return run
  }

  delver(seat: SeatId = BRYN): Delver {
    const delver = this.run(seat).delvers[seat]
    if (delver === undefined) throw new Error(`no delver of ${seat}`)
    return delver
  }

  room(number: number, seat: SeatId = BRYN): Room {
    const room = this.run(seat).rooms[number]
    if (room === undefined) throw new Error(`no room ${number}`)
    return room
  }

  stage(seat: SeatId = BRYN): string {
    return this.run(seat).stage.kind
  }

  /** The table changed in a way that no rule brings about. */
  with(change: (state: Mutable<TableState<ItPlays>>) => void): Play {
    const copy = structuredClone(this.state) as Mutable<TableState<ItPlays>>
    change(copy)
    return new Play(copy as TableState<ItPlays>, this.played)
  }

  /** A delver changed so. */
  being(change: Partial<Delver>, seat: SeatId = BRYN): Play {
    return this.with(({ table: { play } }) => {
      const run = play.party ?? play.runs[seat]
      Object.assign(run?.delvers[seat] ?? {}, change)
    })
  }

  when(who: Who, command: ShortCommand, faces?: readonly number[]): Outcome {
    const { viewer, as } = who
    const seat = as ?? viewer.seat
    const named = this.named(seat)
    const full = { ...named, ...command }
    const parsed = isHouse(command) ? command : game.commands.parse(fitting(full))
    const chance = testChance(this.played, { ids: `c${this.played}-`, ...(faces === undefined ? {} : { faces }) })
    const outcome = decide(game, this.state, viewer, { as, command: parsed }, chance)
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

  refused(who: Who, command: ShortCommand, code: RefusalCode): Refusal {
    const { refusal } = this.when(who, command)
    expect(refusal?.code, refusal?.message ?? `${command.type} was not refused`).toBe(code)
    return refusal as Refusal
  }

  private named(seat: SeatId | null) {
    const own = seat === null ? null : this.state[`seat:${seat}`]?.play.run
    const run = own ?? this.table.party ?? (seat === null ? undefined : this.table.runs[seat])
    return { run: run?.id ?? 'none', step: run?.step ?? 0 }
  }
}

const isHouse = (command: ShortCommand): command is HouseCommand => HOUSE_COMMANDS.has(command.type)
export const isRefusal = (outcome: Decided | Refusal): outcome is Refusal => 'code' in outcome

/** Commands are strict: only those that name a run and its step keep them. */
const fitting = (command: Record<string, unknown>): unknown => {
  const without = (...keys: string[]) =>
    Object.fromEntries(Object.entries(command).filter(([key]) => !keys.includes(key)))
  return (
    [command, without('step'), without('step', 'run')].find((one) => game.commands.safeParse(one).success) ?? command
  )
}

const KEYS = { chair: 'k1', player: 'k2', spectator: 'k3', recovery: 'k4' }

export const seated = (options: Partial<ItOptions> = {}, seats: readonly SeatId[] = SEATS): Play => {
  const empty = openTable(game, { title: 'The well', options: game.options.parse(options), keys: KEYS })
  return new Play(
    seats.reduce(
      (state, seat) => evolve(game, state, decideSeat(state, seat, { name: seat, colour: null }, 'hash')).state,
      empty,
    ),
  )
}

const enters = (who: Who, attribute: Attribute): [Who, ShortCommand] => [who, { type: 'enter', name: '', attribute }]

/** Bryn (STR 1) is alone in a tower. */
export const inside = (options: Partial<ItOptions> = {}, attribute: Attribute = 'str'): Play =>
  seated(options).do(...enters(bryn, attribute))

/** Bryn (STR), Odo (DEX) and Wat (INT) go down together: as a party, or as the runners of a race. */
export const together = (options: Partial<ItOptions>): Play =>
  seated(options)
    .do(...enters(bryn, 'str'))
    .do(...enters(odo, 'dex'))
    .do(...enters(wat, 'int'))

/** The event of this type among what happened. */
export const eventOf = <T extends keyof EventsByType>(
  { events }: Pick<Outcome, 'events'>,
  type: T,
): EventsByType[T] => {
  const found = events.find(({ event }) => event.type === type)
  if (found === undefined) throw new Error(`no ${type} among ${typesOf({ events }).join(', ')}`)
  return found.event as unknown as EventsByType[T]
}

export const typesOf = ({ events }: Pick<Outcome, 'events'>): string[] => events.map(({ event }) => event.type)

/** Faces: what makes a new room hold what. The last one is the treasure. */
export const MOBS = { 1: [1, 1], 2: [1, 3], 3: [1, 5] } as const
export const TRAP = { str: [5, 1, 1], dex: [5, 1, 3], int: [5, 1, 5] } as const
export const GOLD = 1
export const DAGGER = 5
export const POTION = 6

/** A new room with this many monsters. */
export const meet = (play: Play, monsters: 1 | 2 | 3, who: Who = bryn): Play =>
  play.do(who, { type: 'new-room' }, MOBS[monsters])

/** A blow with STR and one dagger. The faces: the blow’s, and the treasure’s if it is the last. */
export const hit = (play: Play, faces: readonly number[] = [6, GOLD], who: Who = bryn, daggers = 1): Play =>
  play.do(who, { type: 'attack', attribute: 'str', daggers }, faces)

/** A room with one monster that falls at once; its treasure. */
export const cleared = (play: Play, treasure: number = GOLD): Play => {
  const next = hit(meet(play, 1), [6, treasure])
  return next.delver().points > 0 ? next.do(bryn, { type: 'raise', attribute: 'str' }) : next
}

export const merchant = (play: Play): Play => play.do(bryn, { type: 'new-room' }, [5, 4, GOLD])
export const bonfire = (play: Play): Play => play.do(bryn, { type: 'new-room' }, [5, 5, GOLD])
export const stairs = (play: Play): Play => play.do(bryn, { type: 'new-room' }, [5, 6, GOLD])
