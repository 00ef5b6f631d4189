/**
 * What happens in *New and Magic Land*. Each event carries all that it changes, so that `evolve` decides nothing. Schemas
 * are strict: they are what a viewer may be told.
 */
import { z } from 'zod'
import { seatId, thingId } from '../table/ids.ts'
import { SEASONS } from './state.ts'

const side = z.enum(['first', 'second'])
export const principal = z.union([z.literal('gm'), seatId])
const count = z.number().int().min(0)

export const whySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('aspect'), aspect: z.enum(['1', '2', '3']), text: z.string() }),
  z.strictObject({ kind: z.literal('relationship'), relationship: thingId, name: z.string(), rating: count }),
  z.strictObject({ kind: z.literal('victory'), complication: thingId }),
  z.strictObject({ kind: z.literal('drama'), text: z.string() }),
  z.strictObject({ kind: z.literal('past'), of: seatId, text: z.string() }),
  z.strictObject({ kind: z.literal('help'), relationship: thingId, name: z.string(), rating: count }),
])

export const bundleSchema = z.strictObject({
  dice: z.number().int().min(1),
  why: whySchema,
  by: principal,
  order: count,
  thrown: z.boolean(),
})

export const thrownDie = z.strictObject({
  die: count,
  bundle: thingId,
  faces: z.array(z.number().int().min(1).max(6)),
  value: count,
})

export const shownSide = z.strictObject({
  hidden: z.literal(false),
  dice: z.array(thrownDie),
  best: count,
  pool: count,
  total: count,
})

export const rolledSide = z.discriminatedUnion('hidden', [
  shownSide,
  z.strictObject({ hidden: z.literal(true), count }),
])

export const rollSchema = z.strictObject({
  throw: count,
  sides: z.strictObject({ first: rolledSide, second: rolledSide }),
  leads: side.nullable(),
})

export const outcomeSchema = z.union([
  z.strictObject({ how: z.enum(['roll', 'concession', 'harvest']), winner: side }),
  z.strictObject({ how: z.literal('stalemate'), winner: z.null() }),
])

/** Both sides' principals as the chronicle names them, so that a line stands without the state. */
const sideNames = z.strictObject({ first: z.string(), second: z.string() })
const stakesOf = z.strictObject({ first: z.string(), second: z.string() })

