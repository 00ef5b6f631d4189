/** Alle Wörter von *The Inverted Tower* auf dem Bildschirm. */
import type { ItScreenWords } from '../../words.ts'
import { acts } from './acts.ts'
import { reminders } from './reminders.ts'
import { shaft } from './shaft.ts'
import { table } from './table.ts'

export const words: ItScreenWords = {
  someone: 'Jemand',
  you: 'du',
  turning: { fallen: (who) => `${who} ist gefallen`, fallenAbout: 'Das Licht geht aus.' },
  away: 'weg',
  attributes: { str: 'STÄ', dex: 'GES', int: 'INT' },
  attributesFull: { str: 'Stärke', dex: 'Geschick', int: 'Intelligenz' },
  ...acts,
  ...shaft,
  ...table,
  ...reminders,
}
