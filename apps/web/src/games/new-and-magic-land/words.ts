/** Words of *New and Magic Land* that its first screen needs. Others come with their parts: see the folder beside this file. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { en as house } from '../../words/en.ts'
import type { SeasonName } from '@homestake/rules/new-and-magic-land'
import type { Missing } from './logic/making.ts'
import { peopleWords } from './words/people.ts'
import { seasonsWords } from './words/seasons.ts'

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
  turning: { ends: (who: string) => `The story of ${who} ends here` },
  ...peopleWords,
  ...seasonsWords,
  cards: {
    declare: 'A conflict',
    making: 'Make your settler',
  },
  pools: { grit: 'Grit', heart: 'Heart', conflict: 'Conflict' },
  acts: {
    ...house.acts,
    forSeat: (name: string) => `Do it for ${name}`,
  },
  reminders: {
    making: 'making a settler',
    opening: 'opening a season',
    goal: 'a Goal',
    turn: 'setting a scene',
    scene: 'a scene',
    stakes: 'stakes',
    gather: 'gathering dice',
    gatherGm: 'gathering dice',
    result: 'after the roll',
    tie: 'a tie',
    counter: 'a Harvest Die burns',
    rewards: 'what it leaves behind',
    endGoal: 'your Goal',
    endPoints: 'points won',
    endLoss: 'a point lost',
    endTie: 'a tie that grows',
    endRest: 'a rest',
    endDream: 'the Dream',
    festival: 'the Harvest Festival',
  },
} as const

export type NmlScreenWords = Spoken<typeof english>
export const words = catalogue<NmlScreenWords>(
  'screens/new-and-magic-land',
  english,
  (language) => import(`./words/${language}/index.ts`),
)
