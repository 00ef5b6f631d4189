import { describe, expect, it } from 'vitest'
import { isolt, seated } from '../../../test/towerlands-play.ts'
import type { Sheet } from '../state.ts'
import { tlWords as words } from '../words.ts'
import { blankSheet } from './blank.ts'
import { lacksOf } from './sheet.legal.ts'

const written = (more: Partial<Sheet> = {}): Sheet => {
  const { traits, ...sheet } = blankSheet()
  const named = Object.fromEntries(Object.entries(traits).map(([id, trait]) => [id, { ...trait, name: id }]))
  return { ...sheet, name: 'Isolt', traits: named, ...more }
}
const whys = (sheet: Sheet, creation: 'template' | 'free' = 'template') =>
  lacksOf(sheet, creation).map(({ why }) => why)

describe('what a sheet lacks', () => {
  it('TA4 the sheet that a new seat finds keeps the budget and lacks names only', () => {
    expect(lacksOf(blankSheet(), 'template').map(({ field }) => field)).toEqual([
      'name', 't1', 't2', 't3', 't4', 't5', 't6',
    ].map((field) => (field === 'name' ? field : `traits/${field}/name`))) // prettier-ignore
    expect(lacksOf(written(), 'template')).toEqual([])
  })

  it('TA4 everything that departs from the budget is said at once, not one by one', () => {
    const off = written({
      influence: 3,
      domains: { physical: 4, mental: 1, social: 1, emotional: 1, spiritual: 0 },
      traits: { t1: { kind: 'friend', name: ' ', note: '', rating: 4, spent: 0 } },
    })
    expect(whys(off)).toEqual([
      words.templateInfluence,
      words.templateDomains,
      words.templateTraits,
      words.templateRatings,
      words.templateLoyalty,
      words.missingTrait,
    ])
  })

  it('TA4 a free sheet needs Influence and names, and nothing else', () => {
    const free = written({ influence: 0, domains: { physical: 9, mental: 0, social: 0, emotional: 0, spiritual: 0 } })
    expect(whys(free, 'free')).toEqual([words.influenceLeast])
    expect(whys(written({ influence: 5, traits: {} }), 'free')).toEqual([])
  })

  it('TA4 handing in is refused with the first of them', () => {
    const refusal = seated().refused(isolt, { type: 'submit-sheet' }, 'not-allowed')
    expect(refusal).toMatchObject({ message: words.missingName, path: 'play/draft/name' })
  })
})
