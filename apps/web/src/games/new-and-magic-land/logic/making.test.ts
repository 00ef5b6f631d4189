import { describe, expect, it } from 'vitest'
import { missingFrom, swapRatings } from './making.ts'
import { CLEM, settler } from './testing.ts'

const tie = (rating: number, name = 'Somebody') => ({ name, note: '', rating, seat: null })
const rated = { r1: tie(3), r2: tie(2), r3: tie(1) }

describe('making a settler', () => {
  it('lists what is missing, in the order of the form', () => {
    const blank = settler('', {
      aspects: { '1': 'a', '2': '', '3': 'b' },
      relationships: { ...rated, r3: tie(1, ' ') },
      dream: '',
    })
    expect(missingFrom(blank, ' ', [])).toEqual(['name', 'aspects', 'ties', 'past', 'dream'])
  })

  it('NA2 asks for a tie to another settler where there is one', () => {
    const alone = settler('Ruth', { relationships: rated })
    expect(missingFrom(alone, 'past', [])).toEqual([])
    expect(missingFrom(alone, 'past', [CLEM])).toEqual(['settler-tie'])
    const tied = settler('Ruth', { relationships: { ...rated, r2: { ...tie(2, ''), seat: CLEM } } })
    expect(missingFrom(tied, 'past', [CLEM])).toEqual([])
  })

  it('N-R7 a rating that is taken is swapped, so that each stays there once', () => {
    expect(swapRatings(rated, 'r3', 3)).toEqual([
      { tie: 'r1', from: 3, to: 1 },
      { tie: 'r3', from: 1, to: 3 },
    ])
    expect(swapRatings(rated, 'r1', 3)).toEqual([])
  })
})
