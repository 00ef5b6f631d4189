import { z } from 'zod'
import { seatId, text, TEXT } from '@homestake/rules'
import { secret } from './auth.ts'

/**
 * Take a seat on a connection that has none: with a player's link, or from the chair, which may hold both. Answered, and
 * followed by a second `welcome`, since the sight changes. The same token asks twice and gets one seat.
 */
export const sit = z.strictObject({
  token: secret,
  name: text(TEXT.name),
  colour: z.string().max(16).optional(),
  /** A vacant seat, to be taken up as it is; without it: a new one. */
  seat: seatId.optional(),
})
export type Sit = z.infer<typeof sit>
