/** The command that takes an act of play back. */
import { z } from 'zod'

export const undoCommands = [
  /** Named by its line: the compartment that it stands in, and the number that this had after it. The chair's. */
  z.strictObject({
    type: z.literal('take-back'),
    in: z.string().min(1).max(48),
    n: z.number().int().min(1),
  }),
] as const

export const isTakeBack = (command: { readonly type: string }): command is UndoCommand => command.type === 'take-back'

export type UndoCommand = z.infer<(typeof undoCommands)[number]>
