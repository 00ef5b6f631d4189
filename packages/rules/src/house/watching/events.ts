import { z } from 'zod'

export const watchingLines = [
  /** `from`: up to which moment those who watch had seen the table then, milliseconds since 1970. */
  z.strictObject({ type: z.literal('delay-set'), seconds: z.number().int().min(0), from: z.number().int() }),
] as const

export type WatchingLine = z.infer<(typeof watchingLines)[number]>
