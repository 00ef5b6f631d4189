import { describe, expect, it } from 'vitest'
import { conflict, side } from '../stage/testing.ts'
import { stepsOf } from './steps.ts'

const now = (on: Parameters<typeof stepsOf>[0]): (string | undefined)[] => {
  const { line, within } = stepsOf(on)
  return [line, within].map((steps) => steps.find((step) => step.now)?.label)
}
const told = { first: false, second: false }

describe('where a conflict stands', () => {
  it('T-R27 to T-R50 from the stakes to the aftermath', () => {
    const all = stepsOf(conflict({ stage: 'stakes' }, { domain: null })).line
    expect(all.map(({ key }) => key)).toEqual(['stakes', 'domain', 'roll', 'round', 'after'])
    expect(now(conflict({ stage: 'stakes' }))).toEqual(['Stakes', undefined])
    expect(now(conflict({ stage: 'window' }, { round: 2 }))).toEqual(['Round 2', 'Calls'])
    expect(now(conflict({ stage: 'burden', side: 'first', how: 'left' }))).toEqual(['Aftermath', 'A burden'])
  })

  it('T-R43 a round that was compared is told under its own number', () => {
    expect(now(conflict({ stage: 'narrate', winner: null, told }, { round: 2 }))).toEqual(['Round 1', 'Telling'])
    expect(now(conflict({ stage: 'victory', side: 'first' }, { round: 2 }))).toEqual(['Round 2', 'The higher die'])
  })

  it('T-R69 a healing scene has no stakes: the GM opens it', () => {
    const sides = { first: side('gm'), second: side('gm') }
    const steps = stepsOf(conflict({ stage: 'setup' }, { healing: { burden: 'b' }, sides, domain: null }))
    expect(steps.line.map(({ key }) => key)).toEqual(['setup', 'roll', 'round', 'after'])
    expect(steps.facts).toEqual([])
  })

  it('TA8 says how often the stakes were raised, and where it was fought out', () => {
    const suspended = {
      winner: 'first',
      how: 'left',
      win: 'the argument',
      domains: ['mental', 'social'],
      goal: null,
    } as const
    const raised = conflict({ stage: 'window' }, { domain: 'physical', suspended: { ...suspended, domains: [...suspended.domains] } }) // prettier-ignore
    expect(stepsOf(raised).facts).toEqual(['Physical conflict', 'stakes raised twice', 'Mental and Social used up'])
  })
})
