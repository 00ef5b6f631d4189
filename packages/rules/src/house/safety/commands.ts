/** The commands with which people look after each other. */
import { z } from 'zod'
import { thingId } from '../../table/ids.ts'
import { text, TEXT } from '../text.ts'

/** A *line* is never crossed; what lies behind a *veil* may happen, out of sight. */
export const boundaryKind = z.enum(['line', 'veil'])

export const safetyCommands = [
  /** Write a line or a veil, or write one anew. */
  z.strictObject({
    type: z.literal('draw-boundary'),
    /** Made by whoever writes it; the same again to write it anew. */
    boundary: thingId,
    kind: boundaryKind,
    text: text(TEXT.line),
  }),
  z.strictObject({ type: z.literal('lift-boundary'), boundary: thingId }),
  /** Everybody stops. Nobody learns who asked for it. */
  z.strictObject({ type: z.literal('pause') }),
  /** Go on: the chair says so, or everybody who has a seat. */
  z.strictObject({ type: z.literal('resume') }),
] as const

/** Commands of which nobody learns who gave them: not the table, not the journal, not the log. */
export const ANONYMOUS: ReadonlySet<string> = new Set(['pause'])

export type SafetyCommand = z.infer<(typeof safetyCommands)[number]>

const SAFETY: ReadonlySet<string> = new Set([
  'draw-boundary', 'lift-boundary', 'pause', 'resume',
] satisfies SafetyCommand['type'][]) // prettier-ignore

export const isSafety = (command: { readonly type: string }): command is SafetyCommand => SAFETY.has(command.type)
