/** Slips of paper at the desk: quick notes, and what was written beforehand to be used later. The chair’s alone. */
import { z } from 'zod'
import { thingId } from '../../table/ids.ts'
import { text, TEXT } from '../text.ts'

/** A note to oneself; a scene to set; stakes to write. Which of them a game uses is for its desk to say. */
export const slipKind = z.enum(['note', 'scene', 'stakes'])
export type SlipKind = z.infer<typeof slipKind>

export const slip = z.strictObject({
  kind: slipKind,
  text: z.string(),
  /** Seen to, or used. */
  done: z.boolean(),
  /** In the order in which they were written, counted from 1. */
  order: z.number().int().min(1),
})
export type Slip = z.infer<typeof slip>

export const slips = z.record(thingId, slip)
export type Slips = z.infer<typeof slips>

/** As many as lie on a desk. */
export const MOST_SLIPS = 120

/** What stands on one: empty while it is being written anew. */
export const slipText = text(TEXT.long, 0)

/** Whether a path of `gm` is the text of a slip. */
export const isSlipText = (compartment: string, path: readonly string[]): boolean =>
  compartment === 'gm' && path.length === 3 && path[0] === 'slips' && path[2] === 'text'
