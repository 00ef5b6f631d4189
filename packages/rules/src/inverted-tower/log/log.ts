/** The Dungeon Log (I-R24): by floor and room, as data and as text to copy. */
import type { BestRun, Counts, Room, Run } from '../state.ts'
import { itWords } from '../words.ts'
import { readFloor, type Numbered } from './codes.ts'
import { roomLine } from './lines.ts'

const { log: words } = itWords

export interface LoggedRoom {
  readonly number: number
  readonly room: Room
}

export interface LoggedFloor {
  readonly floor: number
  /** How many rooms were explored on it, listed or not. */
  readonly explored: number
  readonly kills: number
  readonly rooms: readonly LoggedRoom[]
}

export interface DungeonLog {
  /** Floors that are listed no more. */
  readonly before: Counts
  readonly floors: readonly LoggedFloor[]
}

const killsIn = (room: Room): number =>
  room.wandering.reduce((sum, { killed }) => sum + killed, room.more.kills + (room.kind === 'mobs' ? room.killed : 0))

/** The rooms of the floor where a run is. */
export const roomsOf = ({ rooms }: Run): Numbered[] =>
  Object.entries(rooms).map(([number, room]) => [Number(number), room])

/** What was killed on the floor where a run is. */
export const killsOnFloor = ({ rooms, unlisted }: Run): number =>
  Object.values<Room>(rooms).reduce((sum, room) => sum + killsIn(room), unlisted.kills)

const named = (rooms: readonly Numbered[]): LoggedRoom[] => rooms.map(([number, room]) => ({ number, room }))

/** The log of a run that is on, or of one of the table's best. */
export const logOf = (run: Run | BestRun): DungeonLog => {
  const past = ('past' in run ? run.past : run.floors).map(({ floor, rooms: explored, kills, log }): LoggedFloor => ({
    floor,
    explored,
    kills,
    rooms: named(readFloor(log)),
  }))
  if (!('past' in run)) return { before: run.before, floors: past }
  const { floor, explored } = run
  return {
    before: run.before,
    floors: [...past, { floor, explored, kills: killsOnFloor(run), rooms: named(roomsOf(run)) }],
  }
}

const floorText = ({ floor, explored, kills, rooms }: LoggedFloor): string[] => {
  const unlisted = explored - rooms.length
  const listed = rooms.reduce((sum, { room }) => sum + killsIn(room), 0)
  return [
    words.floor(floor),
    ...(unlisted === 0 ? [] : [`- ${words.unlisted(unlisted, kills - listed)}`]),
    ...rooms.map(({ number, room }) => `- ${words.room(number, roomLine(room))}`),
  ]
}

/** The log as plain text, in the form of the text's own example. */
export const logText = (run: Run | BestRun): string => {
  const { before, floors } = logOf(run)
  return [
    ...(before.floors === 0 ? [] : [words.floorsBefore(before.floors, before.rooms, before.kills)]),
    ...floors.flatMap(floorText),
  ].join('\n')
}
