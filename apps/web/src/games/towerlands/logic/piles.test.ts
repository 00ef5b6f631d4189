import type { Dice, Die } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { conflict, dice, OPTIONS, side } from '../stage/testing.ts'
import { forecastOf } from './verdict.ts'
import { bothPiles, diceOf, inTheAir, orderOf, pairsOf, pilesOf, seedOf, unthrownOf } from './piles.ts'
import { spokenDie } from './piles-spoken.ts'

const die = (value: number, pile: Die['pile'], more: Partial<Die> = {}): Die => ({
  value,
  pile,
  swapped: false,
  was: null,
  ...more,
})
const columns = (first: readonly number[], second: readonly number[], finalTie = OPTIONS.finalTie) => {
  const on = conflict(
    { stage: 'window' },
    { round: 2, sides: { first: side('gm', { dice: dice(first) }), second: side('gm', { dice: dice(second) }) } },
  )
  const pairs = pairsOf(bothPiles(diceOf(on), OPTIONS, false), on.round, forecastOf(on, finalTie))
  return pairs.map(({ round, winner, left, decides }) => [round, left ?? winner, decides])
}

describe('what lies on the table', () => {
  it('T-R34 T-R37 T-R38 each pile from its highest die down; a thrown twenty is free, one out of a burden is not', () => {
    const some: Dice = {
      a: die(9, 'kept'),
      b: die(20, 'kept'),
      c: die(20, 'unkept', { swapped: true, was: 4 }),
      d: die(3, 'out'),
    }
    const { kept, unkept, out } = pilesOf(some, OPTIONS)
    expect(kept.map(({ id, free }) => [id, free])).toEqual([
      ['b', true],
      ['a', false],
    ])
    expect(unkept.map(({ id, free }) => [id, free])).toEqual([['c', false]])
    expect(out.map(({ id }) => id)).toEqual(['d'])
    expect(pilesOf(some, { ...OPTIONS, virtual20: 'on' }).unkept[0]?.free).toBe(true)
  })

  it('T-R71 a burden’s die in a healing scene is known as one until it is rerolled', () => {
    const some: Dice = { v1: die(11, 'kept'), v2: die(9, 'kept', { was: 12 }), s1: die(4, 'kept') }
    expect(pilesOf(some, OPTIONS, true).kept.map(({ virtual }) => virtual)).toEqual([true, false, false])
    expect(pilesOf(some, OPTIONS).kept.some(({ virtual }) => virtual)).toBe(false)
  })

  it('C1 dice that meet stand in pairs, the next one first; what is left over decides', () => {
    expect(columns([17, 14, 13], [19, 15])).toEqual([
      [2, 'second', false],
      [3, 'second', false],
      [4, 'first', true],
    ])
  })

  it('C1 TA6 with equal counts the lowest pair that differs decides; with the tie at the end a stalemate, none does', () => {
    expect(columns([18, 14, 9], [17, 15, 9])).toEqual([
      [2, 'first', false],
      [3, 'second', true],
      [4, null, false],
    ])
    expect(columns([18, 9], [17, 9], 'stalemate').some(([, , decides]) => decides)).toBe(false)
    expect(columns([], [])).toEqual([])
  })

  it('nothing is told of dice in the air: they lie as they did, and new ones in no pile', () => {
    const before: Dice = { a: die(9, 'kept'), b: die(3, 'unkept') }
    const after: Dice = { a: die(9, 'kept'), b: die(20, 'kept', { was: 3 }), w: die(5, 'unkept') }
    expect(inTheAir(before, after).lying).toBe(before)
    expect(inTheAir(before, after).air.map(({ id }) => id)).toEqual(['w'])
    expect(inTheAir({}, after).air).toHaveLength(3)
    expect(new Set(['f1', 'f2', 's1', 's2'].map(seedOf)).size).toBe(4)
  })

  it('one’s own side lies nearest; T-R30 before the roll as many stones as are thrown', () => {
    expect([orderOf('second'), orderOf('first'), orderOf(null)]).toEqual([
      ['first', 'second'],
      ['second', 'first'],
      ['second', 'first'],
    ])
    const on = conflict({ stage: 'roll' }, { sides: { first: side('gm', { influence: 3, rating: 2 }), second: side('gm', { influence: 2, rating: 4 }) } }) // prettier-ignore
    expect(unthrownOf(on)).toEqual({ first: 5, second: 6 })
  })
})

describe('how a die is said', () => {
  const none = { next: false, left: false, mark: null }
  const [kept] = pilesOf({ a: die(14, 'kept', { was: 3 }) }, OPTIONS).kept
  if (kept === undefined) throw new Error('no die')

  it('T-R51 fourteen, kept; rerolled from three; picked', () => {
    expect(spokenDie(kept, { ...none, mark: { kind: 'picked' } }, {})).toBe(
      'fourteen, kept; rerolled from three; picked',
    )
  })

  it('T-R34 T-R59 free, out of a burden, next, left over, half of a pair', () => {
    const said = (more: Partial<typeof kept>, how: Partial<Parameters<typeof spokenDie>[1]> = {}) =>
      spokenDie({ ...kept, was: null, ...more }, { ...none, ...how }, { b: die(9, 'unkept') })
    expect(said({ value: 20, free: true }, { next: true })).toBe('twenty, kept; a free twenty; next to be compared')
    expect(said({ value: 18, pile: 'unkept', swapped: true, was: 8 })).toBe(
      'eighteen, unkept; out of a burden, was eight',
    )
    expect(said({ virtual: true }, { left: true })).toBe('fourteen, kept; a burden’s own die; left over')
    expect(said({}, { mark: { kind: 'pair', number: 1, with: 'b' } })).toBe('fourteen, kept; changes places with nine')
    expect(said({}, { mark: { kind: 'half' } })).toBe('fourteen, kept; picked, waiting for its other half')
  })
})
