import { describe, expect, it } from 'vitest'
import { conflict, RUTH, table } from './testing.ts'
import { numbersOf, verdictOf } from './verdict.ts'

const thrown = (best: number, pool: number) => ({ hidden: false, dice: [], best, pool, total: best + pool }) as const
const rests = { first: false, second: false }

describe('the verdict', () => {
  it('says who leads, then both totals, then what made them', () => {
    const roll = { throw: 1, sides: { first: thrown(13, 3), second: thrown(5, 4) }, leads: 'first' } as const
    const on = conflict({ stage: 'result', lower: 'second', rests }, { roll, rolls: 1 })
    expect(verdictOf(table(on), on)?.headline).toBe('Ruth Amsel leads')
    expect(numbersOf(table(on), on)).toEqual([
      '16 against 9',
      'Ruth Amsel: 13 on the dice and 3 Grit',
      'The river: 5 on the dice and 4 Conflict',
    ])
  })

  it('D1 tells no number of a side that stays face-down', () => {
    const roll = {
      throw: 1,
      sides: { first: thrown(5, 3), second: { hidden: true, count: 4 } },
      leads: 'second',
    } as const
    const on = conflict({ stage: 'result', lower: 'first', rests }, { roll, rolls: 1 })
    expect(numbersOf(table(on), on)).toEqual(['The river: 4 dice, face-down', 'Ruth Amsel: 5 on the dice and 3 Grit'])
  })

  it('N-R38 a stalemate gives nobody their stakes', () => {
    const on = conflict({
      stage: 'rewards',
      outcome: { how: 'stalemate', winner: null },
      narrator: 'gm',
      narrated: false,
      gains: {},
      endings: {},
    })
    expect(verdictOf(table(on), on)).toMatchObject({ winner: null, outcome: '' })
  })

  it('a concession names who gave in and what comes of it', () => {
    const on = conflict({
      stage: 'rewards',
      outcome: { how: 'concession', winner: 'second' },
      narrator: 'gm',
      narrated: false,
      gains: {},
      endings: {},
    })
    expect(verdictOf(table(on), on)).toMatchObject({
      headline: 'Ruth Amsel gives in',
      outcome: 'something',
      winner: 'second',
    })
    expect(on.declaredBy).toBe(RUTH)
  })
})
