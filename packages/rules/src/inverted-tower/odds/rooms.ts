import { eventOn } from '../numbers.ts'
import type { ItOptions } from '../options.ts'
import { EVENTS, type EventKind, type Run } from '../state.ts'
import { checkChance } from './check.ts'
import { monsterChances } from './survive.ts'

export interface RoomChances {
  /** One, two, three monsters. */
  readonly monsters: readonly number[]
  readonly events: Readonly<Record<EventKind, number>>
}

const SIX = [1, 2, 3, 4, 5, 6] as const

/** I-R6, I-R8, I-R12, I-R17, IA1: what the next new room may hold, by the events that the floor has had. */
export const roomChances = (
  { events }: Pick<Run, 'events'>,
  { duplicateEvent }: Pick<ItOptions, 'duplicateEvent'>,
): RoomChances => {
  const passed = checkChance(0)
  const faces = (kind: EventKind): number => SIX.filter((face) => eventOn(face) === kind).length
  const free = EVENTS.filter((kind) => events[kind] === null)
  const open = free.reduce((sum, kind) => sum + faces(kind), 0)
  const among = duplicateEvent === 'reroll' ? open : 6
  const chance = (kind: EventKind): number => (free.includes(kind) ? (passed * faces(kind)) / among : 0)
  const fight = open === 0 ? 1 : 1 - passed + passed * (1 - open / among)
  return {
    monsters: [...monsterChances().values()].map((share) => share * fight),
    events: { trap: chance('trap'), merchant: chance('merchant'), bonfire: chance('bonfire'), stairs: chance('stairs') },
  }
} // prettier-ignore

/** New rooms until the stairs of a floor are found, on average (IA1). */
export const roomsToStairs = (options: Pick<ItOptions, 'duplicateEvent'>): number => {
  const known = new Map<string, number>()
  const from = (events: Run['events']): number => {
    const key = EVENTS.filter((kind) => events[kind] !== null).join()
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const { events: chances } = roomChances({ events }, options)
    const others = EVENTS.filter((kind) => kind !== 'stairs' && chances[kind] > 0)
    const moving = chances.stairs + others.reduce((sum, kind) => sum + chances[kind], 0)
    const later = others.reduce((sum, kind) => sum + chances[kind] * from({ ...events, [kind]: 1 }), 0)
    const rooms = (1 + later) / moving
    known.set(key, rooms)
    return rooms
  }
  return from({ trap: null, merchant: null, bonfire: null, stairs: null })
}
