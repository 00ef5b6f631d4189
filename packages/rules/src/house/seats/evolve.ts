import type { Drafts } from '../../contract/drafts.ts'
import type { HouseEvent } from '../events.ts'
import type { Plays } from '../house.ts'
import type { seatLines } from './events.ts'
import type { QuietSeatEvent } from './events.ts'

export type SeatEvent = Extract<
  HouseEvent,
  { type: QuietSeatEvent['type'] | (typeof seatLines)[number]['shape']['type']['value'] }
>

/** How many earlier links of a kind stay good when the chair changes hands. */
const LINKS_KEPT = 8

const withEarlier = (hash: string, earlier: string | readonly string[]): string[] =>
  [hash, ...(typeof earlier === 'string' ? [earlier] : earlier)].slice(0, LINKS_KEPT)

/** What an event of seats and links changes. */
export const evolveSeats = <P extends Plays>(event: SeatEvent, drafts: Drafts<P>): void => {
  switch (event.type) {
    case 'seat-vacated':
    case 'seat-opened':
      seatIn(drafts, event).place = 'vacant'
      return
    case 'seat-closed':
      seatIn(drafts, event).place = 'closed'
      return
    case 'seat-taken-up': {
      const seat = seatIn(drafts, event)
      seat.name = event.name
      delete seat.place
      return
    }
    case 'seat-link-made':
      return
    case 'locked':
      if (event.locked) drafts.table.locked = true
      else delete drafts.table.locked
      return
    case 'chair-offered':
      drafts.table.passing = { by: 'chair', to: event.seat }
      return
    case 'chair-asked':
      drafts.table.passing = { by: 'vote', to: event.seat, since: event.at, agreed: [] }
      return
    case 'chair-agreed':
      if (drafts.table.passing?.by === 'vote') drafts.table.passing.agreed.push(event.by)
      return
    case 'chair-kept':
    case 'chair-passed':
      delete drafts.table.passing
      return
    case 'token-gone':
      delete drafts.sealed.tokens[event.seat]
      return
    case 'move-kept': {
      const moves = (drafts.sealed.moves ??= {})
      if (event.code === null) delete moves[event.seat]
      else moves[event.seat] = { code: event.code, until: event.until }
      return
    }
    case 'link-renewed':
      drafts.sealed.keys[event.whose] = event.hash
      drafts.sealed.generations[event.whose] = event.generation
      return
    case 'chair-keys-kept': {
      const { keys, generations } = drafts.sealed
      keys.player = withEarlier(event.hashes.player, keys.player)
      keys.spectator = withEarlier(event.hashes.spectator, keys.spectator)
      keys.chair = event.hashes.chair
      keys.recovery = event.hashes.recovery
      generations.chair += 1
      // The other links follow from the new key, counted anew.
      generations.player = 1
      generations.spectator = 1
      return
    }
    default:
      return ((never: never) => never)(event)
  }
}

const seatIn = <P extends Plays>(
  drafts: Drafts<P>,
  { seat: id }: { readonly seat: keyof Drafts<P>['table']['seats'] },
) => {
  const seat = drafts.table.seats[id]
  if (seat === undefined) throw new Error('no such seat')
  return seat
}
