/** What happens to seats and links. The first group is said; the second is nobody's to read. */
import { z } from 'zod'
import { seatId, type SeatId } from '../../table/ids.ts'
import type { KeyHashes } from './commands.ts'

const seat = { seat: seatId, name: z.string() }

export const seatLines = [
  z.strictObject({ type: z.literal('seat-vacated'), ...seat }),
  /** A vacant seat is somebody's again: `from` is what its holder was called. */
  z.strictObject({ type: z.literal('seat-taken-up'), ...seat, from: z.string() }),
  z.strictObject({ type: z.literal('seat-closed'), ...seat }),
  z.strictObject({ type: z.literal('seat-opened'), ...seat }),
  /** The chair has made a link to somebody else's seat: nobody gets there unseen. */
  z.strictObject({ type: z.literal('seat-link-made'), ...seat }),
  z.strictObject({ type: z.literal('locked'), locked: z.boolean() }),
  z.strictObject({ type: z.literal('chair-offered'), ...seat }),
  z.strictObject({ type: z.literal('chair-kept'), from: z.enum(['offer', 'vote']) }),
  z.strictObject({ type: z.literal('chair-asked'), ...seat, at: z.number().int() }),
  z.strictObject({ type: z.literal('chair-agreed'), by: seatId, name: z.string(), to: z.string() }),
  /** The chair is somebody else's, or came back to its owner by the recovery code (`seat` is null then). */
  z.strictObject({ type: z.literal('chair-passed'), seat: seatId.nullable(), name: z.string() }),
] as const

export type QuietSeatEvent =
  | { readonly type: 'token-gone'; readonly seat: SeatId }
  /** `code` is a hash; `null`: the link is used, or void. */
  | { readonly type: 'move-kept'; readonly seat: SeatId; readonly code: string | null; readonly until: number }
  | {
      readonly type: 'link-renewed'
      readonly whose: 'player' | 'spectator'
      readonly generation: number
      readonly hash: string
    }
  | { readonly type: 'chair-keys-kept'; readonly hashes: KeyHashes }

export const QUIET_SEAT_EVENTS = [
  'token-gone', 'move-kept', 'link-renewed', 'chair-keys-kept',
] as const satisfies readonly QuietSeatEvent['type'][] // prettier-ignore
