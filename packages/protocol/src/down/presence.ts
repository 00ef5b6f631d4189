import { z } from 'zod'
import { audience, seatId } from '@homestake/rules'

/** Who is here. Spectators are counted, not listed. `writing` holds only what this viewer will read. Never stored. */
export const presence = z.strictObject({
  chair: z.boolean(),
  seats: z.array(seatId),
  watching: z.number().int().min(0),
  writing: z.array(z.strictObject({ who: z.union([z.literal('chair'), seatId]), to: audience })),
})
export type Presence = z.infer<typeof presence>
