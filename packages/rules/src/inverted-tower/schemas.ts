/** Strict schemas of what lies on the table, and of dice that have fallen. */
import { z } from 'zod'
import { MOST } from '../table/most.ts'
import { seatId, thingId } from '../table/ids.ts'
import { ATTRIBUTES, TREASURES, type BestRun, type Delver, type FloorLog, type Run, type Stretch } from './state.ts'

const text = z.string()
export const count = z.number().int().min(0)
/** Of floors and rooms, which are gone through one by one. */
const few = count.max(MOST)
export const attribute = z.enum(ATTRIBUTES)
export const treasure = z.enum(TREASURES)
export const end = z.enum(['dead', 'retired', 'won'])

/** One die of a throw, with each face that it showed: a second one where an event was there already (IA1). */
export const fallen = z.strictObject({ die: count, faces: z.array(z.number().int().min(1).max(6)).min(1) })
export type Fallen = z.infer<typeof fallen>

export const found = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trap'), attribute }),
  z.strictObject({ kind: z.literal('merchant') }),
  z.strictObject({ kind: z.literal('bonfire') }),
  z.strictObject({ kind: z.literal('stairs') }),
  z.strictObject({ kind: z.literal('mobs'), monsters: count }),
])

const fight = z.strictObject({ monsters: count, killed: count })
const visited = {
  treasure: treasure.nullable(),
  wandering: z.array(fight),
  more: z.strictObject({ fights: count, kills: count }),
}
export const room = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trap'), attribute, passed: z.boolean().nullable(), ...visited }),
  z.strictObject({ kind: z.literal('merchant'), ...visited }),
  z.strictObject({ kind: z.literal('bonfire'), ...visited }),
  z.strictObject({ kind: z.literal('stairs'), descended: z.boolean(), ...visited }),
  z.strictObject({ kind: z.literal('mobs'), monsters: count, killed: count, ...visited }),
])
const rooms = z.record(z.string().regex(/^[1-9]\d*$/), room)

export const delver = z.strictObject({
  name: text,
  attributes: z.strictObject({ str: count, dex: count, int: count }),
  hp: count,
  maxHp: count,
  daggers: count,
  potions: count,
  gold: count,
  xp: count,
  level: count,
  kills: count,
  points: count,
  fate: z.enum(['in', 'dead', 'retired']),
}) satisfies z.ZodType<Delver>

export const stage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('explore') }),
  z.strictObject({ kind: z.literal('trap'), attribute }),
  z.strictObject({ kind: z.literal('fight'), left: count, wandering: z.boolean() }),
  z.strictObject({ kind: z.literal('over'), end }),
])

export const way = z.union([z.literal('new'), z.literal('down'), z.templateLiteral(['room:', z.number()])])
const counts = z.strictObject({ floors: few, rooms: few, kills: count })
const floorLog = z.strictObject({ floor: few, rooms: few, kills: count, log: text }) satisfies z.ZodType<FloorLog>

const place = few.nullable()

export const run = z.strictObject({
  id: thingId,
  number: count,
  delvers: z.record(seatId, delver),
  order: z.array(seatId),
  turn: seatId,
  step: count,
  stage,
  floor: few,
  explored: few,
  at: few,
  from: few,
  rooms,
  events: z.strictObject({ trap: place, merchant: place, bonfire: place, stairs: place }),
  unlisted: z.strictObject({ upTo: few, kills: count }),
  past: z.array(floorLog),
  before: counts,
  entered: few,
  votes: z.record(seatId, way),
  stretch: z.strictObject({ throws: count, touched: z.array(few) }),
}) satisfies z.ZodType<Run>

export const bestRun = z.strictObject({
  id: thingId,
  number: count,
  names: z.array(text),
  end,
  floor: count,
  kills: count,
  rooms: count,
  before: counts,
  floors: z.array(floorLog),
}) satisfies z.ZodType<BestRun>

export const stretch = z.strictObject({
  floor: count,
  room: count,
  delver,
  at: count,
  rooms,
  throws: count,
  end: end.nullable(),
}) satisfies z.ZodType<Stretch>
