import type { NmlTable, PastSeason } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { lightOf, nextSeason, yearOf } from './season.ts'
import { table } from './testing.ts'

const past = (...names: PastSeason['name'][]): PastSeason[] =>
  names.map((name) => ({ name, rating: 1, supply: 2, left: 0 }))
const year = (more: Partial<NmlTable>): NmlTable => ({ ...table().play, ...more })
const marks = (play: NmlTable): string[] => yearOf(play).map(({ mark }) => mark)

describe('the year in the header', () => {
  it('marks the open season', () => {
    expect(marks(year({}))).toEqual(['now', 'later', 'later', 'later', 'later', 'later'])
  })

  it('a season whose end is being played is not over yet, and its light stays', () => {
    const play = year({ phase: 'ending', season: null, past: past('travel', 'fall') })
    expect(marks(play)).toEqual(['done', 'now', 'later', 'later', 'later', 'later'])
    expect(lightOf(play)).toBe('fall')
  })

  it('between seasons the next one is marked', () => {
    const play = year({ phase: 'between', season: null, past: past('travel', 'fall') })
    expect(marks(play)).toEqual(['done', 'done', 'next', 'later', 'later', 'later'])
    expect(nextSeason(play)).toBe('winter')
  })

  it('the Festival is the sixth, and after it the year is over', () => {
    const five = past('travel', 'fall', 'winter', 'spring', 'summer')
    const feast = year({ phase: 'festival', season: null, past: five })
    expect(marks(feast).at(-1)).toBe('now')
    expect(lightOf(feast)).toBe('festival')
    const closed = year({ phase: 'closed', season: null, past: five })
    expect(new Set(marks(closed))).toEqual(new Set(['done']))
    expect(nextSeason(closed)).toBeNull()
  })
})
