import { DOMAINS, type Domain, type Sheet, type Trait, type TraitKind } from '../state.ts'

export const TEMPLATE = { influence: 2, domains: 7, mostInDomain: 3, traits: 6, ratings: 10, mostRating: 3 } as const

const START: readonly (readonly [TraitKind, number])[] = [
  ['loyalty', 2], ['friend', 2], ['foe', 1], ['spiritbond', 1], ['tradition', 2], ['fetish', 2],
] // prettier-ignore

export const blankTrait = (kind: TraitKind, rating = 1): Trait => ({ kind, name: '', note: '', rating, spent: 0 })

const domainsOf = (dice: readonly number[]): Record<Domain, number> =>
  Object.fromEntries(DOMAINS.map((domain, i) => [domain, dice[i] ?? 0])) as Record<Domain, number>

/** TA4: the sheet that a new seat finds: a budget's worth of dice, to be shifted about and named. */
export const blankSheet = (): Sheet => ({
  name: '',
  about: '',
  influence: TEMPLATE.influence,
  domains: domainsOf([2, 2, 1, 1, 1]),
  traits: Object.fromEntries(START.map(([kind, rating], i) => [`t${i + 1}`, blankTrait(kind, rating)])),
})

/** Somebody whom the GM has just thought of. */
export const blankOther = (name: string): Sheet & { note: string } => ({
  name,
  about: '',
  note: '',
  influence: 2,
  domains: domainsOf([1, 1, 1, 1, 1]),
  traits: {},
})
