import { z } from 'zod'
import { seatId } from '@homestake/rules'
import { view, wireChanges } from '../changes.ts'
import { position } from '../cursor.ts'

/**
 * The first word to a connection, and again whenever its sight changes: a second one replaces all that the client held.
 * It holds a whole view, or, where `since` could be followed without a hole, the changes from there.
 */
export const welcome = z.strictObject({
  you: z.strictObject({ chair: z.boolean(), seat: seatId.optional() }),
  ...position.shape,
  view: view.optional(),
  changes: wireChanges.optional(),
})
export type Welcome = z.infer<typeof welcome>
