/** What a copy of a table may claim at most (COPY-7): runs that go on for ten thousand rooms stay below. */
import { counted, type Most } from '../table/most.ts'
import { readFloor } from './log/codes.ts'
import { KEPT } from './numbers.ts'
import type { FloorLog, ItTable, Room } from './state.ts'

/** I-R17. */
const MONSTERS = 3

/** Rooms that are listed: the log’s bound, and events that stay. */
const LISTED = KEPT.rooms + 8

/** A floor is found in four rooms or five: nobody goes down so far. */
const FLOORS = 1000

/** What one delver may hold is what `attack` and `give` can name. */
const HELD = 10_000

export const itMost: Partial<Most> = {
  number: HELD,
  numbers: {
    ...counted(
      'number', 'runs', 'races', 'step', 'throws', 'rooms', 'room', 'explored', 'at', 'from', 'upTo', 'kills', 'fights', 'entered',
      'touched', 'trap', 'merchant', 'bonfire', 'stairs', 'die',
    ),
    monsters: MONSTERS,
    killed: MONSTERS,
    left: MONSTERS,
    floor: FLOORS,
    floors: FLOORS,
    /** In a race it is floor and room in one. */
    throw: 1_000_000 * (FLOORS + 2),
  },
  entries: { rooms: LISTED, touched: LISTED, past: FLOORS, floors: FLOORS, wandering: KEPT.wandering, best: KEPT.best },
  /** A floor of as many rooms as are listed, in each of which somebody was met again and again. */
  texts: { log: 64 * LISTED },
} // prettier-ignore

const fits = (room: Room): boolean =>
  [...room.wandering, ...(room.kind === 'mobs' ? [room] : [])].every(
    ({ monsters, killed }) => monsters <= MONSTERS && killed <= monsters,
  )

/** A floor that was left is written in codes: it has to be one that can be read, and no larger than others. */
const isLog = ({ log }: FloorLog): boolean => {
  try {
    const rooms = readFloor(log)
    return rooms.length <= LISTED && rooms.every(([, room]) => room.wandering.length <= KEPT.wandering && fits(room))
  } catch {
    return false
  }
}

export const itBeyond = ({ runs, party, best }: ItTable): string | null => {
  const logs = [
    ...[...Object.values(runs), ...(party === null ? [] : [party])].map(({ past }) => past),
    ...best.map(({ floors }) => floors),
  ]
  return logs.flat().every(isLog) ? null : 'play/past'
}
