import { z } from 'zod'
import { DELAYS } from './delay.ts'

export const watchingCommands = [
  /** How far behind those watch who have no seat. The chair's. */
  z.strictObject({ type: z.literal('set-delay'), seconds: z.literal(DELAYS) }),
] as const

export type WatchingCommand = z.infer<(typeof watchingCommands)[number]>
