/** What taking back says, and what it changes. */
import { z } from 'zod'
import type { Patch } from '../../table/patch.ts'

export const undoLines = [
  /**
   * The lines that their compartment had told with its number `of` are taken back; `events` are those lines once more, so that
   * this one can be read without them.
   */
  z.strictObject({
    type: z.literal('taken-back'),
    of: z.number().int().min(1),
    events: z.array(z.looseObject({ type: z.string() })).min(1),
  }),
] as const

export type UndoLine = z.infer<(typeof undoLines)[number]>

/** What the compartment that it is addressed to was before, put there again. */
export interface PutBack {
  readonly type: 'put-back'
  readonly patches: readonly Patch[]
}

export const QUIET_UNDO_EVENTS = ['put-back'] as const satisfies readonly PutBack['type'][]
