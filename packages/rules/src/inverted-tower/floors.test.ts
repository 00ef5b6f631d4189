import { expect, test } from 'vitest'
import { seatId } from '../index.ts'
import { keepBound } from './floors.ts'
import { newRun } from './new-run.ts'
import { KEPT } from './numbers.ts'
import { run as schema } from './schemas.ts'

const begun = () => newRun('r1', 1, [{ seat: seatId.parse('bryn'), name: 'Bryn', attribute: 'str' }])

test('TOWER-1 COPY-3 a run that says it was long is not gone through room by room, and more than any run comes to is no run', () => {
  const run = begun()
  run.entered = 1e15
  keepBound(run)
  expect(run.unlisted.upTo).toBe(1e15 - KEPT.rooms)
  expect(schema.safeParse(begun()).success).toBe(true)
  expect(schema.safeParse({ ...begun(), entered: 1e15 }).success).toBe(false)
})
