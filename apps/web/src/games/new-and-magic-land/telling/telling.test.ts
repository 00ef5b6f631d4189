import { describe, expect, it } from 'vitest'
import { CLEM, RUTH, bundle, conflict, settler, side, table } from '../logic/testing.ts'
import { tellingOf } from './telling.ts'
import { words } from './words.ts'

describe('New and Magic Land, told to who watches', () => {
  it('WATCH-1 says what happens, whose move it is and what is at stake', () => {
    expect(tellingOf(table())).toMatchObject({ now: 'Travel: no scene is being played.', waits: 'The GM: to set the next scene, or to pass.' }) // prettier-ignore
    const ended = table()
    const ending = { ...ended, play: { ...ended.play, phase: 'ending' as const, season: null, past: [{ name: 'travel' as const, rating: 1, supply: 3, left: 0 }] } } // prettier-ignore
    expect(tellingOf(ending).now).toBe('Travel ends: each settler takes stock.')
    const goalless = table(null, { [RUTH]: settler('Ruth', { goal: '' }), [CLEM]: settler('Clement') })
    expect(tellingOf(goalless).waits).toBe('Ruth: to choose a Goal for the season.')
    const sides = { first: side(RUTH, { stakes: 'the ford' }), second: side('gm', { name: 'The river', stakes: 'her mule', accepted: true }) } // prettier-ignore
    expect(tellingOf(table(conflict({ stage: 'stakes' }, { sides })))).toEqual({
      now: 'Ruth Amsel and The river are at odds.',
      waits: 'Ruth Amsel: to say what is at stake, and agree to both.',
      stakes: [
        { who: 'Ruth Amsel', text: 'the ford' },
        { who: 'The river', text: 'her mule' },
      ],
      odds: null,
      result: false,
      busy: true,
    })
  })

  it('WATCH-1 tells the chances as everybody may reckon them, and where the table shows them', () => {
    const sides = { first: side(RUTH, { bundles: { a: bundle(1, { kind: 'always' }) } }), second: side(CLEM, { bundles: { b: bundle(1, { kind: 'always' }) } }) } // prettier-ignore
    const between = table(conflict({ stage: 'gather' }, { sides }))
    expect(tellingOf(between).odds).toMatch(/^Ruth Amsel leads \d/)
    expect(tellingOf({ ...between, options: { ...between.options, odds: 'off' } }).odds).toBeNull()
    // The GM's pool is her secret: nothing is reckoned from it.
    const hers = { ...sides, second: side('gm', { bundles: sides.second.bundles }) }
    expect(tellingOf(table(conflict({ stage: 'gather' }, { sides: hers }))).odds).toBeNull()
  })

  it('WATCH-1 names who may go on after the dice, and who tells how it ends', () => {
    const rests = { first: false, second: false }
    expect(tellingOf(table(conflict({ stage: 'result', lower: 'first', rests }))).waits).toBe('Ruth Amsel: to raise the stakes and roll again, or to give in.') // prettier-ignore
    const rewards = conflict({ stage: 'rewards', outcome: { how: 'roll', winner: 'first' }, narrator: RUTH, narrated: false, gains: {}, endings: {} }) // prettier-ignore
    expect(tellingOf(table(rewards))).toMatchObject({ now: 'Ruth Amsel wins: “something”.', waits: 'Ruth Amsel: to tell how it ends.' }) // prettier-ignore
    expect(words.outcome('Ruth Amsel wins', 'The bridge holds.')).toBe('Ruth Amsel wins: “The bridge holds.”')
    expect(tellingOf({ ...table(), ended: true }).now).toBe('The year is over. The table is a book now.')
  })
})
