import { z } from 'zod'
import { gameId, seatId } from '@homestake/rules'
import { line, view } from '../changes.ts'
import { visible } from '../cursor.ts'

/** How many lines of a chronicle a copy holds at most. */
export const MOST_LINES = 20_000

/** How large such a file is at most, in bytes. */
export const LARGEST_COPY = 8 * 1024 * 1024

/** The last millisecond that a date can name. */
const LAST = 8_640_000_000_000_000
/** No table counts so far. */
const FAR = 1_000_000_000_000

/** What one command told, in each compartment. */
export const toldTogether = z.strictObject({
  at: line.shape.at.min(0).max(LAST),
  by: line.shape.by,
  as: seatId.exactOptional(),
  told: z.partialRecord(
    visible,
    z.strictObject({ n: z.number().int().min(1).max(FAR), events: z.array(line.shape.event).min(1) }),
  ),
})

/** GET /api/tables/:id/export, POST /api/tables/import: a table in the sight of its chair, as one file. */
export const tableCopy = z.strictObject({
  /** The version of this form. */
  homestake: z.literal(1),
  /** Milliseconds since 1970. */
  exported: z.number().int().min(0).max(LAST),
  game: gameId,
  shape: z.number().int().min(0),
  view,
  cursor: z.partialRecord(visible, z.number().int().min(0).max(FAR)),
  lines: z.array(toldTogether).max(MOST_LINES),
  /** What is not in the file, in sentences. */
  leftOut: z.array(z.string().max(400)).max(10),
})
export type TableCopy = z.infer<typeof tableCopy>
