/** The parts of a run that events change; each throws where the part is not there, which is a fault of a rule. */
import type { Draft } from 'mutative'
import type { SeatId } from '../table/ids.ts'
import { certain } from './acting.ts'
import { KEPT } from './numbers.ts'
import type { ItDrafts, RunEvent } from './rule.ts'
import type { Delver, Fight, Room, Run } from './state.ts'

export const draftedRun = (drafts: ItDrafts, { tower, seat }: Pick<RunEvent, 'tower' | 'seat'>): Draft<Run> => {
  if (tower === 'race') return certain(drafts.seat(seat).play.run, `run of ${seat} in the race`)
  const { play } = drafts.table
  return tower === 'party' ? certain(play.party, 'run of the party') : certain(play.runs[seat], `run of ${seat}`)
}

export const draftedDelver = (run: Draft<Run>, seat: SeatId): Draft<Delver> =>
  certain(run.delvers[seat], `delver of ${seat}`)

/** The room where they are, which counts as changed since the newest room was entered (D11). */
export const draftedRoom = (run: Draft<Run>): Draft<Room> => {
  const { touched } = run.stretch
  if (!touched.includes(run.at)) touched.push(run.at)
  return certain(run.rooms[run.at], `room ${run.at}`)
}

/** D13: what others saw before this roll or move is no longer so. */
export const stepOn = (run: Draft<Run>): void => {
  run.step += 1
  if (Object.keys(run.votes).length > 0) run.votes = {}
}

/** A command has thrown dice (D11). */
export const threw = (run: Draft<Run>): void => {
  run.stretch.throws += 1
}

export const heal = (run: Draft<Run>, healed: readonly { readonly seat: SeatId; readonly hp: number }[]): void => {
  for (const { seat, hp } of healed) draftedDelver(run, seat).hp = hp
}

/** A wandering encounter goes into the log of the room; of many only the newest are listed. */
export const addWandering = (room: Draft<Room>, fight: Fight): void => {
  room.wandering.push({ ...fight })
  if (room.wandering.length <= KEPT.wandering) return
  const gone = room.wandering.shift()
  room.more.fights += 1
  room.more.kills += gone?.killed ?? 0
}
