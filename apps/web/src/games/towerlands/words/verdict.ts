/** Words of Towerlands for where a conflict stands and what its dice say. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'
import { listed } from '@homestake/rules/language'

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

const english = {
  burdenSaid: (name: string, domain: string, value: number) => `“${name}”, ${domain}, ${value}`,
  steps: {
    label: 'Where the conflict stands',
    within: 'Within this step',
    stakes: 'Stakes',
    domain: 'Domain',
    setup: 'Opening',
    roll: 'Roll',
    round: (round: number | null) => (round === null ? 'Rounds' : `Round ${round}`),
    after: 'Aftermath',
    calls: 'Calls',
    victory: 'The higher die',
    tell: 'Telling',
    chance: 'Last chance',
    burden: 'A burden',
    answer: 'Answer',
    end: 'The end',
    domainOf: (domain: string) => `${domain} conflict`,
    raised: (count: number) => `stakes raised ${times(count)}`,
    used: (domains: readonly string[]) => `${listed(domains)} used up`,
  },
  verdict: {
    kept: (first: number, second: number) => `${first} kept against ${second}`,
    keeps: (first: string, firstKept: number, second: string, secondKept: number) =>
      `${first} keeps ${firstKept}, ${within(second)} keeps ${secondKept}`,
    next: (first: number, second: number) => `next ${first} against ${second}`,
    ahead: (name: string) => `${name} wins, if nobody calls`,
    even: 'Nobody wins, if nobody calls',
    unlessCalled: 'Every pair that is left is a tie.',
    byCount: (loser: string) => `${loser} runs out of dice first.`,
    byLast: 'Both run out of dice together; the last round won decides.',
    round: (name: string, round: number) => `${name} wins round ${round}`,
    tie: (round: number) => `Round ${round} is a tie: nobody wins it`,
    to: (high: number, low: number) => `${high} to ${low}`,
    both: (value: number) => `${value} on both sides`,
    higher: (name: string) => `${name} has the higher die`,
    asks: (name: string, called: string) => `${name} would call ${called}`,
    ownCalled: (name: string) => `${name} calls a burden of their own`,
    because: (called: string, how: string) => `“${called}”: ${how}`,
    out: (name: string) => `${name} is out of dice`,
    onlyTwenty: 'One call is left. Only a 20 helps now.',
    wins: (name: string) => `${name} wins`,
    gaveIn: (name: string) => `${name} gives in`,
    outOfDice: (name: string) => `${name} is out of dice`,
    lastRound: 'with the last round that anybody won',
    leftOver: (values: readonly number[]) => `${listed(values)} left`,
    burdened: (name: string) => `${name} has a new burden`,
    stalemate: 'Nobody wins: nobody gets what they wanted',
    stands: (name: string) => `What was decided before stands: ${within(name)} has won.`,
    healed: 'The burden is overcome.',
    unhealed: 'The burden stays, with another die.',
    gets: 'So it is:',
  },
} as const

export type VerdictWords = Spoken<typeof english>
export const verdictWords = catalogue<VerdictWords>(
  'screens/towerlands/verdict',
  english,
  (language) => import(`./${language}/verdict.ts`),
)
