/** Die Wörter von *The Inverted Tower*, die der erste Bildschirm braucht. */
import type { ItScreenWords } from '../../words.ts'
import { acts } from './acts.ts'
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
  reminders: {
    enter: 'hinabsteigen',
    explore: 'Räume',
    merchant: 'der Händler',
    bonfire: 'das Feuer',
    stairs: 'die Treppe',
    trap: 'eine Falle',
    fight: 'ein Kampf',
    level: 'eine neue Stufe',
    party: 'eine Gruppe',
    race: 'ein Wettlauf',
    over: 'das Ende eines Abstiegs',
  },
}
