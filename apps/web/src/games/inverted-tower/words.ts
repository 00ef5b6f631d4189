/** Every word of *The Inverted Tower* on the screen: a translation is this file and the folder beside it, once more. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { actsWords } from './words/acts.ts'
import { reminderWords } from './words/reminders.ts'
import { shaftWords } from './words/shaft.ts'
import { tableWords } from './words/table.ts'

const english = {
  someone: 'Somebody',
  you: 'you',
  away: 'away',
  attributes: { str: 'STR', dex: 'DEX', int: 'INT' },
  attributesFull: { str: 'strength', dex: 'dexterity', int: 'intelligence' },
  turning: { fallen: (who: string) => `${who} has fallen`, fallenAbout: 'The light goes out.' },
  ...actsWords,
  ...shaftWords,
  ...tableWords,
  ...reminderWords,
} as const

export type ItScreenWords = Spoken<typeof english>
export const words = catalogue<ItScreenWords>(
  'screens/inverted-tower',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
