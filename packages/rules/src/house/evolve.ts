import type { Draft } from 'mutative'
import type { AddSeat, Drafts } from '../contract/drafts.ts'
import type { Game } from '../contract/game.ts'
import type { Compartment } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { HouseEvent } from './events.ts'
import type { Plays, TableState } from './house.ts'
import { evolveSafety } from './safety/evolve.ts'
import { evolveSeats } from './seats/evolve.ts'
import { evolveSlip } from './slips/evolve.ts'
import { evolveDelay } from './watching/evolve.ts'
import { putBack } from './undo/put-back.ts'

/** The draft of the compartment that an event was addressed to. */
export const draftAt = <P extends Plays>(drafts: Drafts<P>, to: Compartment): object => {
  if (to === 'table' || to === 'gm' || to === 'sealed') return drafts[to]
  const [kind, seat] = to.split(':') as ['seat' | 'between', SeatId]
  return drafts[kind](seat)
}

const put = (root: object, path: readonly string[], value: unknown): void => {
  let at = root as { [key: string]: unknown }
  for (const step of path.slice(0, -1)) at = at[step] as typeof at
  const last = path[path.length - 1]
  if (last === undefined || !Object.hasOwn(at, last)) throw new Error(`no field ${path.join('/')}`)
  at[last] = value
}

/** What an event of the house changes. */
export const evolveHouse = <P extends Plays>(
  game: Game<P>,
  before: TableState<P>,
  to: Compartment,
  event: HouseEvent,
  drafts: Drafts<P>,
  add: AddSeat,
): void => {
  switch (event.type) {
    case 'table-ended':
      drafts.table.ended = true
      return
    case 'table-opened':
    case 'table-imported':
    case 'said':
    case 'taken-back':
      return
    case 'put-back':
      putBack(draftAt(drafts, to), event.patches)
      if (to === 'table') game.undoing?.after(drafts, event.patches)
      return
    case 'seated': {
      const { seat, between } = game.join(before.table.options)
      add(event.seat, { notes: '', play: seat }, { play: between })
      const order =
        1 + Math.max(0, ...Object.values(before.table.seats).map((other) => (other as { order: number }).order))
      drafts.table.seats[event.seat] = { name: event.name, colour: 'slate', order }
      game.seated(event.seat, drafts.table as { play: P['table']; options: P['options'] })
      return
    }
    case 'seat-coloured':
    case 'repainted':
      seatIn(drafts, event.seat).colour = event.colour
      return
    case 'token-kept':
      drafts.sealed.tokens[event.seat] = event.token
      return
    case 'renamed':
      seatIn(drafts, event.seat).name = event.name
      return
    case 'boundary-drawn':
    case 'boundary-lifted':
    case 'paused':
    case 'resumed':
    case 'resume-agreed':
      return evolveSafety(event, drafts.table)
    case 'slip-written':
    case 'slip-ticked':
    case 'slip-dropped':
      return evolveSlip(event, drafts.gm)
    case 'delay-set':
      return evolveDelay(event, drafts.table)
    case 'edited':
      put(draftAt(drafts, to), event.path, event.value)
      return
    case 'nonce-given':
      chapterIn(drafts).nonces[event.who] = event.value
      return
    case 'thrown': {
      const chapter = chapterIn(drafts)
      chapter.fixed ??= event.nonces
      chapter.thrown = event.number
      return
    }
    case 'option-chosen':
      drafts.table.options = game.options.parse({ ...before.table.options, [event.key]: event.value }) as Draft<
        P['options']
      >
      game.optionChosen?.(event, drafts)
      return
    case 'begun':
      drafts.table.begun = true
      return
    case 'chapter-opened':
      drafts.table.chapter = { id: event.chapter, commitment: event.commitment, nonces: {}, fixed: null, thrown: 0 }
      return
    case 'chapter-closed':
      drafts.table.chapter = null
      return
    case 'seed-kept':
      drafts.sealed.seed = event.seed
      return
    default:
      return evolveSeats(event, drafts)
  }
}

const seatIn = <P extends Plays>(drafts: Drafts<P>, id: SeatId) => {
  const seat = drafts.table.seats[id]
  if (seat === undefined) throw new Error('no such seat')
  return seat
}

const chapterIn = <P extends Plays>(drafts: Drafts<P>) => {
  const { chapter } = drafts.table
  if (chapter === null) throw new Error('no chapter is open')
  return chapter
}
