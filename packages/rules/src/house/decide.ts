import type { Deciding, Game, OpenGame } from '../contract/game.ts'
import type { Compartment, Visible } from '../table/compartment.ts'
import { toSealed, toTable, type Addressed } from '../table/event.ts'
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import type { HouseCommand } from './commands.ts'
import { closeChapter } from './chapters.ts'
import type { HouseEvent } from './events.ts'
import { COLOURS, seatIds, type Colour, type Plays, type TableState, type TableView } from './house.ts'
import { nonceOwner } from './legal.ts'
import { TEXT } from './commands.ts'
import { isSafety } from './safety/commands.ts'
import { decideSafety } from './safety/decide.ts'
import { decideSeats } from './seats/decide.ts'
import { isSlipCommand } from './slips/commands.ts'
import { isSlipText, slipText } from './slips/slip.ts'
import { decideSlip } from './slips/decide.ts'
import { decideDelay } from './watching/decide.ts'
import type { UndoCommand } from './undo/commands.ts'
import type { Refusal } from '../table/refusal.ts'

/** What a legal command of the house brings about. */
export const decideHouse = <P extends Plays>(
  game: Game<P>,
  deciding: Deciding<P>,
  command: Exclude<HouseCommand, UndoCommand>,
): readonly Addressed[] | Refusal => {
  const { state } = deciding
  if (command.type === 'close-seat') {
    const follows: readonly Addressed[] = game.seatClosed?.(command.seat, deciding) ?? []
    const closed = decided(game, deciding, command)
    return 'code' in closed ? closed : [...follows, ...closed]
  }
  if (command.type !== 'end-table') return decided(game, deciding, command)
  const ending: readonly Addressed[] = game.ending?.(deciding) ?? closeChapter(state)
  return [...ending, toTable({ type: 'table-ended', title: state.table.title })]
}

const decided = <P extends Plays>(
  game: OpenGame<P>,
  deciding: Deciding<P>,
  command: Exclude<HouseCommand, UndoCommand | { type: 'end-table' }>,
): Addressed<HouseEvent>[] | Refusal => {
  const { state, view, actor, chance } = deciding
  if (isSafety(command)) return decideSafety(state.table, actor, command)
  if (isSlipCommand(command)) return decideSlip(command)
  switch (command.type) {
    case 'say':
      return [{ to: command.to as Compartment, event: { type: 'said', kind: command.kind, text: command.text } }]
    case 'edit':
      return [
        {
          to: command.in as Compartment,
          event: { type: 'edited', path: command.path, value: accepted(game, view, actor, command) },
        },
      ]
    case 'nonce':
      return [toTable({ type: 'nonce-given', who: nonceOwner(actor), value: command.value })]
    case 'rename': {
      const from = state.table.seats[command.seat]?.name ?? ''
      return from === command.name ? [] : [toTable({ type: 'renamed', seat: command.seat, from, name: command.name })]
    }
    case 'repaint':
      return [toTable({ type: 'repainted', seat: command.seat, colour: command.colour as Colour })]
    case 'choose-option':
      return [toTable({ type: 'option-chosen', key: command.key, value: command.value })]
    case 'set-delay':
      return decideDelay(state.table, command, chance.now)
    default:
      return decideSeats(deciding, command)
  }
}

type Edit = HouseCommand & { type: 'edit' }

/** The value as its field takes it: what the field's schema strips is gone. Notes are nobody's field: they are cut to length. */
const accepted = <P extends Plays>(
  game: OpenGame<P>,
  view: TableView<P>,
  actor: Actor,
  { in: compartment, path, value }: Edit,
): Edit['value'] => {
  if (path.length === 1 && path[0] === 'notes') return typeof value === 'string' ? value.slice(0, TEXT.notes) : ''
  if (isSlipText(compartment, path)) return slipText.parse(value)
  const field = game.field(view, actor, compartment as Visible, path)
  if ('code' in field) throw new Error(`no field ${path.join('/')}`)
  return field.schema.parse(value)
}

/**
 * Taking a seat: it gets the wished colour if that is free, else the first free one.
 * @param token the hash of the token that the browser made
 */
export const decideSeat = <P extends Plays>(
  state: TableState<P>,
  seat: SeatId,
  wish: { readonly name: string; readonly colour: Colour | null },
  token: string,
): Addressed<HouseEvent>[] => {
  const taken = new Set(seatIds(state.table).map((id) => state.table.seats[id]?.colour))
  const free = COLOURS.filter((colour) => !taken.has(colour))
  const colour = wish.colour !== null && free.includes(wish.colour) ? wish.colour : (free[0] ?? COLOURS[0])
  return [
    toTable({ type: 'seated', seat, name: wish.name }),
    toTable({ type: 'seat-coloured', seat, colour }),
    toSealed({ type: 'token-kept', seat, token }),
  ]
}
