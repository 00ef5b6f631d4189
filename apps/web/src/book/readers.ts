/** Who may read a line that is not everybody's, in words. */
import type { Chair, SeatId } from '@homestake/rules'
import { readingWords } from '../words/reading.ts'
import { seatOfPart, type Entry } from './entries.ts'

export const readersOf =
  (chair: Chair, nameOf: (seat: SeatId) => string) =>
  ({ in: part }: Pick<Entry, 'in'>): string | null => {
    if (part === 'table') return null
    const seat = seatOfPart(part)
    if (seat === null) return readingWords.only.gm[chair]
    return part.startsWith('between:') ? readingWords.between(nameOf(seat), chair) : readingWords.seat(nameOf(seat))
  }
