import { describe, expect, it } from 'vitest'
import { ANNA, conflict, hero, play } from '../stage/testing.ts'
import { reminderOf } from './reminder.ts'

describe('what is said of the rules', () => {
  it('RULE-3 in a conflict follows its stage', () => {
    expect(reminderOf(play({ conflict: conflict({ stage: 'stakes' }) }), ANNA)).toBe('stakes')
    expect(reminderOf(play({ conflict: conflict({ stage: 'window' }) }), null)).toBe('calls')
    expect(reminderOf(play({ conflict: conflict({ stage: 'victory', side: 'first' }) }), ANNA)).toBe('victory')
    expect(reminderOf(play({ conflict: conflict({ stage: 'chance', side: 'second' }) }), null)).toBe('chance')
    expect(reminderOf(play({ conflict: conflict({ stage: 'burden', side: 'first', how: 'left' }) }), ANNA)).toBe(
      'burden',
    )
  })

  it('RULE-3 against a burden calls and the end go otherwise', () => {
    const healing = { healing: { burden: 'b1' } }
    expect(reminderOf(play({ conflict: conflict({ stage: 'setup' }, healing) }), ANNA)).toBe('healing')
    expect(reminderOf(play({ conflict: conflict({ stage: 'window' }, healing) }), ANNA)).toBe('healingCalls')
    const over = { stage: 'aftermath', winner: 'first', how: 'left', accepted: false, told: false } as const
    expect(reminderOf(play({ conflict: conflict(over, healing) }), ANNA)).toBe('healingEnd')
    expect(reminderOf(play({ conflict: conflict(over) }), ANNA)).toBe('end')
  })

  it('RULE-3 between conflicts it is the sheet that is written, or what may be asked for', () => {
    expect(reminderOf(play(), ANNA)).toBe('between')
    expect(reminderOf(play({ heroes: { [ANNA]: hero('Oslo', { stage: 'draft', sheet: null }) } }), ANNA)).toBe('making')
    expect(reminderOf(play({ phase: 'making' }), null)).toBeNull()
    expect(reminderOf(play({ phase: 'closed' }), ANNA)).toBeNull()
  })
})
