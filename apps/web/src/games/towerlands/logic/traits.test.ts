import { tlOptions, type Trait } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import type { TraitLine } from './sheet.ts'
import { groupsOf, wellLeft } from './traits.ts'

const line = (id: string, kind: Trait['kind'], rating: number, spent = 0): TraitLine => ({
  id,
  trait: { kind, name: id, note: '', rating, spent },
  place: { in: 'table', path: [] },
  open: true,
})

describe('traits', () => {
  it('stand by kind, the strongest first', () => {
    const groups = groupsOf([line('a', 'foe', 1), line('b', 'loyalty', 1), line('c', 'loyalty', 3)])
    expect(groups.map(({ kind, lines }) => [kind, lines.map(({ id }) => id)])).toEqual([
      ['loyalty', ['c', 'b']],
      ['foe', ['a']],
    ])
  })

  it('TA2 only a Well that holds a store counts what is left', () => {
    const pool = tlOptions.parse({ wells: 'pool' })
    expect(wellLeft(line('w', 'well', 3, 2).trait, pool)).toBe(1)
    expect(wellLeft(line('w', 'well', 1, 2).trait, pool)).toBe(0)
    expect(wellLeft(line('w', 'friend', 3, 0).trait, pool)).toBeNull()
    expect(wellLeft(line('w', 'well', 3, 2).trait, tlOptions.parse({}))).toBeNull()
  })
})
