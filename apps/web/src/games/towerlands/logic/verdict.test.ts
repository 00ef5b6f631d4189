import type { TlEvent } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { ANNA, conflict, dice, OPTIONS, side } from '../stage/testing.ts'
import { forecastOf, lastRoundSaid, saidOf } from './verdict.ts'
import { lastThrow } from './verdict-lines.ts'

const sides = (first: readonly number[], second: readonly number[]) => ({
  first: side(ANNA, { dice: dice(first, [2]) }),
  second: side('gm', { dice: dice(second, [1]) }),
})
const window = (first: readonly number[], second: readonly number[], more: Parameters<typeof conflict>[1] = {}) =>
  conflict({ stage: 'window' }, { sides: sides(first, second), ...more })
const compared = (round: number, first: number, second: number): { readonly event: TlEvent } => ({
  event: {
    type: 'round-compared',
    conflict: 'c1',
    round,
    names: { first: 'Oslo', second: 'The scholar' },
    dice: { first: 'a', second: 'b' },
    values: { first, second },
    winner: first === second ? null : first > second ? 'first' : 'second',
  },
})
const headline = (on: Parameters<typeof saidOf>[0], lines: Parameters<typeof saidOf>[2] = []) =>
  saidOf(on, OPTIONS, lines)?.headline

describe('what the dice say before anybody calls', () => {
  it('C1 more kept dice win, whatever they show', () => {
    expect(saidOf(window([3, 2, 1], [20, 19]), OPTIONS, [])).toEqual({
      headline: 'Oslo wins, if nobody calls',
      outcome: 'The scholar runs out of dice first.',
      staked: false,
      numbers: ['3 kept against 2', 'next 3 against 20'],
      winner: 'first',
    })
  })

  it('C1 with equal counts the lowest pair that differs decides', () => {
    expect(saidOf(window([19, 12, 7], [12, 11, 8]), OPTIONS, [])).toMatchObject({
      headline: 'The scholar wins, if nobody calls',
      outcome: 'Both run out of dice together; the last round won decides.',
    })
    expect(headline(window([14, 13], [14, 13]))).toBe('Nobody wins, if nobody calls')
  })

  it('TA6 where all that is left ties, a round that was won before decides, or the last tie does', () => {
    const tied = window([14], [14], { lastWon: 'second' })
    expect(forecastOf(tied, 'lastWon')).toMatchObject({ how: 'last', winner: 'second' })
    expect(forecastOf(tied, 'stalemate')).toMatchObject({ how: 'stalemate', winner: null })
    expect(forecastOf(window([], [], { lastWon: 'second' }), 'stalemate').winner).toBe('second')
    expect(forecastOf(window([], [], { lastWon: 'second', tied: true }), 'stalemate').winner).toBeNull()
  })

  it('D10 a table without odds sees what lies there, and no forecast', () => {
    expect(saidOf(window([3, 2, 1], [20, 19]), { ...OPTIONS, odds: 'off' }, [])).toMatchObject({
      headline: 'Oslo keeps 3, The scholar keeps 2',
      outcome: '',
      numbers: ['next 3 against 20'],
      winner: null,
    })
  })
})

describe('what a round came to', () => {
  const told = { first: false, second: false }

  it('T-R39 says who wins it, then the two dice', () => {
    const on = conflict({ stage: 'narrate', winner: 'second', told }, { round: 2 })
    expect(saidOf(on, OPTIONS, [compared(1, 17, 19)])).toMatchObject({
      headline: 'The scholar wins round 1',
      numbers: ['19 to 17'],
      winner: 'second',
    })
    expect(headline(on)).toBe('The scholar wins round 1')
  })

  it('TA6 equal dice are nobody’s', () => {
    const on = conflict({ stage: 'narrate', winner: null, told }, { round: 3 })
    expect(saidOf(on, OPTIONS, [compared(1, 17, 19), compared(2, 14, 14)])).toMatchObject({
      headline: 'Round 2 is a tie: nobody wins it',
      numbers: ['14 on both sides'],
    })
  })

  it('stands over the next one, if the lines know it', () => {
    const on = window([14], [15], { round: 2 })
    expect(lastRoundSaid(on, [compared(1, 17, 19)])).toBe('The scholar wins round 1, 19 to 17')
    expect(lastRoundSaid(on, [])).toBeNull()
    expect(lastRoundSaid(window([14], [15]), [compared(1, 17, 19)])).toBeNull()
  })
})

