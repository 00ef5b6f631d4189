import { describe, expect, it } from 'vitest'
import { ANNA, BERT, conflict, dice, side } from '../stage/testing.ts'
import { atDice, movesOf } from './moves.ts'

const told = { first: false, second: false }

describe('whose move it is', () => {
  it('T-R28 who has said too little speaks first; then both agree', () => {
    const sides = { first: side(ANNA), second: side('gm', { win: 'the argument', lose: '' }) }
    expect(movesOf(conflict({ stage: 'stakes' }, { sides }))).toEqual([{ who: 'gm', what: 'write-stakes' }])
    const half = { first: side(ANNA, { accepted: true }), second: side(BERT) }
    expect(movesOf(conflict({ stage: 'stakes' }, { sides: half }))).toEqual([{ who: BERT, what: 'agree' }])
  })

  it('T-R29, T-R69 the GM chooses the domain, and opens healing scenes', () => {
    expect(movesOf(conflict({ stage: 'domain' }))).toEqual([{ who: 'gm', what: 'domain' }])
    expect(movesOf(conflict({ stage: 'setup' }))).toEqual([{ who: 'gm', what: 'open-healing' }])
  })

  it('TA21 who is not ready is waited for', () => {
    const sides = { first: side(ANNA, { ready: true }), second: side('gm') }
    expect(movesOf(conflict({ stage: 'window' }, { sides }))).toEqual([{ who: 'gm', what: 'window' }])
  })

  it('TA20 the GM judges a call, whoever made it', () => {
    const call = { kind: 'own', burden: 'b', how: 'so' } as const
    expect(movesOf(conflict({ stage: 'approval', side: 'first', call, name: 'b', back: 'window' }))).toEqual([
      { who: 'gm', what: 'approve' },
    ])
  })

  it('T-R40, T-R41 first the winner tells, then the loser', () => {
    const after = (mine: boolean) =>
      conflict({ stage: 'narrate', winner: 'second', told: { first: false, second: mine } })
    expect(movesOf(after(false))).toEqual([{ who: 'gm', what: 'narrate' }])
    expect(movesOf(after(true))).toEqual([{ who: ANNA, what: 'respond' }])
  })

  it('TA6 after a tie both tell, the GM last', () => {
    const tie = conflict({ stage: 'narrate', winner: null, told })
    expect(movesOf(tie)).toEqual([{ who: ANNA, what: 'deadlock' }])
    expect(movesOf({ ...tie, told: { first: true, second: false } })).toEqual([{ who: 'gm', what: 'deadlock' }])
    const heroes = { first: side(ANNA), second: side(BERT) }
    expect(movesOf({ ...tie, sides: heroes }).map(({ who }) => who)).toEqual([ANNA, BERT])
  })

  it('T-R46 the loser accepts and the winner tells what lasts, in whatever order', () => {
    const end = conflict({ stage: 'aftermath', winner: 'first', how: 'left', accepted: false, told: false })
    expect(movesOf(end)).toEqual([
      { who: ANNA, what: 'last-word' },
      { who: 'gm', what: 'accept' },
    ])
    expect(movesOf({ ...end, told: true })).toEqual([{ who: 'gm', what: 'accept' }])
    expect(movesOf({ ...end, winner: null, how: 'stalemate', told: true }).map(({ what }) => what)).toEqual([
      'stalemate',
      'stalemate',
    ])
  })

  it('T-R73 whoever loses a healing scene chooses a die, if one is left', () => {
    const lost = (unkept: readonly number[]) =>
      conflict(
        { stage: 'aftermath', winner: 'second', how: 'left', accepted: false, told: true },
        {
          healing: { burden: 'b' },
          sides: { first: side(ANNA, { dice: dice([], unkept) }), second: side('gm', { other: null }) },
        },
      )
    expect(movesOf(lost([4]))).toEqual([{ who: ANNA, what: 'pick-loss' }])
    expect(atDice(lost([4]), ANNA)).toBe(true)
    expect(movesOf(lost([]))).toEqual([{ who: ANNA, what: 'accept' }])
    expect(atDice(lost([]), ANNA)).toBe(false)
  })
})

describe('who works at the dice', () => {
  it('TA21 both sides while calls are made, and nobody else', () => {
    const window = conflict({ stage: 'window' })
    expect([ANNA, BERT, 'gm' as const].map((hand) => atDice(window, hand))).toEqual([true, false, true])
  })

  it('T-R61, TA8 only the side that chooses, or that has the last chance', () => {
    const pick = conflict({ stage: 'pick', side: 'second', burden: 'b' })
    expect([ANNA, 'gm' as const].map((hand) => atDice(pick, hand))).toEqual([false, true])
    expect(atDice(conflict({ stage: 'chance', side: 'first' }), ANNA)).toBe(true)
    expect(atDice(conflict({ stage: 'victory', side: 'first' }), ANNA)).toBe(false)
  })
})
