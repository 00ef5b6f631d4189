/** Words of the Inverted Tower for the host’s desk. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  notes: 'Your notes',
  party: 'The party',
  race: 'The race',
  sendHome: (name: string) => `Send ${name} home: they are away`,
  skipAbout: 'A party waits for nobody who is away.',
  start: 'The start',
  endRace: 'End the race',
  sureRace: 'Whoever still runs goes home, and the seed is opened.',
} as const

export type DeskWords = Spoken<typeof english>
export const deskWords = catalogue<DeskWords>(
  'screens/inverted-tower/desk',
  english,
  (language) => import(`./${language}/desk.ts`),
)
