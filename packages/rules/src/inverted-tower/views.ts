/** Strict schemas of what a viewer may receive of this game, a compartment each. */
import { z } from 'zod'
import { seatId } from '../table/ids.ts'
import { attribute, bestRun, count, run } from './schemas.ts'
import type { ItBetween, ItGm, ItSeat, ItTable } from './state.ts'

const table: z.ZodType<ItTable> = z.strictObject({
  runs: z.record(seatId, run),
  party: run.nullable(),
  gathering: z
    .strictObject({
      for: z.enum(['party', 'race']),
      delvers: z.record(seatId, z.strictObject({ name: z.string(), attribute })),
    })
    .nullable(),
  race: z.strictObject({ number: count, runners: z.array(seatId) }).nullable(),
  counted: z.strictObject({ runs: count, races: count }),
  best: z.array(bestRun),
})

const seat: z.ZodType<ItSeat> = z.strictObject({ run: run.nullable(), told: z.record(seatId, run) })
const nothing: z.ZodType<ItGm & ItBetween> = z.strictObject({})

export const itViews = { table, gm: nothing, seat, between: nothing } as const
