import type { SeatId } from '@homestake/rules'
import type { TlEvent } from '@homestake/rules/towerlands'

type Line = { readonly event: { readonly type: string } }

const ofSheet = ({ event }: Line, seat: SeatId): TlEvent | null => {
  const { type } = event
  if (type !== 'sheet-returned' && type !== 'sheet-submitted') return null
  const found = event as Extract<TlEvent, { readonly type: typeof type }>
  return found.seat === seat ? found : null
}

/** Why the GM gave a sheet back last; `null`: it was not, or has been handed in again since. */
export const returnedWhy = (lines: readonly Line[], seat: SeatId): string | null => {
  const last = lines.map((line) => ofSheet(line, seat)).findLast((event) => event !== null)
  return last?.type === 'sheet-returned' ? last.why : null
}
