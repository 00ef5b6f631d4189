import { tlCommand, tlOptions, type TlOptions, type Trait } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { ANNA, conflict, dice, hero, side, table } from '../stage/testing.ts'
import { callables, callCommand, callGroups, probe, taskOf } from './pick-calls.ts'
import type { TlView } from './people.ts'

const trait = (kind: Trait['kind'], name: string, rating: number, spent = 0): Trait => ({ kind, name, note: '', rating, spent }) // prettier-ignore
const burden = (name: string, value: number) => ({ name, domain: 'mental' as const, value, from: null })
const sheet = {
  name: 'Oslo',
  about: '',
  influence: 3,
  domains: { physical: 1, mental: 2, social: 1, emotional: 0, spiritual: 3 },
  traits: {
    t1: trait('foe', 'The bailiff', 1),
    t2: trait('tradition', 'Ways of the Earthmen', 3),
    t3: trait('well', 'The spring', 4, 1),
  },
}
const ON = conflict(
  { stage: 'window' },
  { sides: { first: side(ANNA, { dice: dice([14, 13], [8, 6]) }), second: side('gm', { dice: dice([19]) }) } },
)
const viewOf = (options: Partial<TlOptions> = {}): TlView => ({
  table: {
    ...table({
      heroes: { [ANNA]: hero('Oslo', { sheet, burdens: { b1: burden('Afraid', 4), b2: burden('Proud', 12) } }) },
      others: { scholar: { name: 'The scholar', traits: {}, burdens: { o1: burden('Vain', 18) } } },
      conflict: ON,
    }),
    options: tlOptions.parse(options),
  },
})
const groups = (options: Partial<TlOptions> = {}) => callGroups(viewOf(options), ON, 'first')
const one = (key: string, options: Partial<TlOptions> = {}) => {
  const found = callables(groups(options)).find((callable) => callable.key === key)
  if (found === undefined) throw new Error(`no ${key}`)
  return found
}

describe('what may be called', () => {
  it('TA10 T-R57 T-R61 traits, Wells, the opponent’s burdens and one’s own, the strongest first', () => {
    const { traits, wells, theirs, own } = groups()
    expect(traits.map(({ name }) => name)).toEqual(['Ways of the Earthmen', 'The Towerland', 'The bailiff'])
    expect([wells, theirs, own].map((some) => some.map(({ name }) => name))).toEqual([
      ['The spring'],
      ['Vain'],
      ['Proud', 'Afraid'],
    ])
    expect(callGroups(viewOf(), ON, 'second').own.map(({ name }) => name)).toEqual(['Vain'])
  })

  it('TA2 a Well is called whole, or out of what is left in it', () => {
    expect(one('well t3')).toMatchObject({ least: 4, most: 4 })
    expect(one('well t3', { wells: 'pool' })).toMatchObject({ least: 1, most: 3 })
  })

  it('TA11 T-R57 which dice are picked for it', () => {
    expect(['trait t2', 'burden o1', 'well t3', 'own b1'].map((key) => taskOf(one(key)))).toEqual([
      { kind: 'some', most: 3 },
      { kind: 'one', from: ['kept', 'unkept'] },
      null,
      null,
    ])
  })

  it('the command that is given is one of the game’s', () => {
    const composed = { dice: ['dk0'], draws: 4, how: 'She knows it.' }
    for (const callable of callables(groups())) {
      const command = callCommand(ON, 'first', callable, composed)
      expect(tlCommand.parse(command)).toEqual(command)
      expect(tlCommand.safeParse(probe(ON, 'first', callable)).success).toBe(true)
    }
  })
})
