/** Who is at the table, here or away, in the order in which they sat down; the chair first. */
import type { Presence } from '@homestake/protocol'
import { seatIds, type Colour, type Plays, type SeatId, type TableView } from '@homestake/rules'

export interface Person {
  /** `chair`, or the seat. */
  readonly id: 'chair' | SeatId
  readonly name: string
  readonly colour: Colour | null
  readonly here: boolean
  readonly mine: boolean
  /** Nobody holds it: free to be taken up, or out of the play. Absent: somebody does. */
  readonly place?: 'vacant' | 'closed'
}

export const peopleOf = (
  { table }: TableView<Plays>,
  presence: Presence | null,
  you: { readonly chair: boolean; readonly seat: SeatId | null },
  chairName: string,
): Person[] => {
  const here = new Set<string>(presence?.seats ?? [])
  const seats = seatIds(table)
    .flatMap((id) => {
      const seat = table.seats[id]
      return seat === undefined ? [] : [{ id, ...seat }]
    })
    .sort((a, b) => a.order - b.order)
    .map(({ id, name, colour, place }): Person => {
      const mine = id === you.seat
      return { id, name, colour, here: mine || here.has(id), mine, ...(place === undefined ? {} : { place }) }
    })
  const chair = {
    id: 'chair',
    name: chairName,
    colour: null,
    here: you.chair || (presence?.chair ?? false),
    mine: you.chair,
  } as const
  return [chair, ...seats]
}
