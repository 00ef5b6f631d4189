/** A delay for those who watch: they are shown the table as it was a while ago. */
import { z } from 'zod'

/** The delays that a table may choose, in seconds; 0: none. */
export const DELAYS = [0, 30, 60, 120, 300, 600, 900] as const

/**
 * `seconds` is how far behind they watch. What they had seen when it was chosen stays seen: `from` is the moment up to which
 * that was, milliseconds since 1970.
 */
export const delay = z.strictObject({ seconds: z.number().int().min(1), from: z.number().int() })
export type Delay = z.infer<typeof delay>

/** Up to which moment those who watch are shown the table, milliseconds since 1970: it never goes back (DELAY-4). */
export const shownUpTo = (chosen: Delay | undefined, now: number): number =>
  chosen === undefined ? now : Math.max(chosen.from, now - chosen.seconds * 1000)
