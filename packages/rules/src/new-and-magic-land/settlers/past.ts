import { betweenOf } from '../../table/compartment.ts'
import type { SeatId } from '../../table/ids.ts'
import type { Looking } from '../rule.ts'

/** N-R8, D2: a settler's Past, from wherever it stands, as far as this viewer may read it. */
export const pastOf = ({ view, play }: Looking, seat: SeatId): string =>
  play.settlers[seat]?.past ?? view[betweenOf(seat)]?.play.past ?? ''
