import { describe, expect, it } from 'vitest'
import { ANNA, BERT, conflict, dice, side } from '../stage/testing.ts'
import { offersOf } from './offers.ts'

const keys = (...args: Parameters<typeof offersOf>): string[] => offersOf(...args).map(({ key }) => key)
const one = (key: string, ...args: Parameters<typeof offersOf>) => offersOf(...args).find((offer) => offer.key === key)

describe('what a hand is offered before the dice', () => {
  it('T-R28 says its stakes first, all in one form, and agrees once they stand', () => {
    const silent = conflict(
      { stage: 'stakes' },
      { sides: { first: side(ANNA), second: side('gm', { win: '', lose: '' }) } },
    )
    expect(keys(silent, 'gm')).toEqual(['write', 'accept', 'settle', 'withdraw'])
    expect(keys(silent, ANNA)).toEqual(['accept', 'write', 'withdraw'])
    expect(one('write', silent, 'gm')?.command('a', 'b', 'c')).toEqual({
      type: 'write-stakes',
      conflict: 'c1',
      side: 'second',
      win: 'a',
      lose: 'b',
      goal: 'c',
    })
    expect(one('write', silent, ANNA)).toMatchObject({ writes: { value: 'the argument' }, also: [{ value: 'face' }, { optional: true }] }) // prettier-ignore
  })

  it('T-R26 the GM settles or withdraws what is between others; who is in no side does neither', () => {
    const heroes = { first: side(ANNA), second: side(BERT) }
    expect(keys(conflict({ stage: 'domain' }, { sides: heroes }), 'gm')).toEqual(['settle', 'withdraw'])
    expect(keys(conflict({ stage: 'stakes' }), BERT)).toEqual([])
  })

  it('TA8 raised stakes may be left at what was decided', () => {
    const suspended = { winner: 'first' as const, how: 'left' as const, win: 'x', domains: [], goal: null }
    expect(one('withdraw', conflict({ stage: 'stakes' }, { suspended }), 'gm')?.label).toBe(
      'Leave it at what was decided',
    )
  })

  it('T-R30 both principals and the GM may roll', () => {
    const on = conflict({ stage: 'roll' }, { sides: { first: side(ANNA), second: side(BERT) } })
    expect([ANNA, BERT, 'gm' as const].map((hand) => keys(on, hand))).toEqual([['roll'], ['roll'], ['roll']])
  })
})

describe('what a hand is offered in a round', () => {
  it('TA19, TA21 ready, give in, end it together', () => {
    const on = conflict(
      { stage: 'window' },
      { sides: { first: side(ANNA), second: side('gm', { ready: true, callsOff: true }) } },
    )
    expect(offersOf(on, ANNA).map(({ label }) => label)).toEqual([
      'Ready: compare the dice',
      'Give in',
      'Call it off too',
    ])
    expect(offersOf(on, 'gm').map(({ label }) => label)).toEqual(['Wait, not yet', 'Give in', 'Play it out after all'])
    expect(keys(on, BERT)).toEqual([])
  })

  it('D13 names the conflict and the step that is on the screen', () => {
    expect(one('ready', conflict({ stage: 'window' }), ANNA)?.command('')).toEqual({
      type: 'ready',
      conflict: 'c1',
      step: 4,
      side: 'first',
    })
  })

  it('TA20 only the GM judges a call', () => {
    const call = { kind: 'trait', trait: 't', dice: ['a'], how: 'so' } as const
    const on = conflict({ stage: 'approval', side: 'first', call: { ...call, dice: [...call.dice] }, name: 'Ways', back: 'window' }) // prettier-ignore
    expect(keys(on, 'gm')).toEqual(['approve', 'strike'])
    expect(keys(on, ANNA)).toEqual([])
  })

  it('T-R64 says what the higher die is worth, played or given up', () => {
    const sides = { first: side(ANNA, { dice: dice([15, 12]) }), second: side('gm', { dice: dice([18, 14]) }) }
    const on = conflict({ stage: 'victory', side: 'second' }, { sides })
    expect(offersOf(on, 'gm').map(({ label }) => label)).toEqual(['Play the 18', 'Give up the 18 for a burden'])
    expect(one('sacrifice', on, 'gm')?.note).toBe('No round is won by it; Oslo gets a burden of 18.')
    expect(keys(on, ANNA)).toEqual([])
  })

  it('T-R40, T-R41 tells or passes with nothing', () => {
    const on = conflict({ stage: 'narrate', winner: 'second', told: { first: false, second: false } })
    expect(one('pass', on, 'gm')?.command('')).toMatchObject({ type: 'tell', side: 'second', text: '' })
    expect([one('tell', on, 'gm')?.label, one('tell', on, ANNA)?.label]).toEqual(['Tell how you are winning', 'Answer'])
  })

  it('TA8 who is out of dice may let the last chance go', () => {
    const on = conflict({ stage: 'chance', side: 'second' })
    expect([keys(on, 'gm'), keys(on, ANNA)]).toEqual([['decline'], []])
  })
})

describe('what a hand is offered at the end', () => {
  it('T-R44, T-R47 the die that is left becomes a burden with a name, or none', () => {
    const sides = { first: side(ANNA, { dice: dice([13]) }), second: side('gm') }
    const on = conflict({ stage: 'burden', side: 'first', how: 'left' }, { sides })
    expect(keys(on, ANNA)).toEqual(['write-burden', 'refrain'])
    expect(one('write-burden', on, ANNA)).toMatchObject({ note: 'Mental, 13: your highest die goes into it.', also: [{ optional: true }] }) // prettier-ignore
    expect(one('write-burden', on, ANNA)?.command('Shamed', 'He reddens.')).toMatchObject({ name: 'Shamed', text: 'He reddens.' }) // prettier-ignore
    expect(keys(conflict({ stage: 'answer', side: 'second', how: 'left' }), 'gm')).toEqual(['tell', 'pass'])
  })

  it('T-R46, TA8 the loser accepts or raises the stakes; after a stalemate either may', () => {
    const on = conflict({ stage: 'aftermath', winner: 'first', how: 'left', accepted: false, told: false })
    expect([keys(on, ANNA), keys(on, 'gm')]).toEqual([
      ['tell', 'pass'],
      ['accept', 'escalate'],
    ])
    expect(one('escalate', on, 'gm')?.command('all of it', 'everything')).toMatchObject({
      type: 'escalate',
      side: 'second',
      win: 'all of it',
      lose: 'everything',
    })
    const even = { ...on, winner: null, how: 'stalemate' as const, told: true }
    expect([keys(even, ANNA), keys(even, 'gm')]).toEqual([
      ['accept', 'escalate'],
      ['accept', 'escalate'],
    ])
  })

  it('T-R73 a healing scene is not carried further', () => {
    const on = conflict(
      { stage: 'aftermath', winner: 'second', how: 'left', accepted: false, told: true },
      { healing: { burden: 'b' } },
    )
    expect(keys(on, ANNA)).toEqual(['accept'])
  })
})
