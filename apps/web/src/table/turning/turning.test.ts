import type { ChronicleLine } from '@homestake/client'
import { expect, test } from 'vitest'
import { newestTurning, type Turning } from './turning.ts'

const line = (n: number, type: string): ChronicleLine =>
  ({ n, in: 'table', by: null, event: { type }, key: `${n}`, at: n }) as ChronicleLine
const of = ({ type }: ChronicleLine['event']): Turning | null =>
  type.startsWith('burden') ? { kind: 'burden', title: type, text: '', value: 7 } : null

test('A11Y-3 of several turning points that come together the newest is shown', () => {
  expect(newestTurning([line(1, 'burden one'), line(2, 'burden two'), line(3, 'said')], of)?.title).toBe('burden two')
})

test('A11Y-3 nothing is shown where nothing of the kind has happened, or something was taken back', () => {
  expect(newestTurning([], of)).toBeNull()
  expect(newestTurning([line(1, 'said')], of)).toBeNull()
  expect(newestTurning([line(1, 'burden one'), line(2, 'taken-back')], of)).toBeNull()
})
