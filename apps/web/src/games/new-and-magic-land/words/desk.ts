/** Words of New and Magic Land for the GM’s desk. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  title: 'Your desk',
  season: 'The season',
  rating: 'Conflict Rating',
  pool: 'Conflict Pool',
  drama: 'Drama Dice',
  left: (left: number, of: number) => `${left} of ${of} left`,
  open: (season: string) => `Open ${season}`,
  chooseRating: 'Choose its Rating',
  ratingHelp:
    'Each number can be used for one season only. Low: gentle, few Drama Dice. High: a hard season. The road is usually easy.',
  used: 'used',
  setting: 'Where it is set',
  ending: (season: string) => `${season} is ending: each settler takes stock. The next season opens after that.`,
  closingNow: 'The Drama Dice are spent: close the season when each story has come to rest.',
  festival: 'Open the Harvest Festival',
  festivalHelp:
    'Five seasons have passed. At the Festival nobody is at odds: they feast, and see what came of their Dreams.',
  yearOver: 'The year is over.',
  chooseFirst: 'Choose a Rating first.',
  until: 'until the season closes',
  notOpen: 'No season is open.',
  conflictOn: 'A conflict is on the table already.',
  ratingMeans: (rating: number, settlers: number) =>
    `A pool of ${rating} and ${rating * settlers} Drama Dice: ${rating} for each of ${settlers === 1 ? 'one settler' : `${settlers} settlers`}.`,
  close: (season: string) => `Close ${season}`,
  closeSure: (left: number) =>
    left === 0
      ? 'Close the season? Its Rating and supply are opened to everyone.'
      : `Close the season? The ${left} Drama Dice left are lost, and Rating and supply are opened to everyone.`,
  past: 'Seasons gone by',
  pastLine: (season: string, rating: number, supply: number, left: number) =>
    `${season}: Rating ${rating}, ${supply - left} of ${supply} Drama Dice spent`,
  oppositions: 'Prepared oppositions',
  oppositionsHelp: 'Only you see these. An Aspect becomes known when you spend a Drama Die on it.',
  prepare: 'Prepare another',
  prepareLabel: 'What it is called',
  prepareHint: 'Black Zoe’s riders',
  name: 'Name',
  note: 'What it wants, what it fears',
  aspect: (number: string) => `Aspect ${number}`,
  drop: 'Drop it',
  dropSure: (name: string) => `Drop ${name}?`,
  bringIn: 'Bring it in',
  editIt: 'Edit',
  notes: 'Your notes',
  nonePrepared: 'Nothing prepared yet.',
  nobodyToRead: 'No settler is waiting for you.',
} as const

export type DeskWords = Spoken<typeof english>
export const deskWords = catalogue<DeskWords>(
  'screens/new-and-magic-land/desk',
  english,
  (language) => import(`./${language}/desk.ts`),
)
