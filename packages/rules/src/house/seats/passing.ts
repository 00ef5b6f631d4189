/** The chair on its way to somebody else: offered by whoever holds it, or asked for by the players. */
import { z } from 'zod'
import { seatId, type SeatId } from '../../table/ids.ts'
import type { Seat } from '../house.ts'

export const passing = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('chair'), to: seatId }),
  z.strictObject({
    by: z.literal('vote'),
    to: seatId,
    /** Since when it is asked for, milliseconds since 1970. */
    since: z.number().int(),
    agreed: z.array(seatId),
  }),
])
export type Passing = z.infer<typeof passing>

/** How long the chair has to answer those who ask for it, in milliseconds. */
export const A_DAY = 24 * 60 * 60 * 1000

/** Seats that somebody holds. */
export const heldSeats = (table: { readonly seats: Readonly<Record<SeatId, Pick<Seat, 'place'>>> }): SeatId[] =>
  (Object.keys(table.seats) as SeatId[]).filter((seat) => table.seats[seat]?.place === undefined)

/** Seats that are part of the play: all but those that are closed. */
export const openSeats = (table: { readonly seats: Readonly<Record<SeatId, Pick<Seat, 'place'>>> }): SeatId[] =>
  (Object.keys(table.seats) as SeatId[]).filter((seat) => table.seats[seat]?.place !== 'closed')

/** Whether everybody who holds a seat agrees. Those who have left since count no more. */
export const allAgree = (
  table: { readonly seats: Readonly<Record<SeatId, Pick<Seat, 'place'>>> },
  asked: Passing,
): boolean => asked.by === 'vote' && heldSeats(table).every((seat) => asked.agreed.includes(seat))
