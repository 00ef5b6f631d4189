import { describe, expect, it } from 'vitest'
import { conflict, dice, side, table, ANNA } from '../stage/testing.ts'
import { tellingOf } from './telling.ts'

describe('Towerlands, told to who watches', () => {
  it('WATCH-1 says what happens, whose move it is and what is at stake', () => {
    expect(tellingOf(table(), []).now).toBe('Nobody is at odds just now. They talk, and tell of the towerland.')
    const begun = tellingOf(table({ conflict: conflict({ stage: 'stakes' }) }), [])
    expect(begun).toEqual({
      now: 'Oslo and The scholar are at odds.',
      waits: 'Oslo and The scholar: to say what they would win and lose, and agree.',
      stakes: [
        { who: 'Oslo', text: 'wins “the argument” or loses “face”' },
        { who: 'The scholar', text: 'wins “the argument” or loses “face”' },
      ],
      odds: null,
      result: false,
      busy: true,
    })
    expect(tellingOf(table({ conflict: conflict({ stage: 'victory', side: 'second' }) }), []).waits).toBe('The scholar: to play the higher die, or to give it up.') // prettier-ignore
    const after = conflict({ stage: 'aftermath', winner: 'first', how: 'left', accepted: false, told: false })
    expect(tellingOf(table({ conflict: after }), []).now).toBe('Oslo wins: “the argument”')
    expect(tellingOf(table({ conflict: after }), []).waits).toBe('The scholar: to accept how it ended.')
  })

  it('WATCH-1 tells what the dice foresee, where the table shows it', () => {
    const sides = { first: side(ANNA, { dice: dice([17, 4]), ready: true }), second: side('gm', { dice: dice([12], [], 'e') }) } // prettier-ignore
    const on = table({ conflict: conflict({ stage: 'window' }, { sides }) })
    expect(tellingOf(on, [])).toMatchObject({ now: 'Oslo and The scholar are at odds.', waits: 'The scholar: to call on something of theirs, or to be ready for the round.' }) // prettier-ignore
    expect(tellingOf(on, []).odds).toContain('Oslo')
    expect(tellingOf({ ...on, options: { ...on.options, odds: 'off' } }, []).odds).toBeNull()
  })
})
