/** What happens to slips: quiet, and to `gm` alone. */
import type { SlipKind } from './slip.ts'

export type SlipEvent =
  | { readonly type: 'slip-written'; readonly slip: string; readonly kind: SlipKind; readonly text: string }
  | { readonly type: 'slip-ticked'; readonly slip: string; readonly done: boolean }
  | { readonly type: 'slip-dropped'; readonly slip: string }

export const SLIP_EVENTS = [
  'slip-written',
  'slip-ticked',
  'slip-dropped',
] as const satisfies readonly SlipEvent['type'][]
