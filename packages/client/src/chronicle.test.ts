import { describe, expect, it } from 'vitest'
import { linesOf, linesOfPage, merged } from './chronicle.ts'

const line = (n: number, at: number, type: string) => ({ n, at, by: 'chair' as const, event: { type } })

describe('the chronicle of a client', () => {
  it('a line has the same key however it came, and stands once', () => {
    const live = linesOf({
      table: { from: 1, to: 2, patches: [], events: [line(2, 5, 'a'), line(2, 5, 'b')] },
    } as never)
    const paged = linesOfPage({
      lines: [
        { in: 'table', ...line(1, 4, 'z') },
        { in: 'table', ...line(2, 5, 'a') },
        { in: 'table', ...line(2, 5, 'b') },
      ],
      before: null,
    } as never)
    expect(live.map(({ key }) => key)).toEqual(['table/2/0', 'table/2/1'])
    expect(merged(live, paged, 'before').map(({ event }) => event.type)).toEqual(['z', 'a', 'b'])
    expect(merged(live, live, 'behind')).toBe(live)
  })

  it('lines of several compartments that come together stand in the order of their time', () => {
    const lines = linesOf({
      table: { from: 0, to: 2, patches: [], events: [line(1, 1, 'first'), line(2, 3, 'third')] },
      gm: { from: 0, to: 1, patches: [], events: [line(1, 2, 'second')] },
    } as never)
    expect(lines.map(({ event }) => event.type)).toEqual(['first', 'second', 'third'])
  })
})
