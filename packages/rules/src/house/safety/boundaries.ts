/** What the people at a table have agreed on, and whether they have stopped. Everybody at it reads both. */
import { z } from 'zod'
import { seatId, thingId } from '../../table/ids.ts'
import { boundaryKind } from './commands.ts'

export type BoundaryKind = z.infer<typeof boundaryKind>

export const boundary = z.strictObject({
  kind: boundaryKind,
  text: z.string(),
  /** In the order in which they were written, counted from 1. */
  order: z.number().int().min(1),
})
export type Boundary = z.infer<typeof boundary>

export const boundaries = z.record(thingId, boundary)
export type Boundaries = z.infer<typeof boundaries>

/** The table has stopped: `agreed` are those who would go on. */
export const pause = z.strictObject({ agreed: z.array(seatId) })
export type Pause = z.infer<typeof pause>

/** As many as somebody still reads. */
export const MOST_BOUNDARIES = 40
