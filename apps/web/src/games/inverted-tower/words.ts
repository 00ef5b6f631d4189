/** Words of *The Inverted Tower* that its first screen needs. Others come with their parts: see the folder beside this file. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { actsWords } from './words/acts.ts'
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
  reminders: {
    enter: 'going down',
    explore: 'rooms',
    merchant: 'the merchant',
    bonfire: 'the bonfire',
    stairs: 'the stairs',
    trap: 'a trap',
    fight: 'a fight',
    level: 'a new level',
    party: 'a party',
    race: 'a race',
    over: 'the end of a run',
  },
} as const

export type ItScreenWords = Spoken<typeof english>
export const words = catalogue<ItScreenWords>(
  'screens/inverted-tower',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
