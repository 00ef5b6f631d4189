/** What happens to lines, veils and the pause. The first group is said; the second only changes the state. */
import { z } from 'zod'
import type { SeatId } from '../../table/ids.ts'
import type { BoundaryKind } from './boundaries.ts'

export const safetyLines = [
  z.strictObject({ type: z.literal('paused') }),
  z.strictObject({ type: z.literal('resumed') }),
] as const

export type QuietSafetyEvent =
  | { readonly type: 'boundary-drawn'; readonly boundary: string; readonly kind: BoundaryKind; readonly text: string }
  | { readonly type: 'boundary-lifted'; readonly boundary: string }
  | { readonly type: 'resume-agreed'; readonly seat: SeatId }

export const QUIET_SAFETY_EVENTS = [
  'boundary-drawn', 'boundary-lifted', 'resume-agreed',
] as const satisfies readonly QuietSafetyEvent['type'][] // prettier-ignore
