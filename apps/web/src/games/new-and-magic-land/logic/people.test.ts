import { describe, expect, it } from 'vitest'
import { preparedAspects } from './prepared.ts'
import { seatsInOrder, settlerName } from './people.ts'
import { yearOf } from './season.ts'
import { waitsOf } from './waits.ts'
import { bundle, CLEM, conflict, RUTH, settler, side, table } from './testing.ts'

describe('who and when', () => {
  it('one’s own settler stands first, then seats in the order in which they were taken', () => {
    expect(seatsInOrder(table(), RUTH)).toEqual([RUTH, CLEM])
    expect(seatsInOrder(table(), null)).toEqual([CLEM, RUTH])
  })

  it('a settler without a name bears its player’s', () => {
    expect(settlerName(table(null, { [RUTH]: settler(''), [CLEM]: settler('Clement Vey') }), RUTH)).toBe('Anna')
  })

  it('N-R11 the year has six seasons and one of them is now', () => {
    expect(yearOf(table().play).map(({ mark }) => mark)).toEqual(['now', 'later', 'later', 'later', 'later', 'later'])
  })

  it('says who is waited for', () => {
    const settlers = { [RUTH]: settler('Ruth', { goal: '' }), [CLEM]: settler('Clement', { stage: 'draft' }) }
    expect(waitsOf(table(null, settlers))).toEqual(['Clement: still making a settler', 'Ruth: choose a Goal'])
  })

  it('D1 offers the prepared Aspects of the opposition on the table that are not spent yet', () => {
    const sides = {
      first: side(RUTH),
      second: side('gm', { name: 'The river', bundles: { d: bundle(1, { kind: 'drama', text: 'Cold' }, 1, 'gm') } }),
    }
    const oppositions = {
      a: { name: 'The river', note: '', aspects: { '1': 'Cold', '2': 'Loud', '3': '' } },
      b: { name: 'Wolves', note: '', aspects: { '1': 'Many' } },
    }
    expect(preparedAspects(conflict({ stage: 'gather' }, { sides }), oppositions)).toEqual(['Loud'])
  })
})
