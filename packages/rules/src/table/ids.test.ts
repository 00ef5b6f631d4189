import { expect, test } from 'vitest'
import { seatId, tableId, thingId } from './ids.ts'

test('an id is a key of its own, never a name that every object has', () => {
  for (const taken of Object.getOwnPropertyNames(Object.prototype))
    for (const id of [thingId, seatId, tableId]) expect(id.safeParse(taken).success).toBe(false)
  for (const free of ['b1', 'proto_', 'constructors', 'v1_BOMrbB8oqwNXi'])
    expect(thingId.safeParse(free).success).toBe(true)
})
