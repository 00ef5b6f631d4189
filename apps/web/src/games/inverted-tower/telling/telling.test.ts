import { describe, expect, it } from 'vitest'
import { ANN, BEN, delver, mobs, party, run, view } from '../logic/testing.ts'
import { tellingOf } from './telling.ts'

describe('The Inverted Tower, told to who watches', () => {
  it('WATCH-1 says what happens in the tower that is looked at, whose move it is and the chance of it', () => {
    expect(tellingOf(view()).now).toBe('Nobody is in the tower yet. It goes down, and down.')
    const alone = view({ runs: { [ANN]: run([mobs(2)]) } })
    expect(tellingOf(alone)).toMatchObject({ now: 'On floor 1 Ann may go on.', waits: 'Ann: to choose where to go.' }) // prettier-ignore
    const trapped = view({ runs: { [ANN]: run([], { stage: { kind: 'trap', attribute: 'str' } }) } })
    expect(tellingOf(trapped)).toMatchObject({
      now: 'Ann has stepped into a trap on floor 1.',
      stakes: [{ who: 'Ann', text: '5 of 5 HP' }],
      odds: 'It succeeds on 4+ · 50%.',
    })
  })

  it('WATCH-1 names whose turn it is in a party, and tells of the tower that was chosen', () => {
    const fight = party([mobs(2, 0)], { stage: { kind: 'fight', left: 2, wandering: false }, turn: BEN })
    const together = tellingOf(view({ party: fight }, { mode: 'party' }))
    expect(together.now).toBe('Ben fights 2 monsters on floor 1.')
    expect(together.odds).toMatch(/^The best blow hits on/)
    const bens = run([], { delvers: { [BEN]: delver('Ben', { fate: 'dead' }) }, order: [BEN], turn: BEN, stage: { kind: 'over', end: 'dead' } }) // prettier-ignore
    const both = view({ runs: { [ANN]: run([]), [BEN]: bens } })
    expect(tellingOf(both, BEN).now).toBe('Ben died on floor 1.')
  })
})
