/** What happens in the year around the conflicts: settlers, seasons, scenes, the season’s end, the Festival. */
import { z } from 'zod'
import { seatId, thingId } from '../../table/ids.ts'
import { SEASONS } from '../state.ts'
import { principal, count, shownSide } from './parts.ts'

export const yearEvents = [
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
  /** Used, or to be used again. */
  z.strictObject({ type: z.literal('opposition-ticked'), opposition: thingId, done: z.boolean() }),
  z.strictObject({ type: z.literal('opposition-dropped'), opposition: thingId }),
  /** The GM's: the supply and, with `dramaDice: open`, what everyone knows. */
  z.strictObject({ type: z.literal('drama-spent'), left: count }),
  z.strictObject({ type: z.literal('supply-shown'), left: count }),
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
] as const
