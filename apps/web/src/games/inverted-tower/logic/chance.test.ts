import { describe, expect, test } from 'vitest'
import { checkChance } from '@homestake/rules/inverted-tower'
import { wholePercent } from '../../../words/numbers.ts'
import { checked, needs } from './chance.ts'

describe('chances', () => {
  test('I-R5 a check says what the die has to show', () => {
    expect([-3, -2, -1, 0, 1, 2, 3, 4].map((modifier) => needs(checkChance(modifier)))).toEqual([
      'never',
      'never',
      'a 6',
      '5+',
      '4+',
      '3+',
      '2+',
      'always',
    ])
  })

  test('IA9 only what is certain says 100%, and only what is impossible 0%', () => {
    expect([0, 0.001, 1 / 18, 2 / 3, 0.999, 1].map((chance) => wholePercent(chance))).toEqual([
      '0%',
      'under 1%',
      '6%',
      '67%',
      'over 99%',
      '100%',
    ])
  })

  test('both in one', () => {
    expect([checked(1 / 3), checked(0), checked(1)]).toEqual(['5+ · 33%', 'never', 'always'])
  })
})
