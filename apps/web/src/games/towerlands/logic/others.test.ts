import type { Other, Trait } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { ANNA, conflict, play, side } from '../stage/testing.ts'
import { words } from '../words.ts'
import { othersMet, peopleOf, publicOf } from './others.ts'

const trait = (name: string): Trait => ({ kind: 'tradition', name, note: '', rating: 2, spent: 0 })
const other = (name: string, more: Partial<Other> = {}): Other => ({ name, traits: {}, burdens: {}, ...more })
const burdens = { b1: { name: 'Out of breath', domain: 'physical', value: 9, from: null } } as const

const others = {
  reeve: other('The reeve'),
  abbot: other('The abbot', { burdens }),
  scholar: other('The scholar'),
}
const sheet = {
  name: 'The abbot',
  about: '',
  note: '',
  influence: 2,
  domains: { physical: 1, mental: 1, social: 1, emotional: 1, spiritual: 1 },
  traits: {},
}

describe('others', () => {
  it('whoever bears something is near, and whoever stands in the conflict comes first', () => {
    const calm = othersMet(play({ others, conflict: null }))
    expect(calm.near.map(({ id }) => id)).toEqual(['abbot'])
    expect(calm.far.map(({ id }) => id)).toEqual(['reeve', 'scholar'])
    const on = conflict({ stage: 'stakes' }, { sides: { first: side(ANNA), second: side('gm', { other: 'scholar' }) } })
    expect(othersMet(play({ others, conflict: on })).near.map(({ id }) => id)).toEqual(['scholar', 'abbot'])
  })

  it('T-R62 the desk has those who are prepared, and those whom play brought up', () => {
    const people = peopleOf(play({ others }), { others: { abbot: sheet, queen: { ...sheet, name: 'The queen' } } })
    expect(people.map(({ id, sheet: own, known }) => [id, own !== null, known !== null])).toEqual([
      ['abbot', true, true],
      ['queen', true, false],
      ['reeve', false, true],
      ['scholar', false, true],
    ])
  })

  it('1.4 says what of somebody everyone knows, and that the rest is hers', () => {
    expect(publicOf(null, true)).toBe(words.others.knowsNothing)
    expect(publicOf(other('The reeve'), false)).toBe('Everyone knows the name The reeve.')
    const met = publicOf(other('The abbot', { burdens, traits: { t1: trait('Canon law') } }), true)
    expect(met).toBe(
      `Everyone knows the name The abbot, a burden and that they have “Canon law”. ${words.others.knowsRest}`,
    )
  })
})
