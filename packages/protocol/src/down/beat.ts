import { z } from 'zod'
import { cursor } from '../cursor.ts'

/** Slow, to each viewer its own: where the server stands, so that a lost last frame is noticed. */
export const beat = z.strictObject({ cursor })
export type Beat = z.infer<typeof beat>
