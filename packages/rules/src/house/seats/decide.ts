import type { Deciding } from '../../contract/game.ts'
import { toSealed, toTable, type Addressed } from '../../table/event.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { SeatId } from '../../table/ids.ts'
import type { HouseEvent } from '../events.ts'
import type { Plays, TableState } from '../house.ts'
import type { KeyHashes } from './commands.ts'
import type { SeatCommand } from './legal.ts'
import { A_DAY } from './passing.ts'
import { seatWords as words } from './words.ts'

type Events = Addressed<HouseEvent>[]

/** How long a link to a seat is good for, in milliseconds. */
export const MOVE_FOR = 15 * 60 * 1000

const nameAt = (state: TableState<Plays>, seat: SeatId): string => state.table.seats[seat]?.name ?? ''

/** Nothing opens the seat any more: neither its token nor a link that was made for it. */
const emptied = (seat: SeatId): Events => [
  toSealed({ type: 'token-gone', seat }),
  toSealed({ type: 'move-kept', seat, code: null, until: 0 }),
]

/** What a legal command about seats and links brings about. Ending the table is the game's as well: see `decideHouse`. */
export const decideSeats = <P extends Plays>(
  { state, actor, chance }: Pick<Deciding<P>, 'state' | 'actor' | 'chance'>,
  command: Exclude<SeatCommand, { type: 'end-table' }>,
): Events | Refusal => {
  const { passing } = state.table
  const house = state as unknown as TableState<Plays>
  switch (command.type) {
    case 'vacate':
    case 'close-seat': {
      const { seat } = command
      const type = command.type === 'vacate' ? 'seat-vacated' : 'seat-closed'
      return [toTable({ type, seat, name: nameAt(house, seat) }), ...emptied(seat)]
    }
    case 'open-seat':
      return [toTable({ type: 'seat-opened', seat: command.seat, name: nameAt(house, command.seat) })]
    case 'move-seat': {
      const { seat, code } = command
      const kept = toSealed({ type: 'move-kept' as const, seat, code, until: chance.now + MOVE_FOR })
      return actor.seat === seat && !actor.standIn
        ? [kept]
        : [toTable({ type: 'seat-link-made', seat, name: nameAt(house, seat) }), kept]
    }
    case 'lock':
      return [toTable({ type: 'locked', locked: command.locked })]
    case 'renew-link': {
      const { whose, generation, hash } = command
      if (generation !== state.sealed.generations[whose] + 1) return refuse('stale', words.otherLink)
      return [toSealed({ type: 'link-renewed', whose, generation, hash })]
    }
    case 'renew-chair':
      return [toSealed({ type: 'chair-keys-kept', hashes: command.hashes })]
    case 'offer-chair':
      return [toTable({ type: 'chair-offered', seat: command.seat, name: nameAt(house, command.seat) })]
    case 'keep-chair':
      return [toTable({ type: 'chair-kept', from: passing?.by === 'vote' ? 'vote' : 'offer' })]
    case 'vote-chair': {
      const to = nameAt(house, command.seat)
      if (actor.seat === null) return refuse('not-yours', words.chairCantVote)
      const agreed = toTable({
        type: 'chair-agreed' as const,
        by: actor.seat,
        name: nameAt(house, actor.seat),
        to,
      })
      return passing?.to === command.seat
        ? [agreed]
        : [toTable({ type: 'chair-asked', seat: command.seat, name: to, at: chance.now }), agreed]
    }
    case 'take-chair':
      if (passing?.by === 'vote' && chance.now < passing.since + A_DAY) return refuse('not-now', words.notYet)
      return passed(house, actor.seat, command.hashes)
    default:
      return ((never: never) => never)(command)
  }
}

/** The chair is whoever’s these keys are. `seat`: a player who takes it; `null`: by the recovery code. */
export const passed = (state: TableState<Plays>, seat: SeatId | null, hashes: KeyHashes): Events => [
  toTable({ type: 'chair-passed', seat, name: seat === null ? '' : nameAt(state, seat) }),
  toSealed({ type: 'chair-keys-kept', hashes }),
]

/** A vacant seat is taken up, as it is. `token`: the hash of the token that the browser made. */
export const decideTakeUp = (
  state: TableState<Plays>,
  seat: SeatId,
  name: string,
  token: string,
): Addressed<HouseEvent>[] | Refusal => {
  const there = Object.hasOwn(state.table.seats, seat) ? state.table.seats[seat] : undefined
  if (there?.place !== 'vacant') return refuse('not-now', words.notFree)
  return [
    toTable({ type: 'seat-taken-up', seat, name, from: there.name }),
    toSealed({ type: 'token-kept', seat, token }),
  ]
}

/**
 * Another device takes a seat along, with the link that was made for it: it counts once, and not for long.
 * @param code the hash of what the link held
 * @returns `null`: no such link, or no longer
 */
export const decideMove = (
  state: TableState<Plays>,
  code: string,
  token: string,
  now: number,
): { readonly seat: SeatId; readonly events: Addressed<HouseEvent>[] } | null => {
  const found = Object.entries(state.sealed.moves ?? {}).find(([, move]) => move.code === code && now < move.until)
  if (found === undefined) return null
  const seat = found[0] as SeatId
  return {
    seat,
    events: [
      toSealed({ type: 'token-kept', seat, token }),
      toSealed({ type: 'move-kept', seat, code: null, until: 0 }),
    ],
  }
}
