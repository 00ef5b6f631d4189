/** A floor is left; and the log keeps within its bound. */
import type { Draft } from 'mutative'
import { writeFloor } from './log/codes.ts'
import { killsOnFloor, roomsOf } from './log/log.ts'
import { newFloor } from './new-run.ts'
import { KEPT } from './numbers.ts'
import type { FloorLog, Run } from './state.ts'

/** The floor where a run is, as the log keeps it. */
export const floorLogOf = (run: Run): FloorLog => ({
  floor: run.floor,
  rooms: run.explored,
  kills: killsOnFloor(run),
  log: writeFloor(roomsOf(run)),
})

/** I-R15: the old floor is closed; only its log stays. */
export const toFloor = (run: Draft<Run>, floor: number): void => {
  run.past.push(floorLogOf(run))
  Object.assign(run, newFloor())
  run.floor = floor
  keepBound(run)
}

/**
 * Of a run that goes on and on the log lists the newest rooms: first floors that were left become numbers, then rooms of this
 * one, but for its events, which one may still go back to.
 */
export const keepBound = (run: Draft<Run>): void => {
  const tooMany = (): number => run.entered - run.before.rooms - run.unlisted.upTo - KEPT.rooms
  while (tooMany() > 0) {
    const oldest = run.past.shift()
    if (oldest === undefined) return unlist(run, run.unlisted.upTo + tooMany())
    run.before.floors += 1
    run.before.rooms += oldest.rooms
    run.before.kills += oldest.kills
  }
}

const unlist = ({ unlisted, rooms }: Draft<Run>, upTo: number): void => {
  for (const number of Object.keys(rooms).map(Number)) {
    const room = rooms[number]
    if (number <= unlisted.upTo || number > upTo || room?.kind !== 'mobs') continue
    unlisted.kills += room.killed + room.more.kills + room.wandering.reduce((sum, { killed }) => sum + killed, 0)
    Reflect.deleteProperty(rooms, String(number))
  }
  unlisted.upTo = upTo
}
