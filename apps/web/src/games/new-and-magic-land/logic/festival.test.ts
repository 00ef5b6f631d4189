import type { SeatId } from '@homestake/rules'
import type { Fate } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { countOf, decisive, talesOf } from './festival.ts'
import { CLEM, RUTH, table } from './testing.ts'

const order = [CLEM, RUTH]
const at = (turn: SeatId | null, step: 'feast' | 'roll' | 'fate', fates: Record<SeatId, Fate> = {}) => {
  const one = table()
  return { ...one, play: { ...one.play, phase: 'festival' as const, festival: { turn, step, order, fates } } }
}

describe('the Harvest Festival', () => {
  it('N-R56 goes from one settler to the next, and remembers what was told and thrown', () => {
    const lines = [
      { event: { type: 'feast-told', seat: CLEM, name: 'Clement Vey', text: 'Pies.' } },
      { event: { type: 'harvest-rolled', seat: CLEM, faces: [6, 1], fate: 'fulfilled' } },
      { event: { type: 'fate-told', seat: CLEM, text: 'It rings.' } },
    ]
    const [clement, ruth] = talesOf(at(RUTH, 'feast', { [CLEM]: 'fulfilled' }), lines)
    expect(clement).toMatchObject({
      state: 'told',
      feast: 'Pies.',
      faces: [6, 1],
      fate: 'fulfilled',
      told: 'It rings.',
    })
    expect(ruth).toMatchObject({ state: 'now', feast: '', faces: [], fate: null, dream: 'A school with a bell' })
    expect(talesOf(at(CLEM, 'roll'), []).map(({ state }) => state)).toEqual(['now', 'later'])
    expect(talesOf(at(null, 'fate'), []).map(({ state }) => state)).toEqual(['told', 'told'])
    expect(talesOf(table(), [])).toEqual([])
  })

  it('N-R56 a six decides, and without one a one; NA27 no dice are no disaster', () => {
    expect((['fulfilled', 'disaster', 'unfulfilled', null] as const).map(decisive)).toEqual([6, 1, 0, 0])
    expect([[6, 1, 1], [6, 6], [5, 2], [1], []].map(countOf)).toEqual([
      'A six on 3 dice',
      '2 sixes on 2 dice',
      'No six and no one on 2 dice',
      'No six and a one on one die',
      'Without a die',
    ])
  })
})
