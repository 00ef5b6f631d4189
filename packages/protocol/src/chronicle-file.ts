import { z } from 'zod'
import { gameId, seatId } from '@homestake/rules'
import { line } from './changes.ts'
import { visible } from './cursor.ts'

/**
 * A chronicle that somebody saved: what they may see of it, oldest line first. Whoever has one can check its dice without
 * the server.
 */
export const chronicleFile = z.strictObject({
  /** The version of this form. */
  homestakeChronicle: z.literal(1),
  /** Milliseconds since 1970. */
  saved: z.number().int().min(0),
  game: gameId,
  title: z.string().max(200),
  /** `table`: what everyone at the table may read; `own`: with what only its saver may. */
  edition: z.enum(['table', 'own']),
  /** Names for the seats that lines mention. */
  seats: z.record(seatId, z.string().max(200)),
  lines: z.array(line.extend({ in: visible })),
})
export type ChronicleFile = z.infer<typeof chronicleFile>
