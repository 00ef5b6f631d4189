/** Where a conflict stands on its way, for the line above it. */
import type { Conflict } from '@homestake/rules/towerlands'
import { words } from '../words.ts'
import { verdictWords } from '../words/verdict.ts'

type Stop = 'stakes' | 'domain' | 'setup' | 'roll' | 'round' | 'after'
type Inner = 'calls' | 'victory' | 'tell' | 'chance' | 'burden' | 'answer' | 'end'

export interface Step {
  readonly key: Stop | Inner
  readonly label: string
  readonly now: boolean
}

export interface Steps {
  readonly line: readonly Step[]
  /** The steps within the one that is on. */
  readonly within: readonly Step[]
  /** What holds for the whole conflict. */
  readonly facts: readonly string[]
}

const STOP = {
  stakes: 'stakes', domain: 'domain', setup: 'setup', roll: 'roll', window: 'round', approval: 'round', pick: 'round',
  victory: 'round', narrate: 'round', chance: 'round', burden: 'after', answer: 'after', aftermath: 'after',
} as const satisfies Record<Conflict['stage'], Stop> // prettier-ignore

const INNER = {
  stakes: null, domain: null, setup: null, roll: null, window: 'calls', approval: 'calls', pick: 'calls',
  victory: 'victory', narrate: 'tell', chance: 'chance', burden: 'burden', answer: 'answer', aftermath: 'end',
} as const satisfies Record<Conflict['stage'], Inner | null> // prettier-ignore

/** The round that is on, or that was just compared; 0 before the dice lie there. */
export const roundOf = ({ stage, round }: Conflict): number =>
  STOP[stage] !== 'round' ? 0 : stage === 'narrate' ? round - 1 : round

const innerOf = ({ stage }: Conflict): readonly Inner[] => {
  if (stage === 'chance') return ['chance']
  if (STOP[stage] === 'round') return ['calls', 'victory', 'tell']
  return stage === 'burden' || stage === 'answer' ? ['burden', 'answer', 'end'] : []
}

const factsOf = ({ domain, suspended }: Conflict): string[] => [
  ...(domain === null ? [] : [verdictWords.steps.domainOf(words.domains[domain].title)]),
  ...(suspended === null
    ? []
    : [verdictWords.steps.raised(suspended.domains.length), verdictWords.steps.used(suspended.domains.map((used) => words.domains[used].title))]), // prettier-ignore
]

/** T-R27 to T-R50, T-R69 to T-R73: a healing scene has no stakes; the GM opens it. */
export const stepsOf = (conflict: Conflict): Steps => {
  const stops: readonly Stop[] =
    conflict.healing === null ? ['stakes', 'domain', 'roll', 'round', 'after'] : ['setup', 'roll', 'round', 'after']
  const now = STOP[conflict.stage]
  const inner = INNER[conflict.stage]
  const label = (stop: Stop): string =>
    stop === 'round' ? verdictWords.steps.round(now === 'round' ? roundOf(conflict) : null) : verdictWords.steps[stop]
  return {
    line: stops.map((key) => ({ key, label: label(key), now: key === now })),
    within: innerOf(conflict).map((key) => ({ key, label: verdictWords.steps[key], now: key === inner })),
    facts: factsOf(conflict),
  }
}