export const nmlEvent = z.discriminatedUnion('type', [
  // Settlers
  z.strictObject({ type: z.literal('pools-split'), seat: seatId, grit: count, heart: count }),
  z.strictObject({ type: z.literal('settler-submitted'), seat: seatId, name: z.string() }),
  z.strictObject({ type: z.literal('settler-approved'), seat: seatId, name: z.string() }),
  z.strictObject({ type: z.literal('settler-returned'), seat: seatId, name: z.string(), why: z.string() }),
  z.strictObject({ type: z.literal('goal-set'), seat: seatId, name: z.string(), goal: z.string() }),
  // Seasons. `season-opened` is for everyone; `rating-chosen` is the GM's.
  z.strictObject({
    type: z.literal('season-opened'),
    number: count,
    season: z.enum(SEASONS),
    commitment: z.string(),
    settlers: count,
    /** Only with `dramaDice: open`. */
    rating: count.nullable(),
    supply: count.nullable(),
  }),
  z.strictObject({ type: z.literal('rating-chosen'), rating: count, supply: count, salt: z.string() }),
  z.strictObject({ type: z.literal('season-closing') }),
  z.strictObject({
    type: z.literal('season-closed'),
    season: z.enum(SEASONS),
    rating: count,
    supply: count,
    left: count,
    salt: z.string(),
    commitment: z.string(),
    sealedRolls: z.array(z.strictObject({ throw: count, conflict: thingId, side: shownSide })),
    /** Who is in play, and so goes through the season's end. */
    settlers: z.array(seatId),
  }),
  // The desk
  z.strictObject({ type: z.literal('opposition-prepared'), opposition: thingId, name: z.string() }),
  z.strictObject({ type: z.literal('opposition-dropped'), opposition: thingId }),
  /** The GM's: the supply and, with `dramaDice: open`, what everyone knows. */
  z.strictObject({ type: z.literal('drama-spent'), left: count }),
  z.strictObject({ type: z.literal('supply-shown'), left: count }),
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
    /** Who gathered them, and for whom, as the chronicle names them. */
    name: z.string(),
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
  // Scenes
  z.strictObject({
    type: z.literal('scene-set'),
    number: count,
    setBy: principal,
    name: z.string(),
    present: z.array(seatId),
    /** Who is there, as the chronicle names them. */
    names: z.array(z.string()),
    about: z.string(),
  }),
  z.strictObject({ type: z.literal('scene-changed'), present: z.array(seatId), names: z.array(z.string()) }),
  /** `name` is that of the one whose turn is next. */
  z.strictObject({ type: z.literal('scene-closed'), number: count, next: principal, name: z.string() }),
  z.strictObject({
    type: z.literal('scene-passed'),
    by: principal,
    name: z.string(),
    next: principal,
    nextName: z.string(),
  }),
  z.strictObject({ type: z.literal('turn-given'), to: principal, name: z.string() }),
  z.strictObject({ type: z.literal('scene-complicated'), text: z.string() }),
  // The season's end
  z.strictObject({
    type: z.literal('victory-rolled'),
    seat: seatId,
    name: z.string(),
    goal: z.string(),
    /** 0 where there were no dice to roll. */
    throw: count,
    faces: z.array(z.number().int().min(1).max(6)),
    sixes: count,
    achieved: z.boolean(),
    /** How many Victory Dice are left (`carryVictoryDice`). */
    left: count,
    harvestDice: count,
  }),
  z.strictObject({ type: z.literal('goal-told'), seat: seatId, name: z.string(), text: z.string() }),
  z.strictObject({ type: z.literal('gain-split'), seat: seatId, name: z.string(), grit: count, heart: count }),
  z.strictObject({
    type: z.literal('point-lost'),
    seat: seatId,
    name: z.string(),
    pool: z.enum(['grit', 'heart']),
    out: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('tie-made'),
    seat: seatId,
    name: z.string(),
    relationship: thingId,
    to: z.string(),
    note: z.string(),
    with: seatId.nullable(),
    rating: count,
    isNew: z.boolean(),
    bonus: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('refresh-rolled'),
    seat: seatId,
    name: z.string(),
    throw: count,
    face: z.number().int().min(1).max(6),
    ties: count,
    amount: count,
  }),
  z.strictObject({
    type: z.literal('points-restored'),
    seat: seatId,
    name: z.string(),
    grit: count,
    heart: count,
    unused: count,
  }),
  z.strictObject({
    type: z.literal('dream-settled'),
    seat: seatId,
    name: z.string(),
    dream: z.string(),
    changed: z.boolean(),
  }),
  z.strictObject({ type: z.literal('last-words-told'), seat: seatId, name: z.string(), text: z.string() }),
  /** All settlers are done: the next season, or the Festival, may open. */
  z.strictObject({ type: z.literal('season-ended'), season: z.enum(SEASONS) }),
  z.strictObject({ type: z.literal('begun-anew'), seat: seatId, name: z.string() }),
  // The Festival
  z.strictObject({ type: z.literal('festival-opened'), order: z.array(seatId) }),
  z.strictObject({ type: z.literal('feast-told'), seat: seatId, name: z.string(), text: z.string() }),
  z.strictObject({
    type: z.literal('harvest-rolled'),
    seat: seatId,
    name: z.string(),
    dream: z.string(),
    throw: count,
    faces: z.array(z.number().int().min(1).max(6)),
    fate: z.enum(['fulfilled', 'unfulfilled', 'disaster']),
  }),
  z.strictObject({
    type: z.literal('fate-told'),
    seat: seatId,
    name: z.string(),
    text: z.string(),
    next: seatId.nullable(),
  }),
  /** The story has ended: the table is a book. Followed by the house's `ended`. */
  z.strictObject({
    type: z.literal('year-ended'),
    dreams: z.array(
      z.strictObject({
        seat: seatId,
        name: z.string(),
        dream: z.string(),
        fate: z.enum(['fulfilled', 'unfulfilled', 'disaster', 'out']),
      }),
    ),
  }),
])

export type NmlEvent = z.infer<typeof nmlEvent>
