import { describe, expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const told = (then: unknown, now: unknown): string => JSON.stringify(inOrder(then, now))

describe('the order of what was', () => {
  it('REPLAY-3 is that of what is, with what has gone behind it by name, whichever way it was read', () => {
    const now = { seats: { b: { name: 'Bob' }, a: { name: 'Ann' } }, ended: true }
    const forward = { left: 1, seats: { a: { name: 'Ann' }, d: {}, c: {}, b: { colour: 'red', name: 'Bob' } } }
    const backward = { seats: { b: { name: 'Bob', colour: 'red' }, c: {}, a: { name: 'Ann' }, d: {} }, left: 1 }
    const text = '{"seats":{"b":{"name":"Bob","colour":"red"},"a":{"name":"Ann"},"c":{},"d":{}},"left":1}'
    expect(told(forward, now)).toBe(text)
    expect(told(backward, now)).toBe(text)
  })

  it('leaves the order of lists, and what is no object, as it is', () => {
    expect(told({ list: [{ b: 1, a: 2 }, 'x', null] }, { list: [{ b: 1 }] })).toBe('{"list":[{"a":2,"b":1},"x",null]}')
    expect(told({ a: 1 }, null)).toBe('{"a":1}')
    expect(inOrder(undefined, {})).toBeUndefined()
  })
})
