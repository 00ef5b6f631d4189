import { z } from 'zod'
import { refusalCode } from '../refusal.ts'

/**
 * Before the server closes a socket on purpose, or as the reason why it let nobody in. `retry`: come back by yourself, or
 * only when a person has done something.
 */
export const bye = z.strictObject({
  code: z.union([refusalCode, z.enum(['restarting', 'too-slow', 'moved'])]),
  reason: z.string(),
  retry: z.boolean(),
})
export type Bye = z.infer<typeof bye>
