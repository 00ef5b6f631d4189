import type { NmlTable } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { reminderOf, type Looker } from './reminder.ts'
import { CLEM, conflict, RUTH, settler, table } from './testing.ts'

const GM: Looker = { seat: null, chair: true }
const ruth: Looker = { seat: RUTH, chair: false }
const watcher: Looker = { seat: null, chair: false }
const at = (on: Partial<NmlTable>): NmlTable => ({ ...table().play, ...on })
const fighting = (on: Parameters<typeof conflict>[0]): NmlTable => at({ conflict: conflict(on) })

describe('what is said of the rules', () => {
  it('RULE-3 in a conflict follows its stage, and tells the GM of her own dice', () => {
    expect(reminderOf(fighting({ stage: 'stakes' }), ruth)).toBe('stakes')
    expect(reminderOf(fighting({ stage: 'gather' }), ruth)).toBe('gather')
    expect(reminderOf(fighting({ stage: 'gather' }), watcher)).toBe('gather')
    expect(reminderOf(fighting({ stage: 'gather' }), GM)).toBe('gatherGm')
    const rests = { first: false, second: false }
    expect(reminderOf(fighting({ stage: 'result', lower: 'first', rests }), ruth)).toBe('result')
    expect(reminderOf(fighting({ stage: 'result', lower: null, rests }), ruth)).toBe('tie')
    expect(reminderOf(fighting({ stage: 'counter', burner: 'first', waiting: {}, back: 'gather' }), ruth)).toBe(
      'counter',
    )
  })

  it('RULE-3 between conflicts it is the Goal, the turn or the scene', () => {
    const scene = { number: 1, setBy: 'gm', present: {}, about: '' } as const
    expect(reminderOf(at({ settlers: { [RUTH]: settler('Ruth', { goal: '' }) } }), ruth)).toBe('goal')
    expect(reminderOf(at({}), ruth)).toBe('turn')
    expect(reminderOf(at({ scene }), GM)).toBe('scene')
    expect(reminderOf(at({ settlers: { [RUTH]: settler('Ruth', { stage: 'draft' }) } }), ruth)).toBe('making')
  })

  it('RULE-3 between seasons only whoever has something to do is told', () => {
    const past = (seasons: number) =>
      Array.from({ length: seasons }, () => ({ name: 'travel', rating: 1, supply: 2, left: 0 }) as const)
    expect(reminderOf(at({ phase: 'making', season: null }), GM)).toBe('opening')
    expect(reminderOf(at({ phase: 'making', season: null }), ruth)).toBeNull()
    expect(reminderOf(at({ phase: 'between', past: past(2) }), GM)).toBe('opening')
    expect(reminderOf(at({ phase: 'between', past: past(5) }), GM)).toBe('festival')
    expect(reminderOf(at({ phase: 'between', past: past(5) }), watcher)).toBeNull()
    const endings = { [RUTH]: { at: { step: 'loss' }, achieved: false, bonus: false } } as const
    expect(reminderOf(at({ phase: 'ending', endings }), ruth)).toBe('endLoss')
    expect(reminderOf(at({ phase: 'ending', endings }), { seat: CLEM, chair: false })).toBeNull()
    expect(reminderOf(at({ phase: 'festival' }), watcher)).toBe('festival')
    expect(reminderOf(at({ phase: 'closed' }), GM)).toBeNull()
  })
})
