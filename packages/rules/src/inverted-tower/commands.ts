/**
 * The commands of *The Inverted Tower*. `run` names the run that the sender saw, `step` its roll or move (D13): a second press
 * of the same key does nothing twice.
 */
import { z } from 'zod'
import { TEXT, text } from '../house/commands.ts'
import { seatId, thingId } from '../table/ids.ts'
import { ATTRIBUTES } from './state.ts'

const attribute = z.enum(ATTRIBUTES)
const inRun = { run: thingId }
const atStep = { ...inRun, step: z.number().int().min(0) }

export const itCommand = z.discriminatedUnion('type', [
  /**
   * I-R1: a delver goes down, or where several start together, waits for the others. Without a name they have their
   * player's. The first one begins play (D8). Also how the next run begins.
   */
  z.strictObject({ type: z.literal('enter'), name: text(TEXT.name, 0), attribute }),
  /** The chair: those who wait go down now. */
  z.strictObject({ type: z.literal('start') }),
  // Rolls and moves
  z.strictObject({ type: z.literal('new-room'), ...atStep }),
  z.strictObject({ type: z.literal('move-back'), ...atStep, room: z.number().int().min(1) }),
  z.strictObject({ type: z.literal('descend'), ...atStep }),
  z.strictObject({ type: z.literal('face-trap'), ...atStep }),
  z.strictObject({ type: z.literal('attack'), ...atStep, attribute, daggers: z.number().int().min(0).max(9999) }),
  z.strictObject({ type: z.literal('flee'), ...atStep }),
  /** The chair: whoever is away loses this turn (D12). */
  z.strictObject({ type: z.literal('skip'), ...atStep }),
  // Between rolls
  z.strictObject({ type: z.literal('raise'), ...inRun, attribute }),
  z.strictObject({ type: z.literal('drink'), ...inRun }),
  z.strictObject({ type: z.literal('buy'), ...inRun, item: z.enum(['dagger', 'potion']) }),
  z.strictObject({ type: z.literal('give'), ...inRun, to: seatId, item: z.enum(['dagger', 'potion', 'gold']), count: z.number().int().min(1).max(9999) }),
  z.strictObject({ type: z.literal('retire'), ...inRun }),
  // The chair's
  z.strictObject({ type: z.literal('end-race') }),
]) // prettier-ignore

export type ItCommand = z.infer<typeof itCommand>
