import type { Field, OpenGame } from '../contract/game.ts'
import { betweenOf, seatOf, type Visible } from '../table/compartment.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { Json } from '../table/json.ts'
import type { HouseCommand } from './commands.ts'
import { COLOURS, type Plays, type TableView } from './house.ts'
import { isSafety } from './safety/commands.ts'
import { legalSafety } from './safety/legal.ts'
import { legalSeats } from './seats/legal.ts'
import { isSlipCommand } from './slips/commands.ts'
import { isSlipText, slipText } from './slips/slip.ts'
import { legalSlip } from './slips/legal.ts'
import { legalDelay } from './watching/legal.ts'
import { legalUndo } from './undo/legal.ts'
import { houseWords as words } from './words.ts'

/** The value at a path of a compartment; `undefined` where there is none. Only own keys are followed. */
export const valueAt = (compartment: object | undefined, path: readonly string[]): Json | undefined => {
  let at: unknown = compartment
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = (at as { readonly [key: string]: unknown })[step]
  }
  return at as Json | undefined
}

const writable = (to: string, actor: Actor): boolean =>
  to === 'table' || (to === 'gm' ? actor.chair : actor.chair || (actor.seat !== null && to === betweenOf(actor.seat)))

/** Why the actor may not give this command of the house now; `null` where they may. */
export const legalHouse = <P extends Plays>(
  game: OpenGame<P>,
  view: TableView<P>,
  actor: Actor,
  command: HouseCommand,
): Refusal | null => {
  const { table } = view
  if (!actor.chair && actor.seat === null) return refuse('not-yours', words.spectatorsWatch(game.chair))
  if (isSafety(command)) return legalSafety(table, actor, command)
  if (isSlipCommand(command)) return legalSlip(view.gm, actor, command)
  switch (command.type) {
    case 'say':
      if (command.to.startsWith('between:') && view[command.to as Visible] === undefined && !actor.chair)
        return refuse('not-yours', words.notForYourEyes)
      if (command.to.startsWith('between:') && view[command.to as Visible] === undefined)
        return refuse('not-found', words.noSuchSeat)
      return writable(command.to, actor) ? null : refuse('not-yours', words.notForYourEyes)
    case 'edit':
      return legalEdit(game, view, actor, command)
    case 'nonce':
      if (table.chapter === null || table.chapter.id !== command.chapter) return refuse('stale', words.noChapter)
      if (table.chapter.fixed !== null) return refuse('not-now', words.nonceTooLate)
      return Object.hasOwn(table.chapter.nonces, nonceOwner(actor)) ? refuse('not-now', words.nonceGiven) : null
    case 'rename':
    case 'repaint':
      if (!Object.hasOwn(table.seats, command.seat)) return refuse('not-found', words.noSuchSeat)
      if (!actor.chair && actor.seat !== command.seat) return refuse('not-yours', words.ownOrChair)
      if (command.type === 'rename') return null
      if (!(COLOURS as readonly string[]).includes(command.colour)) return refuse('not-allowed', words.noSuchColour)
      return Object.entries(table.seats).some(
        ([seat, { colour }]) => seat !== command.seat && colour === command.colour,
      )
        ? refuse('not-allowed', words.colourTaken)
        : null
    case 'choose-option': {
      if (!actor.chair) return refuse('not-yours', words.chairOnly)
      if (table.begun) return refuse('not-now', words.optionsFrozen)
      const note = game.optionNotes.find(({ key }) => key === command.key)
      return note?.choices.some(({ value }) => value === command.value) ? null : refuse('not-found', words.noSuchOption)
    }
    case 'set-delay':
      return legalDelay(table, actor, command)
    case 'take-back':
      return legalUndo(game, view, actor, command)
    default:
      return legalSeats(table, actor, command)
  }
}

/** Under whose name a nonce counts. */
export const nonceOwner = (actor: Actor): string => actor.seat ?? 'chair'

const legalEdit = <P extends Plays>(
  game: OpenGame<P>,
  view: TableView<P>,
  actor: Actor,
  command: HouseCommand & { type: 'edit' },
): Refusal | null => {
  const compartment = command.in as Visible
  const here = valueAt(view[compartment], command.path)
  if (here === undefined) return refuse('not-found', words.notAFieldHere, { path: command.path.join('/') })
  const own = compartment === 'gm' ? actor.chair : actor.seat !== null && compartment === seatOf(actor.seat)
  if (command.path.length === 1 && command.path[0] === 'notes') {
    if (!own || actor.standIn) return refuse('not-yours', words.onlyOwnNotes)
  } else {
    const field = isSlipText(compartment, command.path)
      ? slipField(actor)
      : game.field(view, actor, compartment, command.path)
    if ('code' in field) return field
    if (!field.schema.safeParse(command.value).success)
      return refuse('not-allowed', words.badValue, { path: command.path.join('/') })
  }
  if (here !== command.base) return refuse('stale', words.edited, { path: command.path.join('/'), value: here })
  return null
}

/** The text of a slip: the chair's, in nobody else's name. */
const slipField = (actor: Actor): Field | Refusal =>
  actor.chair && !actor.standIn ? { schema: slipText } : refuse('not-yours', words.onlyOwnNotes)
