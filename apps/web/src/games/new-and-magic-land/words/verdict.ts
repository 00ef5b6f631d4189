/** Words of New and Magic Land for what dice and conflicts came to. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'

const english = {
  leads: (name: string) => `${name} leads`,
  tie: 'Even: neither gives way',
  wins: (name: string) => `${name} wins`,
  gaveIn: (name: string) => `${name} gives in`,
  harvest: (name: string) => `${name} does the desperate thing`,
  burning: (name: string) => `${name} burns a Harvest Die`,
  stalemate: 'Stalemate: nobody gets what they wanted',
  against: (a: number, b: number) => `${a} against ${b}`,
  sum: (name: string, dice: number, pool: number, poolName: string) =>
    `${name}: ${dice} on the dice and ${pool} ${poolName}`,
  faceDown: (name: string, count: number) => `${name}: ${count === 1 ? 'one die' : `${count} dice`}, face-down`,
  led: (name: string) => `${name} led the last roll`,
  wasTie: 'The last roll was even',
  to: (a: number, b: number) => `${a} to ${b}`,
  gets: 'So it is:',
  sides: (first: string, a: string, second: string, b: string, tie: string) =>
    `${first} leads ${a}, ${within(second)} ${b}; a tie ${tie}.`,
} as const

export type VerdictWords = Spoken<typeof english>
export const verdictWords = catalogue<VerdictWords>(
  'screens/new-and-magic-land/verdict',
  english,
  (language) => import(`./${language}/verdict.ts`),
)
