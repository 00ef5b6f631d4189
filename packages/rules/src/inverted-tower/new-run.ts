/** I-R1 to I-R3: how a delver, and a run, begins. */
import type { Draft } from 'mutative'
import type { SeatId } from '../table/ids.ts'
import { certain } from './acting.ts'
import { START } from './numbers.ts'
import type { Attribute, Delver, Found, Room, Run } from './state.ts'

export interface Entering {
  readonly seat: SeatId
  readonly name: string
  readonly attribute: Attribute
}

export const newDelver = ({ name, attribute }: Omit<Entering, 'seat'>): Draft<Delver> => ({
  name,
  attributes: { str: 0, dex: 0, int: 0, [attribute]: 1 },
  hp: START.hp,
  maxHp: START.hp,
  daggers: START.daggers,
  potions: START.potions,
  gold: 0,
  xp: 0,
  level: 1,
  kills: 0,
  points: 0,
  fate: 'in',
})

/** What a floor is like before any room of it was seen. */
export const newFloor = (): Pick<
  Draft<Run>,
  'explored' | 'at' | 'from' | 'rooms' | 'events' | 'unlisted' | 'stretch'
> => ({
  explored: 0,
  at: 0,
  from: 0,
  rooms: {},
  events: { trap: null, merchant: null, bonfire: null, stairs: null },
  unlisted: { upTo: 0, kills: 0 },
  stretch: { throws: 0, touched: [] },
})

/** @param entering in the order of seats */
export const newRun = (id: string, number: number, entering: readonly Entering[]): Draft<Run> => {
  const delvers: Record<SeatId, Draft<Delver>> = {}
  for (const one of entering) delvers[one.seat] = newDelver(one)
  return {
    id,
    number,
    delvers,
    order: entering.map(({ seat }) => seat),
    turn: certain(entering[0], 'delver').seat,
    step: 0,
    stage: { kind: 'explore' },
    floor: 1,
    ...newFloor(),
    past: [],
    before: { floors: 0, rooms: 0, kills: 0 },
    entered: 0,
    votes: {},
  }
}

/** A room as it is found. */
export const newRoom = (found: Found): Draft<Room> => {
  const visited = { treasure: null, wandering: [], more: { fights: 0, kills: 0 } }
  switch (found.kind) {
    case 'mobs':
      return { kind: 'mobs', monsters: found.monsters, killed: 0, ...visited }
    case 'trap':
      return { kind: 'trap', attribute: found.attribute, passed: null, ...visited }
    case 'stairs':
      return { kind: 'stairs', descended: false, ...visited }
    default:
      return { kind: found.kind, ...visited }
  }
}
