/** Words of the Inverted Tower for what a race and a table came to. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  race: {
    end: 'End',
    ends: { dead: 'dead', retired: 'home', won: 'through' },
    floor: 'Floor',
    kills: 'Kills',
    name: 'Delver',
    place: 'Place',
    results: (number: number) => `Race ${number}: the end`,
    seed: 'The seed of the race',
    seedBroken: 'It is not the one that was promised before the start.',
    seedKept: 'It is the one that was promised before the start.',
  },
  ended: {
    label: 'The tower is closed',
    best: 'The best run',
    about: 'No more is played here. What happened can be read.',
    nothing: 'Nobody ever went down.',
    whoRan: 'Last runs',
    chapter: (n: number) => `Dice ${n}`,
  },
} as const

export type EndWords = Spoken<typeof english>
export const endWords = catalogue<EndWords>(
  'screens/inverted-tower/ends',
  english,
  (language) => import(`./${language}/ends.ts`),
)
