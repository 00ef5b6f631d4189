/** Words of Towerlands for the book of a table. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  label: 'The book of this towerland',
  wonBy: (name: string, what: string) => `${name}: ${what}`,
  heroes: 'Of whom it tells',
  player: (name: string) => `played by ${name}`,
  burdens: 'Burdens',
  noBurdens: 'No burden left.',
  won: 'What was won',
  nothingWon: 'Nothing that was at stake.',
  overcame: (burden: string) => `rid of “${burden}”`,
  print: 'Print',
  before: 'How it began',
  undecided: 'It was left undecided.',
  dice: 'Dice',
  nothing: 'Nobody told anything.',
} as const

export type BookWords = Spoken<typeof english>
export const bookWords = catalogue<BookWords>(
  'screens/towerlands/book',
  english,
  (language) => import(`./${language}/book.ts`),
)
