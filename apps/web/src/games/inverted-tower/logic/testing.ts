/** A tower for the tests of the view logic: Ann at seat `ann-`, Ben at seat `ben-`. */
import type { ChronicleLine } from '@homestake/client'
import type { SeatId } from '@homestake/rules'
import {
  itOptions,
  type Delver,
  type ItEvent,
  type ItOptions,
  type Room,
  type Run,
} from '@homestake/rules/inverted-tower'
import type { ItView } from './people.ts'

export const ANN = 'ann-' as SeatId
export const BEN = 'ben-' as SeatId

export const delver = (name: string, more: Partial<Delver> = {}): Delver => ({
  name,
  attributes: { str: 1, dex: 0, int: 0 },
  hp: 5,
  maxHp: 5,
  daggers: 1,
  potions: 1,
  gold: 0,
  xp: 0,
  level: 1,
  kills: 0,
  points: 0,
  fate: 'in',
  ...more,
})

const visited = { treasure: null, wandering: [], more: { fights: 0, kills: 0 } } as const
export const mobs = (monsters: number, killed = monsters): Room => ({ kind: 'mobs', monsters, killed, ...visited })
export const fire: Room = { kind: 'bonfire', ...visited }
export const shop: Room = { kind: 'merchant', ...visited }
export const stairs: Room = { kind: 'stairs', descended: false, ...visited }

/** A run of Ann's that has explored these rooms, and stands in the newest. */
export const run = (rooms: readonly Room[] = [], more: Partial<Run> = {}): Run => {
  const find = (kind: Room['kind']): number | null => {
    const found = rooms.findIndex((room) => room.kind === kind)
    return found < 0 ? null : found + 1
  }
  return {
    id: 'run-1',
    number: 1,
    delvers: { [ANN]: delver('Ann') },
    order: [ANN],
    turn: ANN,
    step: 0,
    stage: { kind: 'explore' },
    floor: 1,
    explored: rooms.length,
    at: rooms.length,
    from: 0,
    rooms: Object.fromEntries(rooms.map((room, i) => [i + 1, room])),
    events: { trap: find('trap'), merchant: find('merchant'), bonfire: find('bonfire'), stairs: find('stairs') },
    unlisted: { upTo: 0, kills: 0 },
    past: [],
    before: { floors: 0, rooms: 0, kills: 0 },
    entered: rooms.length,
    votes: {},
    stretch: { throws: 0, touched: [] },
    ...more,
  }
}

/** Ann and Ben in one tower. */
export const party = (rooms: readonly Room[] = [], more: Partial<Run> = {}): Run =>
  run(rooms, { delvers: { [ANN]: delver('Ann'), [BEN]: delver('Ben') }, order: [ANN, BEN], ...more })

export const view = (play: Partial<ItView['table']['play']> = {}, options: Partial<ItOptions> = {}): ItView => ({
  table: {
    game: 'inverted-tower',
    title: 'The well',
    options: { ...itOptions.parse({}), ...options },
    begun: true,
    ended: false,
    seats: {
      [BEN]: { name: 'Benedict', colour: 'moss', order: 2 },
      [ANN]: { name: 'Anna', colour: 'madder', order: 1 },
    },
    chapter: null,
    play: {
      runs: {},
      party: null,
      gathering: null,
      race: null,
      counted: { runs: 0, races: 0 },
      best: [],
      ...play,
    },
  },
})

/** The lines of one command. */
export const told = (n: number, ...events: readonly (ItEvent | { readonly type: string })[]): ChronicleLine[] =>
  events.map((event, i) => ({ in: 'table', n, at: n, by: ANN, key: `table/${n}/${i}`, event: { ...event } }))
