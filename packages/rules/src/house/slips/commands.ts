import { z } from 'zod'
import { thingId } from '../../table/ids.ts'
import { text, TEXT } from '../text.ts'
import { slipKind } from './slip.ts'

export const slipCommands = [
  /** A new slip; its text is edited where it stands. The chair's, all three. */
  z.strictObject({ type: z.literal('write-slip'), slip: thingId, kind: slipKind, text: text(TEXT.long) }),
  z.strictObject({ type: z.literal('tick-slip'), slip: thingId, done: z.boolean() }),
  z.strictObject({ type: z.literal('drop-slip'), slip: thingId }),
] as const

export type SlipCommand = z.infer<(typeof slipCommands)[number]>

const SLIPS: ReadonlySet<string> = new Set([
  'write-slip', 'tick-slip', 'drop-slip',
] satisfies SlipCommand['type'][]) // prettier-ignore

export const isSlipCommand = (command: { readonly type: string }): command is SlipCommand => SLIPS.has(command.type)
