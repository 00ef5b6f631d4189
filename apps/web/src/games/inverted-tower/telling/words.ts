/** What is told of The Inverted Tower to those who watch. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const monsters = (n: number): string => (n === 1 ? 'one monster' : `${n} monsters`)

const english = {
  over: 'The tower is left behind. The table is a book now.',
  nobody: 'Nobody is in the tower yet. It goes down, and down.',
  gathers: {
    party: 'A party gathers at the mouth of the tower.',
    race: 'Runners gather for a race with the same dice.',
  },
  readyNow: (who: string) => `${who} would go. The host says when.`,
  explores: (who: string, floor: number) => `On floor ${floor} ${who} may go on.`,
  trap: (who: string, floor: number) => `${who} has stepped into a trap on floor ${floor}.`,
  fights: (who: string, n: number, floor: number) => `${who} fights ${monsters(n)} on floor ${floor}.`,
  ended: {
    dead: (who: string, floor: number) => `${who} died on floor ${floor}.`,
    retired: (who: string, floor: number) => `${who} went home from floor ${floor}.`,
    won: (who: string) => `${who} came through the tower.`,
  },
  next: (who: string) => `${who}: to choose where to go.`,
  evade: (who: string, attribute: string) => `${who}: to get out of it, by ${attribute}.`,
  strikes: (who: string, flee: boolean) => `${who}: to strike${flee ? ', or to flee' : ''}.`,
  left: (who: string, hp: string) => `${who} has ${hp}.`,
  chance: (chance: string) => `It succeeds on ${chance}.`,
  atBest: (chance: string) => `The best blow hits on ${chance}.`,
  leads: (who: string) => `Ahead: ${who}.`,
} as const

export type ItTellingWords = Spoken<typeof english>
export const words = catalogue<ItTellingWords>(
  'telling/inverted-tower',
  english,
  (language) => import(`./words/${language}.ts`),
)
