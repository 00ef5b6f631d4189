import { describe, expect, it } from 'vitest'
import { bundle, CLEM, conflict, RUTH, side } from './testing.ts'
import { labelOf, traySide } from './tray.ts'
import { unsealed } from './unsealed.ts'

const who = (seat: string): string => (seat === CLEM ? 'Clement Vey' : 'Ruth Amsel')
const sides = {
  first: side(RUTH, {
    bundles: {
      b: bundle(2, { kind: 'relationship', relationship: 'r1', name: 'Old Tobias', rating: 3 }, 2),
      a: bundle(1, { kind: 'always' }),
    },
  }),
  second: side('gm', { bundles: { g: bundle(3, { kind: 'drama', text: 'Ferocious' }, 1, 'gm') } }),
}
const ruths = {
  hidden: false,
  dice: [
    { die: 0, bundle: 'a', faces: [2], value: 2 },
    { die: 1, bundle: 'b', faces: [6, 6, 1], value: 13 },
    { die: 2, bundle: 'b', faces: [4], value: 4 },
  ],
  best: 13,
  pool: 3,
  total: 16,
} as const
const rests = { first: false, second: false }

describe('the tray', () => {
  it('lays bundles in the order in which they were gathered, unthrown', () => {
    const { piles, state, count } = traySide(conflict({ stage: 'gather' }, { sides }), 'first', who)
    expect(piles.map(({ label, dice }) => [label, dice.length])).toEqual([
      ['always', 1],
      ['Old Tobias +3', 2],
    ])
    expect([state, count]).toEqual(['gathering', 3])
    expect(piles.flatMap(({ dice }) => dice.flatMap(({ faces }) => faces))).toEqual([])
  })

  it('N-R35, N-R36 keeps a chain as one die and marks the best', () => {
    const roll = { throw: 1, sides: { first: ruths, second: { hidden: true, count: 1 } }, leads: 'first' } as const
    const on = conflict({ stage: 'result', lower: 'second', rests }, { sides, roll, rolls: 1 })
    const dice = traySide(on, 'first', who).piles.flatMap((pile) => pile.dice)
    expect(dice.map(({ faces, best }) => [faces.join(), best])).toEqual([
      ['2', false],
      ['6,6,1', true],
      ['4', false],
    ])
    expect(traySide(on, 'second', who).state).toBe('face-down')
  })

  it('D1 the GM sees her own sealed dice', () => {
    const roll = { throw: 1, sides: { first: ruths, second: { hidden: true, count: 1 } }, leads: 'first' } as const
    const hers = {
      hidden: false,
      dice: [{ die: 0, bundle: 'g', faces: [5], value: 5 }],
      best: 5,
      pool: 4,
      total: 9,
    } as const
    const on = conflict({ stage: 'result', lower: 'second', rests }, { sides, roll, rolls: 1 })
    const season = {
      rating: 4,
      supply: 8,
      left: 7,
      pool: { score: 4, spent: 0 },
      salt: '',
      sealedRolls: [{ throw: 1, conflict: 'c1', side: hers }],
    }
    const gm = { season, used: [4], oppositions: {} }
    expect(unsealed(on, gm)?.roll?.sides.second).toEqual(hers)
    expect(unsealed(on, undefined)).toBe(on)
  })

  it('after an escalation the dice lie unthrown again', () => {
    const roll = { throw: 1, sides: { first: ruths, second: ruths }, leads: 'first' } as const
    expect(traySide(conflict({ stage: 'gather' }, { sides, roll, rolls: 1, raised: 1 }), 'first', who).state).toBe(
      'gathering',
    )
  })

  it('every die says what it is for', () => {
    expect(labelOf({ kind: 'past', of: RUTH, text: 'Dunmore weir' }, who, 'gm')).toBe('the Past: Dunmore weir')
    expect(labelOf({ kind: 'help', relationship: 'r1', name: 'Ruth Amsel', rating: 2 }, who, CLEM)).toBe(
      'Clement Vey helps: Ruth Amsel +2',
    )
    expect(labelOf({ kind: 'drama', text: 'Ferocious' }, who, 'gm')).toBe('Ferocious')
  })
})
