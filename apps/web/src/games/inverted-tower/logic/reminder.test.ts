import type { Run } from '@homestake/rules/inverted-tower'
import { describe, expect, it } from 'vitest'
import { reminderOf } from './reminder.ts'
import { ANN, BEN, delver, fire, mobs, run, shop, stairs } from './testing.ts'

const at = (one: Run | null) => reminderOf({ run: one, gathering: null, seat: ANN })

describe('what is said of the rules', () => {
  it('RULE-3 follows what stands in the room', () => {
    expect(at(run())).toBe('explore')
    expect(at(run([fire]))).toBe('bonfire')
    expect(at(run([fire, shop]))).toBe('merchant')
    expect(at(run([fire, mobs(2)]))).toBe('explore')
    expect(at(run([fire, mobs(2)], { at: 1 }))).toBe('bonfire')
    expect(at(run([stairs]))).toBe('stairs')
  })

  it('RULE-3 what has to be answered first comes first', () => {
    expect(at(run([mobs(2, 0)], { stage: { kind: 'fight', left: 2, wandering: false } }))).toBe('fight')
    expect(at(run([], { stage: { kind: 'trap', attribute: 'dex' } }))).toBe('trap')
    const grown = run([fire], { delvers: { [ANN]: delver('Ann', { points: 1 }) } })
    expect(at(grown)).toBe('level')
    expect(reminderOf({ run: grown, gathering: null, seat: BEN })).toBe('bonfire')
    expect(at(run([fire], { stage: { kind: 'over', end: 'dead' } }))).toBe('over')
  })

  it('RULE-3 before anybody goes down it is how one does, alone or together', () => {
    expect(at(null)).toBe('enter')
    expect(reminderOf({ run: null, gathering: { for: 'party', delvers: {} }, seat: ANN })).toBe('party')
    expect(reminderOf({ run: run([fire]), gathering: { for: 'race', delvers: {} }, seat: null })).toBe('race')
  })
})
