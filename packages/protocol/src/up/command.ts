import { z } from 'zod'
import { seatId } from '@homestake/rules'

/**
 * A command: `id` is a UUID that the client made, the same for every repetition; `as` is the seat that the chair acts for.
 * What else stands in it is the house's or the game's to parse.
 */
export const command = z.looseObject({
  id: z.uuid(),
  type: z.string().min(1).max(40),
  as: seatId.optional(),
})
export type WireCommand = z.infer<typeof command>
