/** Strict schemas of what a viewer may receive of this game, a compartment each. */
import { z } from 'zod'
import { MOST } from '../table/most.ts'
import { seatId, thingId } from '../table/ids.ts'
import { bundleSchema, outcomeSchema, principal, rollSchema, shownSide } from './events.ts'
import { SEASONS, type NmlBetween, type NmlGm, type NmlSeat, type NmlTable } from './state.ts'

const count = z.number().int().min(0).max(MOST)
const text = z.string()

const pool = z
  .strictObject({ score: count, spent: count })
  .refine(({ score, spent }) => spent <= score, { error: 'more is spent than there was' })

const settler = z.strictObject({
  stage: z.enum(['draft', 'submitted', 'playing', 'out']),
  name: text,
  grit: pool,
  heart: pool,
  aspects: z.strictObject({ '1': text, '2': text, '3': text }),
  relationships: z.record(thingId, z.strictObject({ name: text, note: text, rating: count, seat: seatId.nullable() })),
  past: text.nullable(),
  dream: text,
  goal: text,
  victoryDice: count,
  harvestDice: count,
  ending: text,
})

const season = z.strictObject({
  number: count,
  name: z.enum(SEASONS),
  commitment: text,
  closing: z.boolean(),
  settlers: count,
  known: z.strictObject({ pool: count.nullable(), rating: count.nullable(), supply: count.nullable() }),
})

const side = z.strictObject({
  principal,
  name: text,
  stakes: text,
  accepted: z.boolean(),
  ready: z.boolean(),
  bundles: z.record(thingId, bundleSchema),
})

const sideName = z.enum(['first', 'second'])

const conflicting = {
  id: thingId,
  step: count,
  pool: z.enum(['grit', 'heart']),
  declaredBy: principal,
  scene: count,
  sides: z.strictObject({ first: side, second: side }),
  gift: sideName.nullable(),
  pastCalled: z.boolean(),
  complications: z.record(thingId, z.strictObject({ seat: seatId, text })),
  rolls: count,
  raised: count,
  roll: rollSchema.nullable(),
}

const conflict = z.discriminatedUnion('stage', [
  z.strictObject({ ...conflicting, stage: z.literal('stakes') }),
  z.strictObject({ ...conflicting, stage: z.literal('gather') }),
  z.strictObject({
    ...conflicting,
    stage: z.literal('result'),
    lower: sideName.nullable(),
    rests: z.strictObject({ first: z.boolean(), second: z.boolean() }),
  }),
  z.strictObject({
    ...conflicting,
    stage: z.literal('counter'),
    burner: sideName,
    waiting: z.record(seatId, z.boolean()),
    back: z.enum(['gather', 'result']),
  }),
  z.strictObject({
    ...conflicting,
    stage: z.literal('rewards'),
    outcome: outcomeSchema,
    narrator: principal,
    narrated: z.boolean(),
    gains: z.record(seatId, z.strictObject({ may: z.array(thingId) })),
    endings: z.record(seatId, z.boolean()),
  }),
])

const ending = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('roll') }),
  z.strictObject({ step: z.literal('tell'), sixes: count }),
  z.strictObject({ step: z.literal('points'), sixes: count }),
  z.strictObject({ step: z.literal('loss') }),
  z.strictObject({ step: z.literal('relationship') }),
  z.strictObject({ step: z.literal('refresh') }),
  z.strictObject({ step: z.literal('restore'), amount: count }),
  z.strictObject({ step: z.literal('dream') }),
  z.strictObject({ step: z.literal('last-words') }),
  z.strictObject({ step: z.literal('done') }),
])

const festival = z.strictObject({
  turn: seatId.nullable(),
  step: z.enum(['feast', 'roll', 'fate']),
  order: z.array(seatId),
  fates: z.record(seatId, z.enum(['fulfilled', 'unfulfilled', 'disaster'])),
})

const table: z.ZodType<NmlTable> = z.strictObject({
  phase: z.enum(['making', 'season', 'ending', 'between', 'festival', 'closed']),
  setting: text,
  settlers: z.record(seatId, settler),
  fallen: z.array(z.strictObject({ seat: seatId, name: text, dream: text, ending: text })),
  season: season.nullable(),
  past: z.array(z.strictObject({ name: z.enum(SEASONS), rating: count, supply: count, left: count })),
  turn: z.strictObject({ holder: principal, turn: count, scenes: count }).nullable(),
  scene: z
    .strictObject({ number: count, setBy: principal, present: z.record(seatId, z.literal(true)), about: text })
    .nullable(),
  conflict: conflict.nullable(),
  endings: z.record(seatId, z.strictObject({ at: ending, achieved: z.boolean().nullable(), bonus: z.boolean() })),
  festival: festival.nullable(),
})

const gm: z.ZodType<NmlGm> = z.strictObject({
  season: z
    .strictObject({
      rating: count,
      supply: count,
      left: count,
      pool,
      salt: text,
      sealedRolls: z.array(z.strictObject({ throw: count, conflict: thingId, side: shownSide })),
    })
    .nullable(),
  used: z.array(count),
  oppositions: z.record(
    thingId,
    z.strictObject({
      name: text,
      note: text,
      aspects: z.record(z.string(), text),
      done: z.literal(true).exactOptional(),
    }),
  ),
})

const seat: z.ZodType<NmlSeat> = z.strictObject({})

const between: z.ZodType<NmlBetween> = z.strictObject({ past: text.nullable() })

export const nmlViews = { table, gm, seat, between } as const
