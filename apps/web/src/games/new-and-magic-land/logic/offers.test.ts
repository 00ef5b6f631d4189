import { describe, expect, it } from 'vitest'
import { sourcesOf, pastsAgainst, dramaSides } from './gathering.ts'
import { judged } from '../../../table/offers/offer.ts'
import { offersOf } from './offers.ts'
import { bundle, CLEM, conflict, RUTH, settler, side, table } from './testing.ts'

const keys = (offers: readonly { key: string }[]): string[] => offers.map(({ key }) => key)
const rests = { first: false, second: false }

describe('what a hand is offered', () => {
  it('a settler’s player in a result: escalate, give in, burn a Harvest Die', () => {
    const on = conflict({ stage: 'result', lower: 'first', rests }, { rolls: 1 })
    expect(keys(offersOf(table(on), on, RUTH))).toEqual(['escalate', 'concede', 'harvest'])
  })

  it('NA11 after a tie: draw it out or let it rest', () => {
    const on = conflict({ stage: 'result', lower: null, rests }, { rolls: 1 })
    expect(keys(offersOf(table(on), on, 'gm'))).toEqual(['escalate', 'rest'])
  })

  it('N-R44 warns before the last point is spent', () => {
    const on = conflict({ stage: 'result', lower: 'first', rests }, { rolls: 1 })
    const last = { [RUTH]: settler('Ruth', { grit: { score: 4, spent: 3 } }), [CLEM]: settler('Clement') }
    const note = (settlers?: typeof last): string | undefined => offersOf(table(on, settlers), on, RUTH)[0]?.note
    expect(note(last)).toContain('your story ends')
    expect(note()).toContain('Costs 1 Grit')
  })

  it('who is in no side is offered nothing to decide', () => {
    const on = conflict({ stage: 'result', lower: 'first', rests }, { rolls: 1 })
    expect(offersOf(table(on), on, CLEM)).toEqual([])
  })

  it('D13 names the conflict and the step that is on the screen', () => {
    const on = conflict({ stage: 'gather' })
    expect(offersOf(table(on), on, RUTH)[0]?.command('')).toEqual({
      type: 'ready',
      conflict: 'c1',
      step: 3,
      side: 'first',
    })
  })

  it('what is refused for one reason stands together', () => {
    const on = conflict({ stage: 'result', lower: 'second', rests }, { rolls: 1 })
    const { may, not } = judged(offersOf(table(on), on, RUTH), ({ type }) =>
      type === 'burn-harvest' ? 'none' : 'ahead',
    )
    expect(may).toEqual([])
    expect(not.map(({ why, offers }) => [why, keys(offers)])).toEqual([
      ['ahead', ['escalate', 'concede']],
      ['none', ['harvest']],
    ])
  })
})

describe('what may be laid on the tray', () => {
  it('NA6 a tie brings three dice at most, unless the table says otherwise', () => {
    const on = conflict({ stage: 'gather' })
    const ties = sourcesOf(table(on), on, RUTH).find(({ key }) => key === 'ties')?.sources
    expect(ties?.map(({ label, dice }) => [label, dice])).toEqual([
      ['Old Tobias', 3],
      ['Clement Vey', 2],
      ['The Reverend', 0],
    ])
  })

  it('what lies there is taken back by the same press', () => {
    const sides = {
      first: side(RUTH, { bundles: { x: bundle(1, { kind: 'aspect', aspect: '1', text: 'Lumberjack' }) } }),
      second: side('gm'),
    }
    const on = conflict({ stage: 'gather' }, { sides })
    const [aspect] = sourcesOf(table(on), on, RUTH)[0]?.sources ?? []
    expect(aspect).toMatchObject({ taken: 'x', command: { type: 'strike-bundle', bundle: 'x' } })
  })

  it('NA9 others may help either side', () => {
    const on = conflict({ stage: 'gather' })
    expect(keys(sourcesOf(table(on), on, CLEM))).toEqual(['help-first', 'help-second'])
  })

  it('NA20 the Past of the principal and of helpers against her may come up', () => {
    const help = bundle(2, { kind: 'help', relationship: 'r1', name: 'Ruth', rating: 1 }, 1, CLEM)
    const on = conflict(
      { stage: 'gather' },
      { sides: { first: side(RUTH, { bundles: { h: help } }), second: side('gm') } },
    )
    expect(pastsAgainst(on)).toEqual([RUTH, CLEM])
    expect(dramaSides(on)).toEqual(['second'])
  })

  it('NA21 between settlers the gift goes to one side only', () => {
    const sides = { first: side(RUTH), second: side(CLEM) }
    expect(dramaSides(conflict({ stage: 'gather' }, { sides }))).toEqual(['first', 'second'])
    expect(dramaSides(conflict({ stage: 'gather' }, { sides, gift: 'second' }))).toEqual(['second'])
    expect(pastsAgainst(conflict({ stage: 'gather' }, { sides }))).toEqual([])
  })
})
