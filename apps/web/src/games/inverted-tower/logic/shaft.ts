/** The shaft as it is drawn: floors as bands, rooms as cells, the newest at the bottom. */
import {
  readFloor,
  roomLine,
  type BestRun,
  type Counts,
  type FloorLog,
  type Room,
  type Run,
} from '@homestake/rules/inverted-tower'

export interface Cell {
  readonly number: number
  readonly kind: Room['kind']
  readonly here: boolean
  /** The room’s own monsters, and how many of them were killed. */
  readonly monsters: number
  readonly killed: number
  /** I-R23: those who came later. */
  readonly wandered: number
  /** Somebody still stands there. */
  readonly alive: boolean
  /** A trap that was passed, stairs that were taken; `null` where that says nothing. */
  readonly done: boolean | null
  /** What the log says of it. */
  readonly line: string
}

export interface Band {
  readonly floor: number
  readonly explored: number
  readonly cells: readonly Cell[]
  /** Rooms that are not drawn one by one. */
  readonly hidden: number
  /** Whether they are here. */
  readonly current: boolean
}

export interface Shaft {
  /** Floors above those that are drawn, with their rooms. */
  readonly above: Pick<Counts, 'floors' | 'rooms'>
  readonly bands: readonly Band[]
  /** Where they came down and have not left yet. */
  readonly atTop: boolean
}

/** How much is drawn unless all is asked for: floors that were left, and the newest rooms of one floor. */
export const DRAWN = { floors: 3, rooms: 36 } as const

const doneIn = (room: Room): boolean | null =>
  room.kind === 'trap' ? room.passed : room.kind === 'stairs' ? room.descended : null

const cellOf = (number: number, room: Room, here: boolean): Cell => ({
  number,
  kind: room.kind,
  here,
  monsters: room.kind === 'mobs' ? room.monsters : 0,
  killed: room.kind === 'mobs' ? room.killed : 0,
  wandered: room.wandering.reduce((sum, { killed }) => sum + killed, room.more.kills),
  alive:
    room.wandering.some(({ monsters, killed }) => killed < monsters) ||
    (room.kind === 'mobs' && room.killed < room.monsters),
  done: doneIn(room),
  line: roomLine(room),
})

const bandOf = (floor: number, explored: number, cells: readonly Cell[], all: boolean, current: boolean): Band => {
  const first = all ? 0 : Math.max(0, cells.length - DRAWN.rooms)
  const shown = cells.filter(({ kind, here }, i) => i >= first || kind !== 'mobs' || here)
  return { floor, explored, cells: shown, hidden: explored - shown.length, current }
}

/** A floor that was left never changes: it is read once. */
const left = new WeakMap<FloorLog, readonly Cell[]>()
const leftCells = (floor: FloorLog): readonly Cell[] => {
  const known = left.get(floor)
  if (known !== undefined) return known
  const cells = readFloor(floor.log).map(([number, room]) => cellOf(number, room, false))
  left.set(floor, cells)
  return cells
}

/** @param all every floor and room that is listed */
export const shaftOf = (run: Run | BestRun, all: boolean): Shaft => {
  const on = 'past' in run ? run : null
  const floors = on === null && 'floors' in run ? run.floors : (on?.past ?? [])
  const drawn = all ? floors : floors.slice(Math.max(0, floors.length - DRAWN.floors))
  const undrawn = floors.slice(0, floors.length - drawn.length)
  const past = drawn.map((floor) => bandOf(floor.floor, floor.rooms, leftCells(floor), all, false))
  const here =
    on === null
      ? []
      : [
          bandOf(
            on.floor,
            on.explored,
            Object.entries(on.rooms).map(([number, room]) => cellOf(Number(number), room, Number(number) === on.at)),
            all,
            true,
          ),
        ]
  return {
    above: {
      floors: run.before.floors + undrawn.length,
      rooms: undrawn.reduce((sum, { rooms }) => sum + rooms, run.before.rooms),
    },
    bands: [...past, ...here],
    atTop: on !== null && on.at === 0,
  }
}

/** A tower at a glance: how many rooms each of its newest floors has, the deepest last. */
export const outlineOf = ({ past, explored }: Run, most = 5): number[] =>
  [...past.map(({ rooms }) => rooms), explored].slice(-most)