describe('what a call comes to', () => {
  it('T-R54, T-R61 a burden that is called is named, with how it matters', () => {
    const called = { type: 'own-burden-called', conflict: 'c1', side: 'first', name: 'Oslo', burden: 'b', called: 'Lame', how: 'She limps.' } // prettier-ignore
    const on = conflict({ stage: 'pick', side: 'second', burden: 'b' })
    expect(saidOf(on, OPTIONS, [{ event: called }])).toMatchObject({
      headline: 'Oslo calls a burden of their own',
      outcome: '“Lame”: She limps.',
    })
    expect(headline(on)).toBe('Oslo calls a burden of their own')
  })

  it('T-R54, TA20 a call that the GM weighs is named, with how it matters', () => {
    const call = { kind: 'own', burden: 'b', how: 'She limps.' } as const
    const on = conflict({ stage: 'approval', side: 'first', call, name: 'Lame', back: 'window' })
    expect(saidOf(on, OPTIONS, [])).toMatchObject({ headline: 'Oslo would call Lame', outcome: '“She limps.”' })
  })
})

describe('how a conflict ends', () => {
  const end = { stage: 'aftermath', accepted: false, told: false } as const

  it('T-R44, T-R45 says whose stakes come true, and why', () => {
    expect(saidOf(conflict({ ...end, winner: 'first', how: 'left' }), OPTIONS, [])).toEqual({
      headline: 'Oslo wins',
      outcome: 'the argument',
      staked: true,
      numbers: ['The scholar is out of dice'],
      winner: 'first',
    })
    expect(saidOf(conflict({ ...end, winner: 'second', how: 'last' }), OPTIONS, [])?.numbers).toEqual([
      'with the last round that anybody won',
    ])
  })

  it('TA19 names who gave in; TA6 a stalemate gives nobody their stakes', () => {
    expect(headline(conflict({ ...end, winner: 'first', how: 'concession' }))).toBe('The scholar gives in')
    expect(saidOf(conflict({ ...end, winner: null, how: 'stalemate', told: true }), OPTIONS, [])).toMatchObject({
      headline: 'Nobody wins: nobody gets what they wanted',
      outcome: '',
      winner: null,
    })
  })

  it('TA8 where nobody wins raised stakes, what waited stands', () => {
    const suspended = { winner: 'first', how: 'left', win: 'x', domains: [], goal: null } as const
    const on = conflict({ ...end, winner: null, how: 'stalemate' }, { suspended: { ...suspended, domains: [] } })
    expect(saidOf(on, OPTIONS, [])?.outcome).toBe('What was decided before stands: Oslo has won.')
  })

  it('T-R73 tells what becomes of the burden in a healing scene', () => {
    const healing = { healing: { burden: 'b' } }
    expect(saidOf(conflict({ ...end, winner: 'first', how: 'left' }, healing), OPTIONS, [])?.outcome).toBe(
      'The burden is overcome.',
    )
    expect(saidOf(conflict({ ...end, winner: 'second', how: 'left' }, healing), OPTIONS, [])?.outcome).toBe(
      'The burden stays, with another die.',
    )
  })

  it('T-R64 the higher die is named before it is played; T-R44 what is left over', () => {
    const high = conflict({ stage: 'victory', side: 'first' }, { sides: sides([18, 4], [15, 3]) })
    expect(saidOf(high, OPTIONS, [])).toMatchObject({ headline: 'Oslo has the higher die', numbers: ['18 to 15'] })
    const left = conflict({ stage: 'burden', side: 'first', how: 'left' }, { sides: sides([13], []) })
    expect(saidOf(left, OPTIONS, [])).toMatchObject({ headline: 'Oslo wins', numbers: ['13 left'] })
  })
})

describe('which dice fall', () => {
  const rolled = (fallen: readonly string[]) => ({
    event: { type: 'rolled', conflict: 'c1', throw: 1, fallen: fallen.map((die, index) => ({ die, index, face: 3 })) },
  })

  it('T-R51 a reroll throws only its dice, under a name of its own', () => {
    const lines = [rolled(['f1', 's1'])]
    expect(lastThrow(lines, 'c1')).toEqual({ key: 'c1/1', dice: ['f1', 's1'] })
    const called = { event: { type: 'trait-called', conflict: 'c1', throw: 2, fallen: [{ die: 'f1' }] } }
    expect(lastThrow([...lines, called], 'c1')).toEqual({ key: 'c1/2', dice: ['f1'] })
    expect(lastThrow([...lines, called], 'c2')).toBeNull()
  })
})
