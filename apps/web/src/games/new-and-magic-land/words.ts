/** Every word of *New and Magic Land* on the screen: a translation is this file and the folder beside it, once more. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import type { SeasonName } from '@homestake/rules/new-and-magic-land'
import type { Missing } from './logic/making.ts'
import { peopleWords } from './words/people.ts'
import { reminderWords } from './words/reminders.ts'
import { seasonsWords } from './words/seasons.ts'
import { conflictWords } from './words/conflict.ts'
import { deskWords } from './words/desk.ts'
import { festivalWords } from './words/festival.ts'
import { suggestions } from './suggestions.ts'

const seasons: Record<SeasonName, { readonly title: string; readonly about: string }> = {
  travel: { title: 'Travel', about: 'On the road. Who is in the wagons, and what do they hope for?' },
  fall: { title: 'Fall', about: 'Roofs before frost. The first walls, the first quarrels.' },
  winter: { title: 'Winter', about: 'Hunger, close walls and short tempers.' },
  spring: { title: 'Spring', about: 'The roads open, and strangers come down them.' },
  summer: { title: 'Summer', about: 'Drought, fever, fire, claws.' },
  festival: { title: 'Harvest Festival', about: 'Feasting and fellowship. What came of it all?' },
}

const missing: Record<Missing, string> = {
  name: 'a name',
  aspects: 'three Aspects',
  ties: 'three Relationships with names',
  ratings: 'the ratings 1, 2 and 3, one each',
  'settler-tie': 'a tie to another settler at this table',
  past: 'a Past',
  dream: 'a Dream',
}

const english = {
  gm: 'The GM',
  opposition: 'The opposition',
  someone: 'Somebody',
  you: 'you',
  away: 'away',
  seasons,
  missing,
  steps: {
    label: 'Where the conflict stands',
    stakes: 'Stakes',
    gather: 'Gathering',
    roll: 'Roll',
    after: 'What it leaves',
  },
  turning: { ends: (who: string) => `The story of ${who} ends here` },
  suggestions,
  ...peopleWords,
  ...seasonsWords,
  ...conflictWords,
  ...deskWords,
  ...festivalWords,
  ...reminderWords,
} as const

export type NmlScreenWords = Spoken<typeof english>
export const words = catalogue<NmlScreenWords>(
  'screens/new-and-magic-land',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
