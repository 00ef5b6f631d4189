import { describe, expect, it } from 'vitest'
import type { Dice } from '../dice/die.ts'
import { firstKeep } from '../dice/keep.ts'
import { bestChoice } from './best.ts'
import { callChances, type Standing } from './calls.ts'

const RULES = { virtual20: 'off', tieAfterReroll: 'on', finalTie: 'lastWon' } as const
const side = (influence: number, ...values: number[]): Dice =>
  firstKeep(
    influence,
    Object.fromEntries(values.map((value, i) => [`d${i}`, { value, pile: 'unkept', swapped: false, was: null }])),
    RULES,
  )
const standing = (own: Dice, other: Dice, influence: number | null = null): Standing => ({
  own, other, influence, lastWon: null, rules: RULES,
}) // prettier-ignore
const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((all, id) => [...all, ...all.map((some) => [...some, id])], [[]])

describe('the best choice of dice for a call (D10)', () => {
  it.each([
    [
      [14, 13, 8, 6],
      [14, 14, 3],
    ],
    [
      [9, 9, 6, 6, 4],
      [12, 9, 1],
    ],
    [
      [20, 7, 7, 5],
      [20, 20, 11],
    ],
    [
      [6, 6, 3, 3, 2],
      [6, 5, 5],
    ],
  ])('T-R51 T-R52 none of %j against %j does better', (own, other) => {
    const at = standing(side(2, ...own), side(2, ...other))
    for (const most of [1, 2, 3]) {
      const best = bestChoice(at, { kind: 'reroll', most })
      const wins = subsets(Object.keys(at.own))
        .filter(({ length }) => length > 0 && length <= most)
        .map((dice) => callChances(at, { kind: 'reroll', dice }).win)
      expect(best?.chances.win).toBeCloseTo(Math.max(...wins), 12)
      expect(best?.call.kind === 'reroll' && best.call.dice.length).toBeLessThanOrEqual(most)
    }
  })

  it('TA2 more of a Well is not always better: one more die may part those that are kept as equals', () => {
    const at = standing(side(1, 9, 9, 9), side(1, 12, 12), 1)
    expect(bestChoice(at, { kind: 'well', least: 1, most: 3 })?.call).toEqual({ kind: 'well', dice: 1 })
    expect(bestChoice(at, { kind: 'well', least: 3, most: 3 })?.call).toEqual({ kind: 'well', dice: 3 })
    expect(bestChoice(at, { kind: 'well', least: 1, most: 0 })).toBeNull()
  })

  it('T-R57 a burden’s value goes where it does most; T-R61 one’s own has nothing to choose', () => {
    const at = standing(side(2, 14, 13, 8), side(2, 15, 14, 1))
    expect(bestChoice(at, { kind: 'burden', value: 18 })).toMatchObject({ chances: { win: 1 } })
    expect(bestChoice(at, { kind: 'own', value: 18 })?.chances.lose).toBe(1)
  })

  it('more dice than can be tried in every way: the lowest of each pile', () => {
    const at = standing(side(8, ...Array.from({ length: 20 }, (_, i) => i + 1)), side(8, 12, 11, 10, 9, 8, 7, 6, 5))
    expect(bestChoice(at, { kind: 'reroll', most: 12 })?.chances.win).toBeGreaterThan(0.9)
  })
})
