import { expect, test } from 'vitest'
import type { Slip } from '@homestake/rules'
import { brief, slipsOf } from './slips.ts'

const slip = (order: number, more: Partial<Slip> = {}): Slip => ({
  kind: 'note',
  text: `${order}`,
  done: false,
  order,
  ...more,
})

test('DESK-1 what is still to do stands first, in the order in which it was written', () => {
  const slips = { a: slip(3), b: slip(1, { done: true }), c: slip(2), d: slip(4, { kind: 'scene' }) }
  expect(slipsOf({ gm: { notes: '', slips, play: {} } }, 'note').map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(slipsOf({}, 'note')).toEqual([])
  expect(slipsOf({ gm: { notes: '', play: {} } }, 'scene')).toEqual([])
})

test('a long text is known by its beginning', () => {
  expect(brief('short')).toBe('short')
  expect(brief('word '.repeat(30))).toMatch(/^word .*word…$/)
})
