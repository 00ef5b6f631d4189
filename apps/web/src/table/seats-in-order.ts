/** In which order the people of a table stand, wherever they are listed. */
import { seatIds, type SeatId } from '@homestake/rules'

interface Seats {
  readonly seats: Readonly<Record<SeatId, { readonly order: number }>>
}

/** Every seat: one's own first, then in the order in which people sat down. */
export const seatsInOrder = ({ seats }: Seats, own: SeatId | null): SeatId[] =>
  seatIds({ seats }).sort(
    (a, b) => Number(b === own) - Number(a === own) || (seats[a]?.order ?? 0) - (seats[b]?.order ?? 0),
  )
