import { houseWords, refuse, type Refusal, type SeatId } from '@homestake/rules'
import { decideMove } from '@homestake/rules/authority'
import { notWritten } from './answers.ts'
import { atDoor, seatOfHash } from './at-door.ts'
import type { LiveTable } from './live-table.ts'

/**
 * Another device takes a seat along.
 * @param code the hash of what the link held
 * @param token the hash of that device's token
 */
export const move = async (table: LiveTable, code: string, token: string): Promise<SeatId | Refusal> => {
  const refused = await atDoor(table, token, (state, chance) => {
    const moved = decideMove(state, code, token, chance.now)
    if (moved === null) return refuse('wrong-key', houseWords.moveSpent)
    return { by: moved.seat, type: 'move', events: moved.events }
  })
  return seatOfHash(table.state, token) ?? refused ?? notWritten()
}
