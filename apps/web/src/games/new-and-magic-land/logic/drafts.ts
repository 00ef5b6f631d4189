/** For the GM: who is still making a settler, and what it lacks. */
import type { SeatId } from '@homestake/rules'
import { words } from '../words.ts'
import { missingFrom } from './making.ts'
import { listed } from '@homestake/rules/language'
import { seatsInOrder, type NmlHouse } from './people.ts'

/** @param pastOf a Past, wherever it stands; `null` where it can't be read */
export const draftsOf = (
  table: NmlHouse,
  pastOf: (seat: SeatId) => string | null,
): { readonly seat: SeatId; readonly text: string }[] => {
  const { settlers } = table.play
  const seats = seatsInOrder(table, null)
  return seats.flatMap((seat) => {
    const settler = settlers[seat]
    if (settler?.stage !== 'draft') return []
    const others = seats.filter((other) => other !== seat && settlers[other]?.stage !== 'out')
    const lacks = missingFrom(settler, pastOf(seat), others).map((what) => words.missing[what])
    return [{ seat, text: lacks.length > 0 ? words.judging.lacks(listed(lacks)) : words.judging.complete }]
  })
}
