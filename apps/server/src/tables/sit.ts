import { houseWords, openSeats, refuse, seatWords, type Refusal, type SeatId } from '@homestake/rules'
import { decideSeat, decideTakeUp } from '@homestake/rules/authority'
import { notWritten } from './answers.ts'
import { atDoor, seatOfHash } from './at-door.ts'
import type { LiveTable } from './live-table.ts'

type Wish = Parameters<typeof decideSeat>[2] & { readonly seat?: SeatId | undefined }

/**
 * Take a seat for a token, given as its hash: it is the command’s id, so asking twice gives one seat.
 * @param wish `seat`: one that is vacant, to be taken up as it is
 */
export const sit = async (table: LiveTable, token: string, wish: Wish): Promise<SeatId | Refusal> => {
  const refused = await atDoor(table, token, (state, chance) => {
    if (state.table.ended) return refuse('table-ended', houseWords.tableEnded)
    if (state.table.locked === true) return refuse('not-now', seatWords.lockedOut)
    const seat = wish.seat ?? (chance.id() as SeatId)
    if (wish.seat === undefined && !hasRoom(table, state)) return refuse('table-full', houseWords.tableFull)
    const events =
      wish.seat === undefined ? decideSeat(state, seat, wish, token) : decideTakeUp(state, seat, wish.name, token)
    return 'code' in events ? events : { by: seat, type: 'sit', events }
  })
  return seatOfHash(table.state, token) ?? refused ?? notWritten()
}

/** Whether one more seat can be made: those that are closed take no place, but not without end. */
export const hasRoom = ({ seats }: LiveTable, { table }: LiveTable['state']): boolean =>
  openSeats(table).length < seats && Object.keys(table.seats).length < 3 * seats
