import { z } from 'zod'
import { audience, seatId } from '@homestake/rules'

/**
 * Who is here. Spectators are counted, not listed. `writing` holds only what this viewer will read. `behind` is for who
 * watches with a delay: how many seconds later they are shown the table. Never stored.
 */
export const presence = z.strictObject({
  chair: z.boolean(),
  seats: z.array(seatId),
  watching: z.number().int().min(0),
  writing: z.array(z.strictObject({ who: z.union([z.literal('chair'), seatId]), to: audience })),
  behind: z.number().int().min(1).optional(),
})
export type Presence = z.infer<typeof presence>
