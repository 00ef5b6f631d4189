import { describe, expect, it } from 'vitest'
import type { Changes } from '@homestake/protocol'
import { follow, placeOf, type Held } from './apply.ts'

const held = { view: { table: { count: 1, list: [1, 2] } }, cursor: { table: 3 } } as unknown as Held
const change = (from: number, to: number, ...patches: unknown[]) => ({ from, to, patches, events: [] })
const changes = (all: object) => all as unknown as Changes

describe('following a change', () => {
  it('CUR-4 a change is next, known or a gap by where it starts and ends', () => {
    const at = (from: number, to: number, have?: number) => placeOf(change(from, to) as never, have)
    expect(at(3, 4, 3)).toBe('next')
    expect(at(2, 3, 3)).toBe('known')
    expect(at(1, 2, 3)).toBe('known')
    expect(at(4, 5, 3)).toBe('gap')
    expect(at(2, 4, 3)).toBe('gap')
    expect(at(0, 1)).toBe('next')
    expect(at(1, 2)).toBe('gap')
  })

  it('CUR-4 all of a message is applied, or none', () => {
    const next = follow(
      held,
      changes({ table: change(3, 4, ['=', ['count'], 2]), gm: change(0, 1, ['=', [], { notes: '' }]) }),
    )
    expect(next).toEqual({
      view: { table: { count: 2, list: [1, 2] }, gm: { notes: '' } },
      cursor: { table: 4, gm: 1 },
    })
    expect(follow(held, changes({ table: change(3, 4, ['=', ['count'], 2]), gm: change(5, 6) }))).toBe('gap')
    expect(held.view.table).toEqual({ count: 1, list: [1, 2] })
  })

  it('a patch that does not fit is a gap, not an error', () => {
    expect(follow(held, changes({ table: change(3, 4, ['=', ['nothing', 'here'], 2]) }))).toBe('gap')
  })
})
