import { z } from 'zod'
import { patchSchema, seatId } from '@homestake/rules'
import { visible } from './cursor.ts'

/**
 * A line of the chronicle: what was told (`event`), when (`at`, milliseconds since 1970), by whom, for whom the chair acted
 * (`as`), and the number `n` that its compartment had after it.
 */
export const line = z.strictObject({
  n: z.number().int().min(0),
  at: z.number().int(),
  by: z.union([z.literal('chair'), seatId, z.null()]),
  as: seatId.optional(),
  event: z.looseObject({ type: z.string() }),
})
export type WireLine = z.infer<typeof line>

/** What happened to one compartment between two of its numbers. */
export const change = z.strictObject({
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  patches: z.array(patchSchema),
  events: z.array(line),
})
export type Change = z.infer<typeof change>

export const changes = z.partialRecord(visible, change)
export type Changes = z.infer<typeof changes>

/** A whole view: each compartment of the viewer as it stands. */
export const view = z.partialRecord(visible, z.record(z.string(), z.json()))
export type WireView = z.infer<typeof view>
