import { z } from 'zod'
import { seatId } from '@homestake/rules'
import { cursor } from '../cursor.ts'
import { refusal } from '../refusal.ts'
import { view, wireChanges } from '../changes.ts'
import { position } from '../cursor.ts'

/**
 * The answer to a command, with the numbers that it led to in the compartments that it changed: it was applied; it was applied before, with that outcome; it named something that the table has
 * left; it was rejected; nothing happened and the same command may be sent again.
 */
export const answer = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('applied'), cursor }),
  z.strictObject({ status: z.literal('duplicate'), cursor }),
  z.strictObject({ status: z.literal('stale'), refusal }),
  z.strictObject({ status: z.literal('rejected'), refusal }),
  z.strictObject({ status: z.literal('unavailable'), refusal }),
])
export type Answer = z.infer<typeof answer>

/** The answer to `sync`: the changes since, or the whole view; or why not. */
export const synced = z.union([
  z.strictObject({ ...position.shape, changes: wireChanges }),
  z.strictObject({ ...position.shape, view }),
  z.strictObject({ refusal }),
])
export type Synced = z.infer<typeof synced>

/** The answer to `sit`: the seat, or why not. */
export const seated = z.union([z.strictObject({ seat: seatId }), z.strictObject({ refusal })])
export type Seated = z.infer<typeof seated>
