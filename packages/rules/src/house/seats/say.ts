import type { Names, Said } from '../../contract/game.ts'
import type { z } from 'zod'
import type { seatLines } from './events.ts'
import { seatWords as words } from './words.ts'

export type SeatLine = z.infer<(typeof seatLines)[number]>

/** How the chronicle puts what happens to seats and links. */
export const saySeats = (event: SeatLine, names: Names): Said => {
  switch (event.type) {
    case 'seat-vacated':
      return turn(words.vacated(event.name))
    case 'seat-taken-up':
      return turn(words.takenUp(event.name, event.from))
    case 'seat-closed':
      return turn(words.closed(event.name))
    case 'seat-opened':
      return turn(words.opened(event.name))
    case 'seat-link-made':
      return turn(words.linkMade(names.chair, event.name))
    case 'locked':
      return turn(event.locked ? words.locked : words.unlocked)
    case 'chair-offered':
      return turn(words.offered(names.chair, event.name))
    case 'chair-kept':
      return turn(event.from === 'offer' ? words.offerBack : words.voteEnded(names.chair))
    case 'chair-asked':
      return turn(words.asked(event.name))
    case 'chair-agreed':
      return turn(words.agreed(event.name, event.to))
    case 'chair-passed':
      return turn(event.seat === null ? words.recovered : words.passed(event.name))
    default:
      return ((never: never) => never)(event)
  }
}

const turn = (text: string): Said => ({ kind: 'turn', text })
