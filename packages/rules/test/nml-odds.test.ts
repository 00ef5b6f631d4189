import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { conflictChances } from '../src/new-and-magic-land/odds/conflict.ts'
import { wholeOf } from '../src/new-and-magic-land/odds/whole.ts'
import type { Conflict } from '../src/new-and-magic-land/state.ts'
import { highestChances } from '../src/new-and-magic-land/odds/highest.ts'
import { rollChances, totalChances } from '../src/new-and-magic-land/odds/roll.ts'

const row = z.looseObject({
  P1: z.number(), n1: z.number(), P2: z.number(), n2: z.number(),
  winF: z.number(), tieF: z.number(), loseF: z.number(),
}) // prettier-ignore
const file = new URL('./new-and-magic-land.odds.json', import.meta.url)
const rows = z.array(row).parse(JSON.parse(readFileSync(file, 'utf8')))

describe('odds of New and Magic Land', () => {
  it.each(rows)('NML-R36 NML-R38 $P1 and $n1 dice against $P2 and $n2 dice, to nine decimals', (given) => {
    const { P1, n1, P2, n2, winF, tieF, loseF } = given
    const chances = rollChances({ first: { pool: P1, dice: n1 }, second: { pool: P2, dice: n2 } })
    expect(chances.first).toBeCloseTo(winF, 9)
    expect(chances.tie).toBeCloseTo(tieF, 9)
    expect(chances.second).toBeCloseTo(loseF, 9)
  })

  it('NML-R35 a multiple of six never comes, and the highest of one die is 4.2 on average', () => {
    const chances = highestChances(1)
    expect(chances[6]).toBe(0)
    expect(chances[12]).toBe(0)
    expect(chances[17]).toBeCloseTo(1 / 216, 12)
    expect(chances.reduce((sum, chance, value) => sum + chance * value, 0)).toBeCloseTo(4.2, 9)
  })

  it('NML-R34 a side without dice has its pool and nothing else', () => {
    expect(totalChances({ dice: 0, pool: 4 })).toEqual([{ total: 4, chance: 1 }])
    expect(rollChances({ first: { dice: 0, pool: 4 }, second: { dice: 0, pool: 4 } })).toEqual({
      first: 0,
      tie: 1,
      second: 0,
    })
  })

  it.each([
    [[5, 2, 1], [3, 1, 0], 0.973878, 0.024141, 0.00198, 0.739666, 2.961833],
    [[5, 3, 1], [3, 3, 0], 0.838823, 0.153129, 0.008048, 1.670313, 2.759251],
    [[6, 4, 1], [6, 3, 0], 0.529542, 0.465209, 0.005249, 3.408755, 4.22194],
    [[5, 2, 1], [5, 2, 1], 0.3818, 0.604576, 0.013624, 3.06987, 2.405511],
    [[3, 2, 0], [6, 1, 0], 0.073766, 0.922083, 0.004151, 2.895606, 1.499382],
  ] as const)('NML-R39 a whole conflict of %j against %j', (one, other, first, second, stalemate, pays, theyPay) => {
    const side = ([pool, dice, floor]: readonly [number, number, number]) => ({ pool, dice, floor })
    const chances = conflictChances({ first: side(one), second: side(other) })
    expect(chances.first).toBeCloseTo(first, 6)
    expect(chances.second).toBeCloseTo(second, 6)
    expect(chances.stalemate).toBeCloseTo(stalemate, 6)
    expect(chances.pays.first).toBeCloseTo(pays, 6)
    expect(chances.pays.second).toBeCloseTo(theyPay, 6)
  })

  it('NML-R42 NML-R44 D10 to the end whoever is behind goes on; spared, no settler spends the last point, and the GM does', () => {
    const { side, throwing } = { side: (principal: string) => ({ principal }), throwing: { first: { pool: 6, dice: 4 }, second: { pool: 6, dice: 3 } } } // prettier-ignore
    const conflict = { sides: { first: side('ruth'), second: side('gm') } } as unknown as Conflict
    const { toTheEnd, spared } = wholeOf(throwing, conflict)
    expect(spared.first).toBeCloseTo(0.529542, 6)
    expect(spared.pays.second).toBeCloseTo(4.22194, 5)
    expect(toTheEnd.first).toBeGreaterThan(spared.first)
    expect(toTheEnd.first + toTheEnd.second + toTheEnd.stalemate).toBeCloseTo(1, 12)
  })
})
