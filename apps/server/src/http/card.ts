/** The card at a table’s door: who is there, and what somebody’s key, token or code opens. */
import { openSeats, seatIds, SPECTATOR } from '@homestake/rules'
import type { Card } from '@homestake/protocol'
import type { Config } from '../config.ts'
import type { Sockets } from '../socket/sockets.ts'
import { movedBy, roleOf, seatOfToken } from '../tables/door.ts'
import { fits } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { hasRoom } from '../tables/sit.ts'

/**
 * Whoever can sit down is told how the seats are now; whoever can only watch, or shows no key, what they would be shown
 * (DELAY-3).
 * @throws `Unavailable`
 */
export const cardOf = async (
  table: LiveTable,
  sockets: Sockets,
  config: Config,
  secret: string | undefined,
): Promise<Card> => {
  const opened = opens(table, secret)
  const watching = opened.you === null || opened.you === 'spectator'
  if (watching) await table.upTo(SPECTATOR)
  const state = watching ? table.stateFor(SPECTATOR) : table.state
  const { game, title, begun, seats, locked, ended } = state.table
  const here = sockets.here(table.id)
  return {
    game,
    title,
    begun,
    chair: here.chair,
    seats: seatIds(state.table).flatMap((id) => {
      const seat = seats[id]
      if (seat === undefined) return []
      const { name, colour, place } = seat
      return [{ seat: id, name, colour, here: here.seats.includes(id), ...(place === undefined ? {} : { place }) }]
    }),
    free: hasRoom(table, state) ? Math.max(0, config.SEATS_PER_TABLE - openSeats(state.table).length) : 0,
    locked: locked === true,
    ended,
    watching: here.watching,
    ...opened,
  }
}

const opens = ({ state }: LiveTable, secret: string | undefined): Pick<Card, 'you' | 'seat'> => {
  if (secret === undefined) return { you: null }
  const seat = seatOfToken(state, secret)
  if (seat !== null) return { you: 'seat', seat }
  const moved = movedBy(state, secret, Date.now())
  if (moved !== null) return { you: 'move', seat: moved }
  return { you: fits(secret, state.sealed.keys.recovery) ? 'recovery' : roleOf(state, secret) }
}
