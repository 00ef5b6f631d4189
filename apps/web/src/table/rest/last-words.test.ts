import type { ChronicleLine } from '@homestake/client'
import type { Said } from '@homestake/rules'
import { expect, test } from 'vitest'
import { lastWordsOf } from './last-words.ts'

const line = (n: number, kind: Said['kind'], part: ChronicleLine['in'] = 'table'): ChronicleLine =>
  ({ n, in: part, by: 'chair', event: { type: kind }, key: `${n}`, at: n }) as ChronicleLine
const said = ({ n, event }: ChronicleLine): Said => ({ kind: event.type as Said['kind'], text: `line ${n}` })

test('REST-3 the last words are what was last told to everyone, not what was talked about or rolled', () => {
  const lines = [line(1, 'telling'), line(2, 'telling'), line(3, 'talk'), line(4, 'roll'), line(5, 'telling', 'gm')]
  expect(lastWordsOf(lines, { said })).toEqual({ text: 'line 2', by: 'chair' })
  expect(lastWordsOf([line(1, 'turn')], { said })).toBeNull()
})
