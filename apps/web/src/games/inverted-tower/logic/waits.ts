/** Those who are about to go down together, and who is still thinking. */
import type { SeatId } from '@homestake/rules'
import type { Attribute } from '@homestake/rules/inverted-tower'
import { seatsInOrder } from '../../../table/seats-in-order.ts'
import type { ItHouse } from './people.ts'

export interface Waiting {
  readonly seat: SeatId
  readonly name: string
  readonly attribute: Attribute
}

export interface Gathered {
  readonly waiting: readonly Waiting[]
  /** Players’ names. */
  readonly missing: readonly string[]
}

export const gatheredAt = (table: ItHouse): Gathered => {
  const delvers = table.play.gathering?.delvers ?? {}
  const seats = seatsInOrder(table, null)
  return {
    waiting: seats.flatMap((seat) => {
      const delver = delvers[seat]
      return delver === undefined ? [] : [{ seat, ...delver }]
    }),
    missing: seats.filter((seat) => delvers[seat] === undefined).map((seat) => table.seats[seat]?.name ?? ''),
  }
}
