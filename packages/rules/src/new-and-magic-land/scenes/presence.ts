import type { SeatId } from '../../table/ids.ts'

/** Who is in a scene, as the state keeps it. */
export const presence = (present: readonly SeatId[]): Record<SeatId, true> =>
  Object.fromEntries(present.map((seat) => [seat, true as const]))
