/** I-R23, IA3: the rooms that are worth going back to, each with its key. */
import type { SeatId } from '@homestake/rules'
import { EVENTS, PRICE, waitingIn, type Room, type Run } from '@homestake/rules/inverted-tower'
import type { ItView } from './people.ts'

export interface WayBack {
  readonly room: number
  readonly keys: string
}

const KEYS: { readonly [kind in Room['kind']]?: string } = { bonfire: 'F', merchant: 'M', stairs: 'S' }

/** How much there is in it for them now. */
const worth = (run: Run, seat: SeatId, room: Room): number => {
  const { hp = 0, maxHp = 0, gold = 0 } = run.delvers[seat] ?? {}
  if (room.kind === 'bonfire') return hp < maxHp ? 4 : 1
  if (room.kind === 'merchant') return gold >= PRICE ? 3 : 0
  if (room.kind === 'stairs') return 2
  return waitingIn(room) === null ? 0 : 1.5
}

/** Rooms with a use of their own, and those where somebody waits; in a line, what lies next to here. */
const rooms = ({ events, rooms: known, at, explored }: Run, layout: ItView['table']['options']['layout']): number[] => {
  if (layout === 'line') return [at - 1, at + 1].filter((room) => room >= 1 && room <= explored)
  const used = EVENTS.filter((kind) => kind !== 'trap').flatMap((kind) => events[kind] ?? [])
  const waiting = Object.entries(known).flatMap(([number, room]) => (waitingIn(room) === null ? [] : [Number(number)]))
  return [...new Set([...used, ...waiting])].filter((room) => room !== at)
}

/** The most useful first: `B` is its key. */
export const roomsBack = (run: Run, seat: SeatId, { layout }: Pick<ItView['table']['options'], 'layout'>): WayBack[] =>
  rooms(run, layout)
    .flatMap((room) => {
      const found = run.rooms[room]
      return found === undefined ? [] : [{ room, found, worth: worth(run, seat, found) }]
    })
    .sort((a, b) => b.worth - a.worth || b.room - a.room)
    .map(({ room, found }, i) => ({ room, keys: [i === 0 ? 'B' : [], KEYS[found.kind] ?? []].flat().join(' ') }))

/** Other rooms of this floor, the newest first: nothing is there but what may wander. */
export const otherRooms = (run: Run, offered: readonly WayBack[], most = 12): number[] =>
  Object.keys(run.rooms)
    .map(Number)
    .filter((room) => room !== run.at && !offered.some((one) => one.room === room))
    .reverse()
    .slice(0, most)
