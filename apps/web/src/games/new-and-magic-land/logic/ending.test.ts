import { nmlOptions, type SeasonEnd } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { lossesOf, tiesSum, tieGain, trackOf } from './ending.ts'
import { CLEM, RUTH, settler, table } from './testing.ts'

const options = nmlOptions.parse({})
const at = (at: SeasonEnd['at'], achieved: boolean | null = null): SeasonEnd => ({ at, achieved, bonus: false })
const told = (end: SeasonEnd, out = false, more = {}): string =>
  trackOf(end, { ...options, ...more }, out)
    .map(({ stop, mark }) => (mark === 'now' ? `[${stop}]` : mark === 'done' ? `${stop}✓` : stop))
    .join(' ')

describe('the track of a season’s end', () => {
  it('NML-R48–R54 goes from the Goal to the Dream', () => {
    expect(told(at({ step: 'roll' }))).toBe('[goal] price tie rest dream')
    expect(told(at({ step: 'points', sixes: 2 }, true))).toBe('goal✓ [price] tie rest dream')
    expect(told(at({ step: 'restore', amount: 4 }, true))).toBe('goal✓ price✓ tie✓ [rest] dream')
    expect(told(at({ step: 'done' }, true))).toBe('goal✓ price✓ tie✓ rest✓ dream✓')
  })

  it('NML-NA17 lossBeforeRefresh: off — a failed Goal is paid after the rest', () => {
    const off = { lossBeforeRefresh: 'off' }
    expect(told(at({ step: 'loss' }, false), false, off)).toBe('goal✓ tie✓ rest✓ [price] dream')
    expect(told(at({ step: 'points', sixes: 1 }, true), false, off)).toBe('goal✓ [price] tie rest dream')
  })

  it('a story that ends on the way ends with last words', () => {
    expect(told(at({ step: 'last-words' }, false))).toBe('goal✓ price✓ [last-words]')
    expect(told(at({ step: 'done' }, false), true)).toBe('goal✓ price✓ last-words✓')
  })
})

describe('what a failed Goal costs', () => {
  it('NML-R51 NA17 score and what is left fall together; the last point ends the story', () => {
    const ruth = settler('Ruth', { grit: { score: 4, spent: 3 }, heart: { score: 6, spent: 0 } })
    expect(lossesOf(ruth)).toEqual([
      { pool: 'grit', left: 0, of: 3, ends: true },
      { pool: 'heart', left: 5, of: 5, ends: false },
    ])
  })
})

describe('ties at the season’s end', () => {
  it('NML-NA18 a tie to another settler in play gains two, or one where the rest gets the other', () => {
    const { play } = table()
    expect(tieGain({ seat: CLEM }, play, options)).toBe(2)
    expect(tieGain({ seat: null }, play, options)).toBe(1)
    expect(tieGain({ seat: CLEM }, play, { ...options, pcBonus: 'refresh' })).toBe(1)
    const gone = table(null, { [RUTH]: settler('Ruth'), [CLEM]: settler('Clement', { stage: 'out' }) })
    expect(tieGain({ seat: CLEM }, gone.play, options)).toBe(1)
  })

  it('NML-R53 all ratings count in full', () => {
    expect(tiesSum(settler('Ruth'))).toBe(6)
  })
})
