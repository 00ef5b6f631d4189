import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Patch } from '@homestake/rules'
import { packChange, packPatches, unpackChange, unpackPatches, type WireLine } from '@homestake/protocol'

/** Packed, every key is a text: what an array makes of it is the same. */
const spelt = (patches: readonly Patch[]): unknown[] =>
  patches.map(([op, path, ...value]) => [op, path.map(String), ...value])

describe('patches on the wire', () => {
  it('WIRE-15 say each place from the one before', () => {
    expect(
      packPatches([
        ['=', ['play', 'sides', 0, 'dice'], [1, 2]],
        ['=', ['play', 'sides', 0, 'kept'], 2],
        ['=', ['play', 'sides', 1, 'dice'], []],
        ['=', ['play', 'round'], 1],
        ['-', ['play', 'lower']],
        ['+', ['list', 0], 'x'],
        ['+', ['list', 1], 'y'],
      ]),
    ).toEqual([
      '/play/sides/0/dice',
      [1, 2],
      'kept',
      2,
      '2/1/dice',
      [],
      '1/round',
      1,
      '-lower',
      '+/list/0',
      'x',
      '+1',
      'y',
    ])
  })

  it('WIRE-15 come back as they were, whatever their keys are called', () => {
    const key = fc.oneof(
      fc.constantFrom('', '/', '~', '~1', '-', '+', '-a', '2', '2/x', '__proto__', 'a', 'b'),
      fc.nat(3),
      fc.string({ maxLength: 3 }),
    )
    const path = fc.array(key, { maxLength: 4 })
    const value = fc.jsonValue().map((json) => json as never)
    const patch: fc.Arbitrary<Patch> = fc.oneof(
      fc.tuple(fc.constantFrom('=' as const, '+' as const), path, value),
      fc.tuple(fc.constant('-' as const), path),
    )
    fc.assert(
      fc.property(fc.array(patch), fc.array(patch), (one, other) => {
        expect(unpackPatches(packPatches(one))).toEqual(spelt(one))
        expect(unpackPatches([...packPatches(one), ...packPatches(other)])).toEqual(spelt([...one, ...other]))
      }),
      { seed: 15 },
    )
  })

  it('WIRE-15 that make no sense are thrown, and applied by nobody', () => {
    for (const packed of [[1], ['/a'], ['3/a', 1], ['x/a', 1], ['/a', 1, 2, 3]])
      expect(() => unpackPatches(packed)).toThrow()
  })
})

describe('changes on the wire', () => {
  const line = (n: number, at: number, type: string): WireLine => ({ n, at, by: 'chair', event: { type } })

  it('WIRE-15 leave out what follows from the rest', () => {
    expect(packChange({ from: 3, to: 4, patches: [], events: [] })).toEqual([4, []])
    expect(packChange({ from: 3, to: 4, patches: [], events: [line(4, 7, 'a'), line(4, 7, 'b')] })).toEqual([
      4,
      [],
      [{ at: 7, by: 'chair', events: [{ type: 'a' }, { type: 'b' }] }],
    ])
    expect(packChange({ from: 1, to: 4, patches: [], events: [] })).toEqual([4, [], [], 1])
  })

  it('WIRE-15 come back as they were, over several numbers too', () => {
    const change = { from: 1, to: 4, patches: [], events: [line(2, 5, 'a'), line(4, 7, 'b'), line(4, 7, 'c')] }
    expect(unpackChange(packChange(change))).toEqual(change)
  })
})
