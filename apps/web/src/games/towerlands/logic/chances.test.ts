import { tlOptions } from '@homestake/rules/towerlands'
import { chancesBefore, chancesOfCall } from '@homestake/rules/towerlands/odds'
import { describe, expect, it } from 'vitest'
import { ANNA, conflict, dice, OPTIONS, play, side } from '../stage/testing.ts'
import { diceWords } from '../words/dice.ts'
import { askBefore, askCalls, composedOf, oddsCallOf, ranked, valuesIn } from './chances.ts'
import { sharesOf } from '../../../parts/shares.ts'
import { reckon } from './chances-reckon.ts'
import type { Callable } from './pick-calls.ts'

const trait = (id: string, rating: number): Callable => ({
  key: `trait ${id}`, id, name: id, kind: 'trait', trait: { kind: 'tradition', name: id, note: '', rating, spent: 0 },
}) // prettier-ignore
const well = (most: number): Callable => ({
  key: 'well w', id: 'w', name: 'w', kind: 'well', least: 1, most,
  trait: { kind: 'well', name: 'w', note: '', rating: most, spent: 0 },
}) // prettier-ignore
const burden = (kind: 'burden' | 'own', value: number): Callable => ({
  key: kind, id: 'b', name: kind, kind, burden: { name: kind, domain: 'mental', value, from: null },
}) // prettier-ignore
const OFF = tlOptions.parse({ odds: 'off' })
const ROLL = conflict({ stage: 'roll' }, { sides: { first: side(ANNA), second: side('gm', { influence: 2, rating: 4 }) } }) // prettier-ignore
const WINDOW = conflict(
  { stage: 'window' },
  { fresh: false, sides: { first: side(ANNA, { dice: dice([14, 13], [8, 6]) }), second: side('gm', { dice: dice([14, 14]) }) } },
) // prettier-ignore

describe('chances before the roll (D10)', () => {
  it('are those of the rules; the debate is won with 0.786546', () => {
    const asked = askBefore(play(), ROLL, OPTIONS)
    const found = asked === null ? null : reckon(asked)
    if (found?.kind !== 'before') throw new Error('nothing reckoned')
    expect(found.chances).toEqual(chancesBefore(play(), ROLL, OPTIONS))
    expect(found.chances.firstLeft + found.chances.firstLast).toBeCloseTo(0.786546, 5)
    expect(found.kept.second[2]).toBeCloseTo(0.628679, 5)
  })

  it('are not asked for where the table shows none, or Wells add dice at the roll', () => {
    expect(askBefore(play(), ROLL, OFF)).toBeNull()
    expect(askBefore(play(), ROLL, tlOptions.parse({ wells: 'start' }))).toBeNull()
    expect(askBefore(play(), WINDOW, OPTIONS)).toBeNull()
    expect(askCalls(WINDOW, 'first', OFF, [])).toBeNull()
  })
})

describe('chances of one’s own calls (D10)', () => {
  const may = [
    trait('weak', 1),
    trait('strong', 3),
    trait('as strong', 3),
    well(2),
    burden('burden', 18),
    burden('own', 5),
  ]
  const asked = askCalls(WINDOW, 'first', OPTIONS, may)
  const found = asked === null ? null : reckon(structuredClone(asked))
  if (found?.kind !== 'calls') throw new Error('nothing reckoned')
  const rows = ranked(may, found.choices)

  it('stand the most promising first, with the best choice of dice for each, and are those of the rules', () => {
    expect(rows.map(({ calls }) => calls.map(({ name }) => name).join())).toEqual([
      'burden',
      'own',
      'strong,as strong',
      'w',
      'weak',
    ])
    expect(found.none).toEqual(chancesOfCall(WINDOW, 'first', { kind: 'none' }, OPTIONS))
    for (const { calls, choice } of rows) {
      const call = oddsCallOf(calls[0], composedOf(choice))
      if (call === null) throw new Error('no call')
      expect(call).toEqual(choice.call)
      expect(chancesOfCall(WINDOW, 'first', call, OPTIONS)).toEqual(choice.chances)
    }
  })

  it('a call of which nothing is picked has none', () => {
    const nothing = { dice: [], draws: 0 }
    expect([trait('t', 2), well(2), burden('burden', 3)].map((callable) => oddsCallOf(callable, nothing))).toEqual([null, null, null]) // prettier-ignore
    expect(oddsCallOf(burden('own', 3), nothing)).toEqual({ kind: 'own', value: 3 })
  })

  it('T-R61 one’s own burden: the opponent has to give a die, and gives the one that suits them best', () => {
    const chances = (unkept: readonly number[]) => {
      const second = side('gm', { dice: dice([14, 14], unkept) })
      const on = { ...WINDOW, sides: { ...WINDOW.sides, second } }
      return chancesOfCall(on, 'first', { kind: 'own', value: 5 }, OPTIONS)
    }
    expect(chances([])).toEqual({ win: 1, lose: 0, stalemate: 0 })
    expect(chances([3])).toEqual({ win: 0, lose: 1, stalemate: 0 })
  })
})

describe('how chances are written', () => {
  it('what is not quite certain is never called so', () => {
    expect([0, 1, 0.0001, 0.99999, 0.786546, 0.05, 0.125].map(diceWords.odds.percent)).toEqual([
      '0%', '100%', 'under 0.1%', 'over 99.9%', '78.7%', '5%', '12.5%',
    ]) // prettier-ignore
  })

  it('the parts of a bar lie side by side', () => {
    expect(sharesOf({ win: 0.5, even: 0.25, lose: 0.25 }).map(({ from, chance }) => [from, chance])).toEqual([
      [0, 0.5],
      [0.5, 0.25],
      [0.75, 0.25],
    ])
    expect(valuesIn(dice([14], [3]), ['du0', 'dk0', 'gone'])).toEqual([14, 3])
  })
})
