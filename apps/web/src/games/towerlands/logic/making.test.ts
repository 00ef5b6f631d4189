import { tlOptions, type Sheet, type Trait } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { inLanguage, languages, learn } from '@homestake/rules/language'
import { suggestions as said } from '../words/suggestions.ts'
import { ANNA, BERT } from '../stage/testing.ts'
import { makingWords } from '../words/making.ts'
import { budgetOf, leftOf, missingFrom } from './making.ts'
import { returnedWhy } from './making-returned.ts'
import { fillingsOf, hasEmpty } from './making-roll.ts'

const trait = (kind: Trait['kind'], rating: number, name: string): Trait => ({ kind, name, note: '', rating, spent: 0 })
const draft = (more: Partial<Sheet> = {}): Sheet => ({
  name: 'Isolt',
  about: '',
  influence: 2,
  domains: { physical: 2, mental: 2, social: 1, emotional: 1, spiritual: 1 },
  traits: {
    a: trait('loyalty', 2, 'The gate'),
    b: trait('friend', 2, 'Mabb'),
    c: trait('foe', 1, 'Carrow'),
    d: trait('tradition', 2, 'The long law'),
    e: trait('fetish', 2, 'A key'),
    f: trait('well', 1, 'The spring'),
  },
  ...more,
})
const template = tlOptions.parse({})
const free = tlOptions.parse({ creation: 'free' })

describe('making a hero', () => {
  it('TA4 counts what of the budget is given, and what is left or too much', () => {
    const budget = budgetOf(draft())
    expect(budget).toEqual({
      domains: { have: 7, of: 7 },
      traits: { have: 6, of: 6 },
      ratings: { have: 10, of: 10 },
      loyalties: 1,
    })
    const { traits, ...rest } = draft({ domains: { physical: 3, mental: 3, social: 3, emotional: 0, spiritual: 0 } })
    const { a, b } = traits
    const other = budgetOf({ ...rest, traits: { ...(a && { a }), ...(b && { b }) } })
    expect([other.domains, other.traits, other.ratings].map(leftOf)).toEqual([-2, 4, 6])
  })

  it('TA4 says all that is missing; traits without names are counted, not listed', () => {
    const bare = draft({ name: ' ', influence: 3 })
    const blank = { ...bare, traits: { ...bare.traits, a: trait('loyalty', 2, ''), b: trait('friend', 2, ' ') } }
    expect(missingFrom(blank, template)).toHaveLength(3)
    expect(missingFrom(blank, template).at(-1)).toBe(makingWords.making.unnamedTraits(2))
    expect(missingFrom(draft(), template)).toEqual([])
  })

  it('TA4 where heroes are made freely no budget is asked for', () => {
    expect(missingFrom(draft({ influence: 5, traits: {} }), free)).toEqual([])
    expect(missingFrom(draft({ influence: 5, traits: {} }), template)).toHaveLength(4)
  })
})

describe('rolling what is still empty', () => {
  it('leaves what is written, and gives each empty field something of its kind', () => {
    const fillings = fillingsOf(draft({ name: '', traits: { a: trait('foe', 1, ''), b: trait('foe', 1, 'Mine') } }), said, () => 0.5) // prettier-ignore
    expect(fillings.map(({ path }) => path.join('/'))).toEqual(['name', 'about', 'traits/a/name'])
    expect(said.names).toContain(fillings[0]?.value)
    expect(said.traits.foe).toContain(fillings[2]?.value)
    expect(hasEmpty(draft({ name: 'Ann', about: 'Tall', traits: { a: trait('foe', 1, '') } }))).toBe(true)
    expect(hasEmpty(draft({ name: 'Ann', about: 'Tall', traits: { a: trait('foe', 1, 'Mine') } }))).toBe(false)
  })

  it('takes nothing twice, and leaves a field empty when nothing is left', () => {
    const few = { names: [], abouts: [], traits: { ...said.traits, foe: ['One', 'Two'] } }
    const foes = { a: trait('foe', 1, 'Two'), b: trait('foe', 1, ''), c: trait('foe', 1, '') }
    expect(fillingsOf(draft({ name: '', traits: foes }), few, () => 0.99)).toEqual([
      { path: ['traits', 'b', 'name'], was: '', value: 'One' },
    ])
  })

  it('keeps the white space that stands there, so that the table knows what it replaces', () => {
    const [first] = fillingsOf(draft({ name: '  ' }), said, () => 0)
    expect(first).toMatchObject({ path: ['name'], was: '  ' })
  })

  it.each(languages)('LANG-5 every suggestion fits its field, and each stands once (%s)', async (language) => {
    await learn(language)
    const suggestions = inLanguage(language, () => JSON.parse(JSON.stringify(said)) as typeof said)
    const all = [suggestions.names, suggestions.abouts, suggestions.settings, suggestions.kingdoms, suggestions.people]
    for (const some of [...all, Object.values(suggestions.traits).flat()]) expect(new Set(some).size).toBe(some.length)
    expect(suggestions.names.length).toBe(said.names.length)
    if (language !== 'en') expect(suggestions.settings).not.toEqual(said.settings)
    expect(suggestions.names.filter((name) => name.length > 40)).toEqual([])
    expect(suggestions.people.filter((name) => name.length > 40)).toEqual([])
    expect(suggestions.kingdoms.filter((name) => name.length > 40)).toEqual([])
    expect(suggestions.settings.filter((text) => text.length > 240)).toEqual([])
    expect(Object.values(suggestions.traits).flatMap((names) => names.filter((name) => name.length > 80))).toEqual([])
  })
})

describe('a sheet that came back', () => {
  const line = (type: string, seat: string, why = '') => ({ event: { type, seat, name: 'Isolt', why } })

  it('says why, until it is handed in again', () => {
    const lines = [line('sheet-submitted', ANNA), line('sheet-returned', ANNA, 'Two foes, please.'), line('sheet-submitted', BERT)] // prettier-ignore
    expect(returnedWhy(lines, ANNA)).toBe('Two foes, please.')
    expect(returnedWhy(lines, BERT)).toBeNull()
    expect(returnedWhy([...lines, line('sheet-submitted', ANNA)], ANNA)).toBeNull()
    expect(returnedWhy([line('said', ANNA)], ANNA)).toBeNull()
  })
})
