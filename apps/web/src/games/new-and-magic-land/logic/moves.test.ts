import { describe, expect, it } from 'vitest'
import { movesOf } from './moves.ts'
import { CLEM, conflict, RUTH, side } from './testing.ts'

describe('whose move it is', () => {
  it('who has said nothing speaks first; then both agree', () => {
    const silent = { first: side(RUTH), second: side('gm', { stakes: '' }) }
    expect(movesOf(conflict({ stage: 'stakes' }, { sides: silent }))).toEqual([{ who: 'gm', what: 'write-stakes' }])
    const half = { first: side(RUTH, { accepted: true }), second: side(CLEM) }
    expect(movesOf(conflict({ stage: 'stakes' }, { sides: half }))).toEqual([{ who: CLEM, what: 'agree' }])
  })

  it('D3 an owed complication is the GM’s move beside the gathering', () => {
    const sides = { first: side(RUTH, { ready: true }), second: side('gm') }
    const owed = conflict({ stage: 'gather' }, { sides, complications: { k: { seat: RUTH, text: '' } } })
    expect(movesOf(owed)).toEqual([
      { who: 'gm', what: 'gather' },
      { who: 'gm', what: 'complication' },
    ])
  })

  it('N-R39 after a roll the lower side answers; after a tie whoever has not let it rest', () => {
    const rests = { first: false, second: false }
    expect(movesOf(conflict({ stage: 'result', lower: 'second', rests }))).toEqual([{ who: 'gm', what: 'answer' }])
    expect(movesOf(conflict({ stage: 'result', lower: null, rests: { first: true, second: false } }))).toEqual([
      { who: 'gm', what: 'tie' },
    ])
  })

  it('D4 a burning Harvest Die waits for those who have not answered', () => {
    const counter = conflict({
      stage: 'counter',
      burner: 'first',
      waiting: { [CLEM]: true, [RUTH]: false },
      back: 'result',
    })
    expect(movesOf(counter)).toEqual([{ who: CLEM, what: 'counter' }])
  })

  it('N-R46 at the end: the telling, the ties, the endings', () => {
    const rewards = conflict({
      stage: 'rewards',
      outcome: { how: 'roll', winner: 'first' },
      narrator: RUTH,
      narrated: false,
      gains: { [RUTH]: { may: ['r1'] } },
      endings: { [CLEM]: true },
    })
    expect(movesOf(rewards)).toEqual([
      { who: RUTH, what: 'narrate' },
      { who: RUTH, what: 'gain' },
      { who: CLEM, what: 'ending' },
    ])
  })
})
