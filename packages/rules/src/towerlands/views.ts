/** Strict schemas of what a viewer may receive of this game, a compartment each. */
import { z } from 'zod'
import { seatId, thingId } from '../table/ids.ts'
import { burdenSchema, count, diceSchema, domain, principal, sheetSchema, side, stageSchema, suspended, traitsSchema } from './events.ts' // prettier-ignore
import type { TlBetween, TlGm, TlSeat, TlTable } from './state.ts'

const text = z.string()
const burdens = z.record(thingId, burdenSchema)

const hero = z.strictObject({
  stage: z.enum(['draft', 'submitted', 'playing']),
  sheet: sheetSchema.nullable(),
  burdens,
  storyPoints: count,
})

const conflictSide = z.strictObject({
  principal,
  other: thingId.nullable(),
  name: text,
  win: text,
  lose: text,
  goal: text,
  accepted: z.boolean(),
  ready: z.boolean(),
  callsOff: z.boolean(),
  influence: count,
  rating: count,
  dice: diceSchema,
  calls: count,
  calledIn: count,
  used: z.record(thingId, z.literal(true)),
  swaps: z.boolean(),
  declined: z.boolean(),
  lastDie: count.nullable(),
})

const conflicting = {
  id: thingId,
  step: count,
  healing: z.strictObject({ burden: thingId }).nullable(),
  proposedBy: principal,
  domain: domain.nullable(),
  round: count,
  fresh: z.boolean(),
  lastWon: side.nullable(),
  tied: z.boolean(),
  sides: z.strictObject({ first: conflictSide, second: conflictSide }),
  suspended: suspended.nullable(),
}

const [stakes, setupDomain, setup, roll, window, approval, pick, victory, narrate, chance, burden, answer, aftermath] =
  stageSchema.options

const conflict = z.discriminatedUnion('stage', [
  stakes.extend(conflicting),
  setupDomain.extend(conflicting),
  setup.extend(conflicting),
  roll.extend(conflicting),
  window.extend(conflicting),
  approval.extend(conflicting),
  pick.extend(conflicting),
  victory.extend(conflicting),
  narrate.extend(conflicting),
  chance.extend(conflicting),
  burden.extend(conflicting),
  answer.extend(conflicting),
  aftermath.extend(conflicting),
])

const table: z.ZodType<TlTable> = z.strictObject({
  phase: z.enum(['making', 'play', 'closed']),
  setting: text,
  kingdom: z.strictObject({ name: text, rating: count }),
  heroes: z.record(seatId, hero),
  others: z.record(thingId, z.strictObject({ name: text, traits: traitsSchema, burdens })),
  conflict: conflict.nullable(),
})

const gm: z.ZodType<TlGm> = z.strictObject({ others: z.record(thingId, sheetSchema.extend({ note: text })) })
const seat: z.ZodType<TlSeat> = z.strictObject({ draft: sheetSchema.nullable() })
const between: z.ZodType<TlBetween> = z.strictObject({ traits: traitsSchema })

export const tlViews = { table, gm, seat, between } as const
