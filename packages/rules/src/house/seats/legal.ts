import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Actor } from '../../table/viewer.ts'
import type { HouseCommand } from '../commands.ts'
import type { TableHouse as House } from '../house.ts'
import { houseWords } from '../words.ts'
import type { seatCommands } from './commands.ts'
import { allAgree } from './passing.ts'
import { seatWords as words } from './words.ts'

type TableHouse = House<object>
type SeatCommandType = (typeof seatCommands)[number]['shape']['type']['value']
export type SeatCommand = Extract<HouseCommand, { type: SeatCommandType }>

const CHAIR_ONLY: ReadonlySet<SeatCommandType> = new Set([
  'close-seat', 'open-seat', 'lock', 'renew-link', 'renew-chair', 'offer-chair', 'keep-chair', 'end-table',
]) // prettier-ignore

/** Why the actor may not do this with a seat or a link now; `null` where they may. */
export const legalSeats = (table: TableHouse, actor: Actor, command: SeatCommand): Refusal | null => {
  if (CHAIR_ONLY.has(command.type) && !actor.chair) return refuse('not-yours', houseWords.chairOnly)
  switch (command.type) {
    case 'vacate':
    case 'move-seat':
    case 'close-seat':
    case 'open-seat':
    case 'offer-chair':
    case 'vote-chair':
      return aboutSeat(table, actor, command)
    case 'lock':
      if (command.locked === (table.locked === true))
        return refuse('not-now', command.locked ? words.lockedAlready : words.notLocked)
      return null
    case 'keep-chair':
      return table.passing === undefined ? refuse('not-now', words.nothingToKeep) : null
    case 'take-chair':
      return mayTake(table, actor)
    case 'renew-link':
    case 'renew-chair':
    case 'end-table':
      return null
    default:
      return ((never: never) => never)(command)
  }
}

const aboutSeat = (
  table: TableHouse,
  actor: Actor,
  command: Extract<SeatCommand, { readonly seat: unknown }>,
): Refusal | null => {
  const seat = Object.hasOwn(table.seats, command.seat) ? table.seats[command.seat] : undefined
  if (seat === undefined) return refuse('not-found', houseWords.noSuchSeat)
  switch (command.type) {
    case 'close-seat':
      return seat.place === 'closed' ? refuse('not-now', words.isClosed) : null
    case 'open-seat':
      return seat.place === 'closed' ? null : refuse('not-now', words.isNotClosed)
    case 'vacate':
      if (!actor.chair && actor.seat !== command.seat) return refuse('not-yours', houseWords.ownOrChair)
      return seat.place === undefined ? null : refuse('not-now', words.isFree)
    case 'move-seat':
      if (!actor.chair && actor.seat !== command.seat) return refuse('not-yours', houseWords.ownOrChair)
      return seat.place === undefined ? null : refuse('not-now', words.nobodyThere)
    case 'offer-chair':
      return seat.place === undefined ? null : refuse('not-now', words.nobodyThere)
    case 'vote-chair':
      return mayVote(table, actor, command.seat, seat.place)
    default:
      return ((never: never) => never)(command)
  }
}

const mayVote = (table: TableHouse, actor: Actor, to: string, place: unknown): Refusal | null => {
  if (actor.chair || actor.seat === null) return refuse('not-yours', words.chairCantVote)
  if (place !== undefined) return refuse('not-now', words.nobodyThere)
  const { passing } = table
  if (passing?.by === 'chair') return refuse('not-now', words.offeredElsewhere)
  return passing?.to === to && passing.agreed.includes(actor.seat) ? refuse('not-now', words.agreedAlready) : null
}

const mayTake = (table: TableHouse, actor: Actor): Refusal | null => {
  const { passing } = table
  if (passing === undefined || actor.standIn || actor.seat === null || passing.to !== actor.seat)
    return refuse('not-yours', words.notOffered)
  return passing.by === 'chair' || allAgree(table, passing) ? null : refuse('not-now', words.notAllAgree)
}
