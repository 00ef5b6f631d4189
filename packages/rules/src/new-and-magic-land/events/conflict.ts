/** What happens in a conflict, from the stakes to what it leaves behind (N-R19 to N-R47). */
import { z } from 'zod'
import { seatId, thingId } from '../../table/ids.ts'
import {
  side,
  principal,
  count,
  whySchema,
  bundleSchema,
  shownSide,
  rollSchema,
  outcomeSchema,
  sideNames,
  stakesOf,
} from './parts.ts'

export const conflictEvents = [
  // Stakes
  z.strictObject({
    type: z.literal('conflict-declared'),
    conflict: thingId,
    declaredBy: principal,
    scene: count,
    first: principal,
    second: principal,
    pool: z.enum(['grit', 'heart']),
    stakes: z.string(),
    opposition: z.string(),
    names: sideNames,
  }),
  z.strictObject({ type: z.literal('stakes-written'), conflict: thingId, side, stakes: z.string(), name: z.string() }),
  z.strictObject({ type: z.literal('opposition-named'), conflict: thingId, name: z.string() }),
  z.strictObject({ type: z.literal('pool-chosen'), conflict: thingId, pool: z.enum(['grit', 'heart']) }),
  z.strictObject({ type: z.literal('stakes-accepted'), conflict: thingId, side }),
  z.strictObject({
    type: z.literal('stakes-agreed'),
    conflict: thingId,
    pool: z.enum(['grit', 'heart']),
    names: sideNames,
    stakes: stakesOf,
    /** The die that each side has automatically (N-R23, N-R27). */
    always: z.strictObject({ first: thingId, second: thingId }),
  }),
  z.strictObject({ type: z.literal('conflict-dropped'), conflict: thingId, names: sideNames }),
  // Gathering
  z.strictObject({
    type: z.literal('dice-gathered'),
    conflict: thingId,
    side,
    bundle: thingId,
    what: bundleSchema,
    /** Who gathered them, as the chronicle names them. */
    name: z.string(),
    /** For whom, where it is another’s side. */
    helped: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('past-revealed'), seat: seatId, name: z.string(), past: z.string() }),
  z.strictObject({
    type: z.literal('bundle-struck'),
    conflict: thingId,
    side,
    bundle: thingId,
    /** By the GM (NA24); else whoever gathered it has taken it back. */
    refused: z.boolean(),
    name: z.string(),
    why: whySchema,
  }),
  z.strictObject({ type: z.literal('complication-owed'), conflict: thingId, complication: thingId, seat: seatId }),
  z.strictObject({
    type: z.literal('complication-written'),
    conflict: thingId,
    complication: thingId,
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('ready-marked'), conflict: thingId, side, ready: z.boolean() }),
  // The roll
  z.strictObject({
    type: z.literal('rolled'),
    conflict: thingId,
    pool: z.enum(['grit', 'heart']),
    roll: rollSchema,
    names: sideNames,
    stakes: stakesOf,
    /** What each bundle was for, so that the chronicle can tell it later. */
    whys: z.record(thingId, whySchema),
    lower: side.nullable(),
    /** The GM's side, if she stands in this conflict. */
    gm: side.nullable(),
    /** The Conflict Pool as it counted, where this roll shows it (D1). */
    conflictPool: count.nullable(),
  }),
  z.strictObject({
    type: z.literal('sealed-roll'),
    roll: z.strictObject({ throw: count, conflict: thingId, side: shownSide }),
  }),
  // After the roll
  z.strictObject({
    type: z.literal('escalated'),
    conflict: thingId,
    side,
    stakes: z.string(),
    names: sideNames,
    /** What settlers paid out of which pool. */
    paid: z.array(z.strictObject({ seat: seatId, name: z.string(), pool: z.enum(['grit', 'heart']), left: count })),
    /** Whether the GM's pool paid, and what is left of it where everyone knows. */
    season: z.strictObject({ paid: z.boolean(), left: count.nullable() }),
  }),
  z.strictObject({ type: z.literal('pool-spent'), left: count }),
  /** The Conflict Pool is full again (NA13); `left` where everyone knows it. */
  z.strictObject({ type: z.literal('pool-restored'), left: count.nullable() }),
  z.strictObject({ type: z.literal('rest-marked'), conflict: thingId, side }),
  // Harvest Dice
  z.strictObject({
    type: z.literal('harvest-burned'),
    conflict: thingId,
    side,
    seat: seatId,
    deed: z.string(),
    names: sideNames,
    waiting: z.array(seatId),
  }),
  z.strictObject({ type: z.literal('harvest-countered'), conflict: thingId, seat: seatId, name: z.string() }),
  z.strictObject({ type: z.literal('harvest-let-stand'), conflict: thingId, seat: seatId }),
  // What it leaves behind
  z.strictObject({
    type: z.literal('conflict-won'),
    conflict: thingId,
    outcome: outcomeSchema,
    names: sideNames,
    stakes: stakesOf,
    narrator: principal,
    victoryDice: z.array(seatId),
    /** Ties that weaken (N-R45): the new ratings. */
    weakened: z.array(z.strictObject({ seat: seatId, relationship: thingId, name: z.string(), rating: count })),
    /** Who may raise one of which (N-R46). */
    gains: z.array(z.strictObject({ seat: seatId, may: z.array(thingId) })),
    /** Whose story ends (N-R44). */
    endings: z.array(seatId),
    /** The settlers named in it, as the chronicle names them. */
    settlers: z.record(seatId, z.string()),
  }),
  z.strictObject({ type: z.literal('narrated'), conflict: thingId, text: z.string() }),
  z.strictObject({
    type: z.literal('relationship-raised'),
    conflict: thingId,
    seat: seatId,
    relationship: thingId.nullable(),
    whose: z.string(),
    name: z.string(),
    rating: count,
  }),
  z.strictObject({
    type: z.literal('ending-told'),
    conflict: thingId,
    seat: seatId,
    name: z.string(),
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('conflict-closed'), conflict: thingId }),
] as const
