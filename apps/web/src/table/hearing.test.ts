import { expect, test } from 'vitest'
import { HEARINGS, isSpoken, nextHearing } from './hearing.ts'

test('A11Y-1 what is spoken grows less from everything to one’s own moves', () => {
  const kinds = ['telling', 'talk', 'deed', 'roll', 'turn', 'secret'] as const
  const spoken = HEARINGS.map((hearing) => kinds.filter((kind) => isSpoken(hearing, kind)))
  expect(spoken).toEqual([[...kinds], ['roll', 'turn', 'secret'], []])
})

test('A11Y-1 each press of the menu chooses the next, and comes back', () => {
  expect(nextHearing('all')).toBe('results')
  expect(nextHearing('results')).toBe('mine')
  expect(nextHearing('mine')).toBe('all')
})
