/**
 * Since when today’s holders hold what they hold: whoever takes up a seat, or the chair, was not shown what was there before
 * them, and is not shown it by a replay.
 */
import { seatIds, sight, type SeatId, type Viewer, type Visible } from '@homestake/rules'
import type { Entry } from '../journal/entry.ts'

/** What is known from some version on: who is not named has held it since before that. */
export interface Holders {
  /** The version that brought the chair to whoever has it. */
  readonly chair: number
  readonly seats: Readonly<Record<SeatId, number>>
}

export const SINCE_BEFORE: Holders = { chair: 0, seats: {} }

/** What an entry makes of it. The recovery code gives the chair back to whoever it was. */
export const heldSince = (holders: Holders, { v, events }: Entry): Holders =>
  events.reduce<Holders>((since, { event }) => {
    const seat = 'seat' in event ? (event.seat as SeatId | null) : null
    if (seat === null) return since
    if (event.type === 'seated' || event.type === 'seat-taken-up')
      return { ...since, seats: { ...since.seats, [seat]: v } }
    return event.type === 'chair-passed' ? { ...since, chair: v } : since
  }, holders)

/**
 * REPLAY-2: what a viewer may see of a version: what is in their sight now, and was then.
 * @param seats those of the table as it is now
 */
export const sightThen = (
  viewer: Viewer,
  seats: Parameters<typeof seatIds>[0],
  { chair, seats: since }: Holders,
  v: number,
): readonly Visible[] => {
  const now = seatIds(seats)
  const seat = viewer.seat !== null && v >= (since[viewer.seat] ?? 0) ? viewer.seat : null
  const then = new Set(sight({ chair: viewer.chair && v >= chair, seat }, now))
  return sight(viewer, now).filter((compartment) => then.has(compartment))
}
