/** What may be edited field by field: the setting, sheets, and the numbers that the GM may change between conflicts (TA4). */
import { z } from 'zod'
import type { Field } from '../contract/game.ts'
import { legible, TEXT } from '../house/commands.ts'
import type { TableView } from '../house/house.ts'
import { betweenOf, seatOf, type Visible } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import { DOMAINS, TRAIT_KINDS, type TlPlays, type TlTable } from './state.ts'
import { isFighting, isGm } from './who.ts'
import { tlWords as words } from './words.ts'

/** Text as it is being typed: may be empty, isn't trimmed, holds no control characters. */
const typed = (most: number): Field => ({
  schema: z
    .string()
    .transform(legible)
    .pipe(z.string().max(most, words.tooLong(most))),
})
const number = (least: number, most: number): Field => ({
  schema: z
    .number({ error: words.wholeNumber(least, most) })
    .int(words.wholeNumber(least, most))
    .min(least, words.wholeNumber(least, most))
    .max(most, words.wholeNumber(least, most)),
})
const nowhere = (path: readonly string[]): Refusal => refuse('not-found', words.noSuchField, { path: path.join('/') })

/**
 * The field of a sheet; `null`: there is none.
 * @param least the lowest Influence: a hero in play has some (TA4), whom the GM plays may have none (TA22)
 */
const ofSheet = ([part, id, what, ...rest]: readonly string[], least: 0 | 1 = 0): Field | null => {
  if (rest.length > 0) return null
  if (part === 'name' && id === undefined) return typed(TEXT.name)
  if (part === 'about' && id === undefined) return typed(TEXT.long)
  if (part === 'note' && id === undefined) return typed(TEXT.long)
  if (part === 'influence' && id === undefined) return number(least, 10)
  if (part === 'domains' && what === undefined && (DOMAINS as readonly string[]).includes(id ?? ''))
    return number(0, 10)
  return part === 'traits' && id !== undefined ? ofTrait(what) : null
}

/** The fields of a sheet that no die looks at. */
const WORDS = ['name', 'about', 'note']

const ofTrait = (what: string | undefined): Field | null => {
  if (what === 'name') return typed(TEXT.short)
  if (what === 'note') return typed(TEXT.line)
  if (what === 'rating' || what === 'spent') return number(0, 20)
  return what === 'kind' ? { schema: z.enum(TRAIT_KINDS) } : null
}

/** T-R17: a burden's name, and its die. */
const ofBurden = ([id, what, ...rest]: readonly string[]): Field | null => {
  if (id === undefined || rest.length > 0) return null
  if (what === 'name') return typed(TEXT.short)
  return what === 'value' ? number(1, 20) : null
}

/** What the field at this path accepts from this actor, or why they may not edit it. */
export const field = (
  view: TableView<TlPlays>,
  actor: Actor,
  compartment: Visible,
  path: readonly string[],
): Field | Refusal => {
  if (path[0] !== 'play') return nowhere(path)
  const { play } = view.table
  const [part, id, ...rest] = path.slice(1)
  if (compartment === 'table') return atTable(play, actor, path)
  if (compartment === 'gm') {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (part !== 'others' || id === undefined) return nowhere(path)
    // TA4: numbers change between conflicts. Words may change at any time.
    if (isFighting(play, id) && !WORDS.includes(rest.at(-1) ?? '')) return refuse('not-now', words.conflictOn)
    return ofSheet(rest) ?? nowhere(path)
  }
  if (actor.seat !== null && compartment === seatOf(actor.seat)) {
    if (actor.standIn || part !== 'draft') return nowhere(path)
    if (play.heroes[actor.seat]?.stage !== 'draft') return refuse('not-now', words.sheetIsSet)
    return rest[1] === 'spent' ? nowhere(path) : (ofSheet(path.slice(2)) ?? nowhere(path))
  }
  if (part !== 'traits' || id === undefined || rest.length !== 1) return nowhere(path)
  const owner = (Object.keys(play.heroes) as SeatId[]).find((seat) => betweenOf(seat) === compartment)
  if (owner === undefined) return nowhere(path)
  return gmNow(play, actor) ?? ofTrait(rest[0]) ?? nowhere(path)
}

const gmNow = ({ conflict }: TlTable, actor: Actor): Refusal | null => {
  if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
  return conflict === null ? null : refuse('not-now', words.conflictOn)
}

const atTable = (play: TlTable, actor: Actor, path: readonly string[]): Field | Refusal => {
  const [part, id, ...rest] = path.slice(1)
  if (part === 'setting' && id === undefined) return isGm(actor) ? typed(TEXT.line) : refuse('not-yours', words.gmOnly)
  // A player goes on writing about their own hero.
  if (part === 'heroes' && id === actor.seat && rest[0] === 'sheet' && rest[1] === 'about' && rest.length === 2)
    return typed(TEXT.long)
  // TA4: the GM gives and takes Story Points at any time.
  if (part === 'heroes' && rest[0] === 'storyPoints' && rest.length === 1)
    return isGm(actor) ? number(0, 99) : refuse('not-yours', words.gmOnly)
  return gmNow(play, actor) ?? numbersOf(part, id, rest) ?? nowhere(path)
}

const numbersOf = (part: string | undefined, id: string | undefined, rest: readonly string[]): Field | null => {
  if (part === 'kingdom' && rest.length === 0)
    return id === 'name' ? typed(TEXT.name) : id === 'rating' ? number(0, 20) : null
  if (part === 'heroes') {
    if (rest[0] === 'burdens') return ofBurden(rest.slice(1))
    return rest[0] === 'sheet' ? ofSheet(rest.slice(1), 1) : null
  }
  if (part !== 'others') return null
  if (rest[0] === 'burdens') return ofBurden(rest.slice(1))
  if (rest[0] === 'traits' && rest.length === 3) return ofTrait(rest[2])
  return rest[0] === 'name' && rest.length === 1 ? typed(TEXT.short) : null
}
