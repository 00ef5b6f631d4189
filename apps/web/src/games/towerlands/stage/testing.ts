/** A table with two heroes for the tests of the stage's logic: Oslo at seat `anna`, Wren at seat `bert`. */
import { seatId } from '@homestake/rules'
import { tlOptions, type Conflict, type Dice, type Hero, type Side, type TlTable } from '@homestake/rules/towerlands'
import type { TlHouse } from '../logic/people.ts'

export const ANNA = seatId.parse('anna')
export const BERT = seatId.parse('bert')

export const hero = (name: string, more: Partial<Hero> = {}): Hero => ({
  stage: 'playing',
  sheet: {
    name,
    about: '',
    influence: 3,
    domains: { physical: 1, mental: 2, social: 1, emotional: 0, spiritual: 3 },
    traits: {},
  },
  burdens: {},
  storyPoints: 1,
  ...more,
})

/** Dice with these values, the kept ones first. */
export const dice = (kept: readonly number[], unkept: readonly number[] = [], mark = 'd'): Dice =>
  Object.fromEntries([
    ...kept.map((value, i) => [`${mark}k${i}`, { value, pile: 'kept', swapped: false, was: null }] as const),
    ...unkept.map((value, i) => [`${mark}u${i}`, { value, pile: 'unkept', swapped: false, was: null }] as const),
  ])

export const side = (principal: Side['principal'], more: Partial<Side> = {}): Side => ({
  principal,
  other: principal === 'gm' ? 'scholar' : null,
  name: principal === ANNA ? 'Oslo' : principal === BERT ? 'Wren' : 'The scholar',
  win: 'the argument',
  lose: 'face',
  goal: '',
  accepted: false,
  ready: false,
  callsOff: false,
  influence: 3,
  rating: 2,
  dice: {},
  calls: 0,
  calledIn: 0,
  used: {},
  swaps: false,
  declined: false,
  lastDie: null,
  ...more,
})

const base = {
  id: 'c1',
  step: 4,
  healing: null,
  proposedBy: ANNA,
  domain: 'mental',
  round: 1,
  fresh: true,
  lastWon: null,
  tied: false,
  sides: { first: side(ANNA), second: side('gm') },
  suspended: null,
} as const

type Common = { readonly [key in keyof typeof base]?: Conflict[key] }
type OnlyOf<S extends Conflict['stage']> = Omit<Extract<Conflict, { readonly stage: S }>, keyof typeof base>

/** A conflict of Oslo against the scholar. */
export const conflict = <S extends Conflict['stage']>(
  stage: OnlyOf<S> & { readonly stage: S },
  more: Common = {},
): Extract<Conflict, { readonly stage: S }> =>
  ({ ...base, ...more, ...stage }) as unknown as Extract<Conflict, { readonly stage: S }>

export const play = (more: Partial<TlTable> = {}): TlTable => ({
  phase: 'play',
  setting: '',
  kingdom: { name: 'The Towerland', rating: 2 },
  heroes: { [ANNA]: hero('Oslo'), [BERT]: hero('Wren') },
  others: {},
  conflict: null,
  ...more,
})

export const table = (on: Partial<TlTable> = {}): TlHouse => ({
  game: 'towerlands',
  title: 'Oslo’s tower',
  options: tlOptions.parse({}),
  begun: true,
  ended: false,
  seats: {
    [ANNA]: { name: 'Anna', colour: 'madder', order: 1 },
    [BERT]: { name: 'Bert', colour: 'moss', order: 2 },
  },
  chapter: null,
  play: play(on),
})

/** What a table plays if nothing else was chosen. */
export const OPTIONS = tlOptions.parse({})
