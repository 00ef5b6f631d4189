/**
 * What happens in *The Inverted Tower*. Each event carries all that it changes, so that `evolve` decides nothing. Schemas are
 * strict: they are what a viewer may be told.
 *
 * `tower` says where the run lies: `own` and `party` on the table, `race` in its runner's compartment. `seat` is who acts.
 */
import { z } from 'zod'
import { seatId } from '../table/ids.ts'
import { attribute, bestRun, count, delver, end, fallen, found, run, stage, stretch, treasure, way } from './schemas.ts'

const text = z.string()
export const tower = z.enum(['own', 'party', 'race'])
const inRun = { tower, seat: seatId, name: text }
/** The number of a throw: in its chapter, or in a race by its place (D11). `null`: nothing was thrown. */
const thrown = { throw: count.nullable() }
const healed = z.array(z.strictObject({ seat: seatId, hp: count }))
const mark = { floor: count, room: count }

export const itEvent = z.discriminatedUnion('type', [
  // Going down (I-R1 to I-R3)
  z.strictObject({ type: z.literal('delver-waits'), for: z.enum(['party', 'race']), seat: seatId, name: text, attribute }),
  z.strictObject({ type: z.literal('run-begun'), tower, seat: seatId, run, names: z.array(text) }),
  z.strictObject({ type: z.literal('delver-joined'), ...inRun, delver, order: z.array(seatId) }),
  // Rooms (I-R6 to I-R18, I-R23)
  z.strictObject({ type: z.literal('room-entered'), ...inRun, ...thrown, ...mark, check: fallen.nullable(), found, dice: z.array(fallen), healed }),
  z.strictObject({ type: z.literal('trap-faced'), ...inRun, ...thrown, die: fallen, attribute, modifier: count, passed: z.boolean(), hp: count }),
  z.strictObject({ type: z.literal('treasure-found'), ...inRun, ...thrown, die: fallen, treasure, own: z.boolean() }),
  /** `waiting`: monsters from which somebody fled are still there (IA11). */
  z.strictObject({ type: z.literal('moved-back'), ...inRun, ...thrown, room: count, check: fallen.nullable(), dice: z.array(fallen), monsters: count, waiting: z.boolean(), stage, healed }),
  /** The bonfire heals after a fight beside it. */
  z.strictObject({ type: z.literal('rested'), ...inRun, healed }),
  z.strictObject({ type: z.literal('descended'), ...inRun, floor: count }),
  // Fights (I-R20 to I-R22)
  z.strictObject({ type: z.literal('attacked'), ...inRun, ...thrown, die: fallen, attribute, daggers: count, modifier: z.number().int(), passed: z.boolean(), hp: count, spent: count, left: count }),
  z.strictObject({ type: z.literal('fled'), ...inRun, left: count }),
  z.strictObject({ type: z.literal('level-gained'), ...inRun, level: count, maxHp: count, hp: count }),
  // Between rolls
  z.strictObject({ type: z.literal('attribute-raised'), ...inRun, attribute, value: count }),
  z.strictObject({ type: z.literal('potion-drunk'), ...inRun, hp: count, potions: count }),
  z.strictObject({ type: z.literal('bought'), ...inRun, item: z.enum(['dagger', 'potion']), gold: count }),
  z.strictObject({ type: z.literal('given'), ...inRun, to: seatId, toName: text, item: z.enum(['dagger', 'potion', 'gold']), count }),
  // A party (IA18)
  z.strictObject({ type: z.literal('way-chosen'), ...inRun, way }),
  z.strictObject({ type: z.literal('turn-passed'), ...inRun }),
  z.strictObject({ type: z.literal('turn-skipped'), ...inRun }),
  // The end
  z.strictObject({ type: z.literal('delver-left'), ...inRun, fate: z.enum(['dead', 'retired']) }),
  z.strictObject({ type: z.literal('run-ended'), tower, seat: seatId, names: z.array(text), end, floor: count, kills: count, rooms: count }),
  z.strictObject({ type: z.literal('best-kept'), place: count, run: bestRun }),
  // A race (D11). What is sealed and what is told of each runner.
  z.strictObject({ type: z.literal('race-begun'), number: count, runs: z.record(seatId, run), names: z.array(text) }),
  z.strictObject({ type: z.literal('rivals-seen'), seat: seatId, runs: z.record(seatId, run) }),
  z.strictObject({ type: z.literal('runners-kept'), runners: z.record(seatId, z.strictObject(mark)) }),
  z.strictObject({ type: z.literal('stretch-kept'), seat: seatId, stretch, ...mark, over: z.boolean() }),
  /** To a seat (`reader`), or to the table (`null`), where it is said too. */
  z.strictObject({ type: z.literal('stretch-told'), reader: seatId.nullable(), seat: seatId, name: text, stretch }),
  z.strictObject({ type: z.literal('stretches-dropped'), upTo: z.strictObject(mark).nullable() }),
  z.strictObject({ type: z.literal('race-ended'), number: count, results: z.array(z.strictObject({ seat: seatId, name: text, end, floor: count, kills: count })) }),
  z.strictObject({ type: z.literal('race-left'), seat: seatId }),
]) // prettier-ignore

export type ItEvent = z.infer<typeof itEvent>
export type Tower = z.infer<typeof tower>
