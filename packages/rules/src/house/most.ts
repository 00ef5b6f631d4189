/** What a copy may claim of what every table has, and of a game that says nothing else. */
import { MOST_BOUNDARIES } from './safety/boundaries.ts'
import { MOST_SLIPS } from './slips/slip.ts'
import { TEXT } from './text.ts'
import { counted, type Most } from '../table/most.ts'

/** The last millisecond that a date can name. */
const LAST = 8_640_000_000_000_000
/** Numbers of entries: no table has so many. */
const FAR = 1_000_000_000_000

export const houseMost: Most = {
  number: 10_000,
  numbers: { ...counted('order', 'thrown'), at: LAST, from: LAST, since: LAST, of: FAR },
  /** Three times as many as seats at the largest table, with those that were closed; and more. */
  many: 400,
  entries: { slips: MOST_SLIPS, boundaries: MOST_BOUNDARIES },
  text: TEXT.notes,
  texts: {},
}

/** A game's bounds beside the house's own. */
export const mostOf = (game: Partial<Most> = {}): Most => ({
  ...houseMost,
  ...game,
  numbers: { ...houseMost.numbers, ...game.numbers },
  entries: { ...houseMost.entries, ...game.entries },
  texts: { ...houseMost.texts, ...game.texts },
})
