/** What may be edited field by field: the setting, a settler's sheet, a secret Past, the GM's oppositions. */
import { z } from 'zod'
import type { Field } from '../contract/game.ts'
import { legible, TEXT } from '../house/commands.ts'
import type { TableView } from '../house/house.ts'
import { betweenOf, type Visible } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { NmlPlays, NmlTable, Settler } from './state.ts'
import { nmlWords as words } from './words.ts'

/** Text as it is being typed: may be empty, isn't trimmed (a pause after a space is no end), holds no control characters. */
const typed = (most: number): Field => ({
  schema: z
    .string()
    .transform(legible)
    .pipe(z.string().max(most, words.tooLong(most))),
})

/** N-R7: the ratings that a new Relationship may have; that each is there once is checked when the sheet is handed in. */
const rating: Field = {
  schema: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: words.ratingRange }),
}

/** Another settler at the table, or nobody there: `null`. */
const otherSettler = (play: NmlTable, own: SeatId): Field => ({
  schema: z
    .string()
    .nullable()
    .refine((seat) => seat !== own, { error: words.notYourself })
    .refine((seat) => seat === null || Object.hasOwn(play.settlers, seat), { error: words.noSuchSettler }),
})

const nowhere = (path: readonly string[]): Refusal => refuse('not-found', words.noSuchField, { path: path.join('/') })

/**
 * What the field at this path accepts from this actor. While the sheet is a draft its player writes all of it; later only
 * its name and the notes on its ties. The GM may mend text at any time, ratings only in a draft.
 */
export const field = (
  view: TableView<NmlPlays>,
  actor: Actor,
  compartment: Visible,
  path: readonly string[],
): Field | Refusal => {
  if (path[0] !== 'play') return nowhere(path)
  const { play } = view.table
  if (compartment === 'gm') return opposition(actor, path)
  if (compartment === 'table' && path.join('/') === 'play/setting')
    return actor.chair ? typed(TEXT.line) : refuse('not-yours', words.gmOnly)
  if (compartment === 'table' && path[1] === 'settlers') {
    const seat = path[2] as SeatId
    const settler = play.settlers[seat]
    return settler === undefined ? nowhere(path) : sheet(play, actor, seat, settler, path.slice(3))
  }
  const owner = Object.keys(play.settlers).find((seat) => betweenOf(seat as SeatId) === compartment) as
    SeatId | undefined
  const settler = owner === undefined ? undefined : play.settlers[owner]
  if (owner === undefined || settler === undefined || path.join('/') !== 'play/past') return nowhere(path)
  if (settler.past !== null) return nowhere(path)
  return mayWrite(actor, owner, settler, false) ?? typed(TEXT.long)
}

/** @param always whether its player may write it after the draft too */
const mayWrite = (actor: Actor, seat: SeatId, { stage }: Settler, always: boolean): Refusal | null => {
  if (actor.chair) return null
  if (actor.seat !== seat) return refuse('not-yours', words.notYourSheet)
  if (stage === 'out') return refuse('not-now', words.storyOver)
  return stage === 'draft' || always ? null : refuse('not-now', words.sheetIsSet)
}

const sheet = (
  play: NmlTable,
  actor: Actor,
  seat: SeatId,
  settler: Settler,
  path: readonly string[],
): Field | Refusal => {
  const [part, id, what] = path
  const write = (accepts: Field, always = false): Field | Refusal => mayWrite(actor, seat, settler, always) ?? accepts
  if (part === 'aspects' && path.length === 2) return write(typed(TEXT.short))
  if (part === 'relationships' && id !== undefined && path.length === 3) {
    if (what === 'name') return write(typed(TEXT.name))
    if (what === 'note') return write(typed(TEXT.line), true)
    if (what === 'seat') return write(otherSettler(play, seat))
    if (what === 'rating') return settler.stage === 'draft' ? write(rating) : refuse('not-now', words.sheetIsSet)
    return nowhere(path)
  }
  if (path.length !== 1) return nowhere(path)
  if (part === 'name') return write(typed(TEXT.name), true)
  if (part === 'dream') return write(typed(TEXT.line))
  if (part === 'past') return settler.past === null ? nowhere(path) : write(typed(TEXT.long))
  if (part === 'goal') return actor.chair ? typed(TEXT.line) : refuse('not-now', words.goalSet)
  return nowhere(path)
}

const opposition = (actor: Actor, path: readonly string[]): Field | Refusal => {
  if (!actor.chair) return refuse('not-yours', words.gmOnly)
  if (path[1] !== 'oppositions' || path[2] === undefined) return nowhere(path)
  const [part, ...rest] = path.slice(3)
  if (part === 'name' && rest.length === 0) return typed(TEXT.short)
  if (part === 'note' && rest.length === 0) return typed(TEXT.long)
  return part === 'aspects' && rest.length === 1 ? typed(TEXT.short) : nowhere(path)
}
