/** Words of New and Magic Land for settlers that are made, read by the GM, and gone. */
import { catalogue, type Spoken } from '@homestake/rules/language'

import { suggestions } from '../suggestions.ts'
const english = {
  making: {
    lead: 'Every field is kept as you leave it. Change anything until the GM has said yes.',
    name: 'Name',
    split: 'Grit and Heart',
    splitHelp:
      'Ten points, split as you like. Conflicts add what is left in one of them, and pressing on spends it. A pool at nothing ends the story.',
    splitSlider: (grit: number, heart: number) => `${grit} Grit and ${heart} Heart`,
    less: 'One less Grit, one more Heart',
    more: 'One more Grit, one less Heart',
    risky: 'Lopsided: brave, and one bad day from the end.',
    even: 'Even: safe, if a little plain.',
    aspects: 'Three Aspects',
    aspectsHelp: 'What people know you for. Each adds a die where it fits.',
    aspect: (number: string) => `Aspect ${number}`,
    aspectHints: { '1': 'Reads the weather', '2': 'Never forgets a debt', '3': 'Hands like spades' },
    ties: 'Three Relationships',
    tiesHelp:
      'People who matter, for love or for spite. The rating is how many dice the tie can bring: one, two and three, each once.',
    tie: (number: number) => `Relationship ${number}`,
    tieName: 'Who',
    tieNote: 'What they are to you',
    tieHints: ['My brother Anselm', 'The miller’s widow', 'Captain Thorne'],
    tieNoteHints: ['came because I asked', 'sold us bad flour', 'knows why I left'],
    tieSettler: 'A settler at this table?',
    tieNobody: 'No, somebody else',
    rating: 'Rating',
    past: 'Past',
    pastHelp: 'What you did before, and why you left it. When it catches up with you, the GM gets two dice.',
    pastHint: 'I signed for a bridge I knew would fall.',
    dream: 'Dream',
    dreamHelp: 'Hard to reach and worth telling. Reach it by the Harvest Festival and you have won.',
    dreamHint: 'An orchard that outlives me.',
    missing: 'Still missing',
    nothingMissing: 'All there. The GM reads it next.',
    submit: 'Hand it to the GM',
    waiting: 'The GM is reading it. Name and notes can still change; the rest waits for the answer.',
  },
  judging: {
    title: 'Settlers for you to read',
    approve: (name: string) => `Welcome ${name}`,
    giveBack: 'Return it',
    giveBackLabel: 'What should change',
  },
  fallen: {
    title: 'This story has ended',
    untold: 'How it ended is not told yet.',
    next: 'What you may do',
    watch: 'Watch, read, and talk with the others at the table.',
    speak: 'Speak for somebody else in a scene, if the GM says yes.',
    anew: 'Begin a new settler',
    anewAbout: 'They come with the next season, once the GM has welcomed them. This sheet makes room for theirs.',
    anewSure: (name: string) => `Let go of ${name}’s sheet? The chronicle remembers.`,
  },
  suggestions,
} as const

export type MakingWords = Spoken<typeof english>
export const makingWords = catalogue<MakingWords>(
  'screens/new-and-magic-land/making',
  english,
  (language) => import(`./${language}/making.ts`),
)
