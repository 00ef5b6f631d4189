import { describe, expect, it } from 'vitest'
import { ANNA, BERT, hero, play, table } from '../stage/testing.ts'
import { castOf, missingIn, numbersIn, opponents, proposalOf, proposers, type Draft } from './stakes.ts'
import { waitsOf } from './waits.ts'

const known = { name: 'The scholar', traits: {}, burdens: {} }
const sheet = {
  name: 'Mother Salt',
  about: '',
  note: '',
  influence: 4,
  domains: { physical: 0, mental: 5, social: 1, emotional: 1, spiritual: 2 },
  traits: {},
}
const draft: Draft = { first: ANNA, second: 'gm', other: 'new', opposition: 'The wind', win: 'a', lose: 'b', goal: '' }

describe('who may stand against whom', () => {
  it('TA5 a player proposes for themself, the GM for any side', () => {
    expect(proposers(play(), { chair: false, seat: BERT })).toEqual([BERT])
    expect(proposers(play(), { chair: true, seat: null })).toEqual(['gm', ANNA, BERT])
    expect(proposers(play(), { chair: true, seat: BERT })).toEqual(['gm', BERT, ANNA])
    const drafting = play({ heroes: { [ANNA]: hero('Oslo', { stage: 'draft' }), [BERT]: hero('Wren') } })
    expect(proposers(drafting, { chair: false, seat: ANNA })).toEqual([])
    expect(opponents(drafting, BERT)).toEqual(['gm'])
    expect(opponents(play(), 'gm')).toEqual([ANNA, BERT])
  })

  it('T-R62 the GM has those on her desk too; whom nobody has met is told apart', () => {
    const met = play({ others: { s: known } })
    expect(castOf(met, undefined)).toEqual([{ id: 's', name: 'The scholar', known: true }])
    expect(castOf(met, { others: { s: { ...sheet, name: 'The scholar' }, m: sheet } })).toEqual([
      { id: 's', name: 'The scholar', known: true },
      { id: 'm', name: 'Mother Salt', known: false },
    ])
  })
})

describe('who is no more than a name', () => {
  it('stands last, each name once', () => {
    const burdened = { ...known, burdens: { b: { name: 'Shamed', domain: 'mental', value: 9, from: null } as const } }
    const met = play({ others: { a: { ...known, name: 'The wind' }, b: { ...known, name: 'The wind' }, s: burdened } })
    expect(castOf(met, undefined).map(({ id }) => id)).toEqual(['s', 'a'])
    expect(castOf(met, { others: { b: { ...sheet, name: 'The wind' } } }).map(({ id }) => id)).toEqual(['b', 's'])
  })
})

describe('a proposal', () => {
  it('T-R27, T-R28 says what is missing before it goes on the table', () => {
    expect(missingIn(draft)).toBeNull()
    expect(missingIn({ ...draft, second: undefined })).toBe('against')
    expect(missingIn({ ...draft, other: null })).toBe('other')
    expect(missingIn({ ...draft, opposition: ' ' })).toBe('opposition')
    expect(missingIn({ ...draft, second: BERT, other: null })).toBeNull()
    expect(missingIn({ ...draft, win: '' })).toBe('win')
    expect(missingIn({ ...draft, lose: ' ' })).toBe('lose')
  })

  it('TA5 names whom the GM plays, by a name or from those who are known; between heroes nobody', () => {
    expect(proposalOf(draft)).toMatchObject({ other: null, opposition: 'The wind' })
    expect(proposalOf({ ...draft, other: 's' })).toMatchObject({ other: 's', opposition: '' })
    expect(proposalOf({ ...draft, second: BERT, other: 's' })).toMatchObject({ other: null, opposition: '' })
    expect(proposalOf({ ...draft, first: undefined })).toBeNull()
  })

  it('T-R30, T-R31 numbers stand on sheets; of the GM’s people only she sees them', () => {
    const on = play({ others: { m: { ...known, name: 'Mother Salt' } } })
    const hers = { principal: 'gm', other: 'm' } as const
    expect(numbersIn(on, undefined, { principal: ANNA, other: null }, 'spiritual')).toEqual({ influence: 3, rating: 3 })
    expect(numbersIn(on, undefined, hers, 'mental')).toBeNull()
    expect(numbersIn(on, { others: { m: sheet } }, hers, 'mental')).toEqual({ influence: 4, rating: 5 })
  })
})

describe('what the table waits for', () => {
  it('TA4 sheets, their reading, and play', () => {
    const stages = (a: 'draft' | 'submitted' | 'playing', b: typeof a) => ({
      [ANNA]: hero('Oslo', { stage: a }),
      [BERT]: hero('Wren', { stage: b }),
    })
    expect(waitsOf(table({ phase: 'making', heroes: {} }))).toEqual([
      'The GM: send round the players’ link. Nobody is seated yet.',
    ])
    expect(waitsOf(table({ phase: 'making', heroes: stages('draft', 'submitted') }))).toEqual([
      'Oslo: still making a hero',
      'The GM: read the sheet of Wren',
    ])
    expect(waitsOf(table({ phase: 'making', heroes: stages('playing', 'playing') }))).toEqual([
      'The GM: open play with Oslo and Wren',
    ])
    expect(waitsOf(table({ heroes: stages('playing', 'playing') }))).toEqual([])
  })
})
