/** A stretch as it is taken from a run, and as it is added to what somebody has been told of it. */
import type { Draft } from 'mutative'
import type { SeatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import { keepBound, toFloor } from '../floors.ts'
import { EVENTS, type Room, type Run, type Stretch } from '../state.ts'

const copied = (room: Room): Draft<Room> => ({
  ...room,
  wandering: room.wandering.map((fight) => ({ ...fight })),
  more: { ...room.more },
})

const roomsOf = (rooms: Readonly<Record<string, Room>>): Record<string, Draft<Room>> =>
  Object.fromEntries(Object.entries(rooms).map(([number, room]) => [number, copied(room)]))

/** A stretch once more, for somebody else. */
export const again = (stretch: Stretch): Draft<Stretch> => ({
  ...stretch,
  delver: { ...stretch.delver, attributes: { ...stretch.delver.attributes } },
  rooms: roomsOf(stretch.rooms),
})

/** What a run has done since its newest room. */
export const stretchOf = (run: Run, seat: SeatId): Draft<Stretch> => {
  const { attributes, ...delver } = certain(run.delvers[seat], `delver of ${seat}`)
  const rooms: Record<string, Draft<Room>> = {}
  for (const number of run.stretch.touched) rooms[number] = copied(certain(run.rooms[number], `room ${number}`))
  return {
    floor: run.floor,
    room: run.explored,
    delver: { ...delver, attributes: { ...attributes } },
    at: run.at,
    rooms,
    throws: run.stretch.throws,
    end: run.stage.kind === 'over' ? run.stage.end : null,
  }
}

/** As `stretchOf`, where the run goes down the stairs on which it stands. */
export const stretchToStairs = (run: Run, seat: SeatId): Draft<Stretch> => {
  const stretch = stretchOf(run, seat)
  const stairs = copied(certain(run.rooms[run.at], `room ${run.at}`))
  return stairs.kind === 'stairs'
    ? { ...stretch, rooms: { ...stretch.rooms, [run.at]: { ...stairs, descended: true } } }
    : stretch
}

/** Add a stretch to a copy of its run that knows all before it. */
export const follow = (
  run: Draft<Run>,
  seat: SeatId,
  { floor, room, delver, at, rooms, end }: Draft<Stretch>,
): void => {
  if (floor > run.floor) toFloor(run, floor)
  if (room > run.explored) run.entered += 1
  run.explored = room
  run.from = run.at
  run.at = at
  for (const [number, seen] of Object.entries(rooms)) {
    run.rooms[number] = seen
    const event = EVENTS.find((kind) => kind === seen.kind)
    if (event !== undefined) run.events[event] = Number(number)
  }
  run.delvers[seat] = { ...delver, attributes: { ...delver.attributes } }
  if (end !== null) run.stage = { kind: 'over', end }
  keepBound(run)
}
