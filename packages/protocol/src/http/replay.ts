import { z } from 'zod'
import { view, wireChanges } from '../changes.ts'
import { cursor } from '../cursor.ts'

/**
 * GET /api/tables/:id/replay: a stretch of a table’s history as its reader could follow it. `start` is what they held before
 * it; each step is what one or several entries changed, as an update is, and when. `next`: where the page after this one begins.
 */
export const replayPage = z.strictObject({
  start: z.strictObject({ view, cursor }),
  steps: z.array(z.strictObject({ at: z.number().int(), changes: wireChanges })),
  next: z.number().int().min(1).nullable(),
})
export type ReplayPage = z.infer<typeof replayPage>
