import { describe, expect, it } from 'vitest'
import { fractions } from '../../../test/towerlands-vectors.ts'
import { verdictOf } from '../dice/compare.ts'
import { valuesOf, type Dice } from '../dice/die.ts'
import { firstKeep } from '../dice/keep.ts'
import { callChances, type Standing } from './calls.ts'
import { conflictChances } from './conflict.ts'
import { keptChances, type Pool } from './kept.ts'

const poolOf = (text: string): Pool => {
  const [influence = 0, dice = 0] = text.split(',').map(Number)
  return { influence, dice }
}
const RULES = { virtual20: 'off', tieAfterReroll: 'on', finalTie: 'lastWon' } as const
const dice = (pile: 'kept' | 'unkept', ...values: number[]): Dice =>
  Object.fromEntries(values.map((value, i) => [`${pile[0]}${i}`, { value, pile, swapped: false, was: null }]))

describe('chances before a roll (D10)', () => {
  for (const [key, row] of fractions('kept'))
    it(`how many are kept with Influence, dice ${key}`, () => {
      const chances = keptChances(poolOf(key))
      for (const [count, chance] of Object.entries(row)) expect(chances[Number(count)]).toBeCloseTo(chance, 12)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    })

  for (const [key, row] of fractions('outcomes'))
    it(`a whole conflict, ${key}`, () => {
      const [first = '', second = ''] = key.split(' v ')
      const chances = conflictChances(poolOf(first), poolOf(second))
      expect(chances.firstLeft).toBeCloseTo(row['A_burden'] ?? 0, 12)
      expect(chances.secondLeft).toBeCloseTo(row['B_burden'] ?? 0, 12)
      expect(chances.firstLast).toBeCloseTo(row['A_last'] ?? 0, 12)
      expect(chances.secondLast).toBeCloseTo(row['B_last'] ?? 0, 12)
      expect(chances.stalemate).toBeCloseTo(row['stalemate'] ?? 0, 12)
    })

  it('a dozen dice a side take less than 50 ms', () => {
    const reckon = () => conflictChances({ influence: 6, dice: 12 }, { influence: 5, dice: 12 })
    const times = Array.from({ length: 8 }, () => {
      const from = performance.now()
      reckon()
      return performance.now() - from
    })
    // The quickest: the others may have waited for somebody else's work.
    expect(Math.min(...times)).toBeLessThan(50)
    const chances = reckon()
    expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  for (const finalTie of ['lastWon', 'stalemate'] as const)
    it(`T-R71 dice that lie there already count as in every roll there is, finalTie: ${finalTie}`, () => {
      const [first, second] = [
        { influence: 1, dice: 2, fixed: [11, 20] },
        { influence: 2, dice: 1, fixed: [11, 7] },
      ]
      const found = { firstLeft: 0, secondLeft: 0, firstLast: 0, secondLast: 0, stalemate: 0 }
      for (let a = 1; a <= 20; a++)
        for (let b = 1; b <= 20; b++)
          for (let c = 1; c <= 20; c++) {
            const kept = [
              firstKeep(1, dice('unkept', a, b, 11, 20), RULES),
              firstKeep(2, dice('unkept', c, 11, 7), RULES),
            ]
            const [mine = [], theirs = []] = kept.map((side) => valuesOf(side, 'kept'))
            const { winner, how } = verdictOf(mine, theirs, finalTie)
            const what =
              how === 'stalemate' || winner === null ? how : (`${winner}${how === 'left' ? 'Left' : 'Last'}` as const)
            if (what in found) found[what as keyof typeof found] += 1 / 8000
          }
      const chances = conflictChances(first, second, finalTie)
      for (const [what, chance] of Object.entries(found))
        expect(chances[what as 'stalemate'], what).toBeCloseTo(chance, 12)
    })
})

describe('chances of one’s own call (D10)', () => {
  const standing: Standing = {
    own: { ...dice('kept', 14, 13), ...dice('unkept', 8, 6) },
    other: dice('kept', 14, 14),
    influence: null,
    lastWon: null,
    rules: RULES,
  }

  it('TC2 without a call the second wins', () => {
    expect(callChances(standing, { kind: 'none' })).toEqual({ win: 0, lose: 1, stalemate: 0 })
  })

  it('TC2 rerolling the 8 and the 6 wins where one of them reaches 15, ties the lowest kept die or is a 20', () => {
    let win = 0
    let stalemate = 0
    for (let a = 1; a <= 20; a++)
      for (let b = 1; b <= 20; b++) {
        const extra = [a, b].filter((face) => face === 20 || face === 13).length
        const best = [14, 13, a, b].sort((x, y) => y - x).slice(0, 2)
        const { winner } = verdictOf(best, [14, 14])
        if (extra > 0 || winner === 'first') win += 1 / 400
        else if (winner === null) stalemate += 1 / 400
      }
    const chances = callChances(standing, { kind: 'reroll', dice: ['u0', 'u1'] })
    expect(chances.win).toBeCloseTo(win, 12)
    expect(chances.stalemate).toBeCloseTo(stalemate, 12)
  })

  it('a round that was won already decides where all that is left ties', () => {
    const tied = { ...standing, other: dice('kept', 14, 13), lastWon: 'own' as const }
    expect(callChances(tied, { kind: 'none' }).win).toBe(1)
    expect(callChances({ ...tied, rules: { ...RULES, finalTie: 'stalemate' } }, { kind: 'none' }).stalemate).toBe(1)
  })

  it('TA2 a Well before the first comparison is kept with the rest; a burden’s value is swapped at its best', () => {
    expect(callChances({ ...standing, influence: 2 }, { kind: 'well', dice: 1 }).win).toBeCloseTo(7 / 20, 12)
    expect(callChances(standing, { kind: 'burden', die: 'u1', value: 18 }).win).toBe(1)
  })
})
