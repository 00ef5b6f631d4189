import type { SeatId } from '@homestake/rules'
import type { Relationship, Settler } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { CLEM, RUTH, settler, table } from '../logic/testing.ts'
import { curve, strokeOf } from './line.ts'
import { layOut, sizeOf, type Laid } from './layout.ts'
import { webOf, type Web } from './people.ts'

const tie = (name: string, rating: number, seat: SeatId | null = null): Relationship => ({
  name,
  note: '',
  rating,
  seat,
})

/** A table of so many settlers, each with a tie to the next, one to somebody all know, and some of their own. */
const crowd = (settlers: number, ties: number, rate: (settler: number, tie: number) => number): Web => {
  const names = Array.from({ length: settlers }, (_, i) => `s${i}` as SeatId)
  const sheets = names.map((seat, i): [SeatId, Settler] => {
    const own = Array.from({ length: ties - 2 }, (_, k) => tie(`Somebody ${i} knows ${k}`, rate(i, k + 2)))
    const all = [tie('', rate(i, 0), names[(i + 1) % settlers] ?? null), tie('Old Tobias', rate(i, 1)), ...own]
    return [
      seat,
      settler(`Settler Number ${i}`, { relationships: Object.fromEntries(all.map((one, k) => [`r${k}`, one])) }),
    ]
  })
  const at = table(null, Object.fromEntries(sheets) as never)
  const seats = Object.fromEntries(names.map((seat, order) => [seat, { name: `P${order}`, colour: 'moss', order }]))
  return webOf({ ...at, seats: seats as never })
}

const touching = (web: Web, { places }: Laid): string[] =>
  web.people.flatMap((a, i) =>
    web.people.slice(i + 1).flatMap((b) => {
      const [at, bt] = [places.get(a.key), places.get(b.key)]
      if (at === undefined || bt === undefined) return [`${a.key} or ${b.key} has no place`]
      const [as, bs] = [sizeOf(a), sizeOf(b)]
      const touch =
        Math.abs(at.x - bt.x) < (as.width + bs.width) / 2 && Math.abs(at.y - bt.y) < (as.height + bs.height) / 2
      return touch ? [`${a.key} on ${b.key}`] : []
    }),
  )

describe('the web of relationships', () => {
  it('is made of settlers and the people whom they name; the same name is the same person', () => {
    const web = webOf(
      table(null, {
        [CLEM]: settler('Clement Vey', { relationships: { a: tie(' old  TOBIAS ', 3), b: tie('ruth amsel', 1) } }),
        [RUTH]: settler('Ruth Amsel', {
          relationships: { a: tie('Old Tobias', 0), b: tie('', 2, CLEM), c: tie('', 1), d: tie('Ruth Amsel', 1) },
        }),
      }),
    )
    expect(web.people.map(({ name }) => name)).toEqual(['Clement Vey', 'Ruth Amsel', 'old TOBIAS'])
    expect(web.ties.map(({ from, to, rating }) => `${from} → ${to} ${rating}`)).toEqual([
      'seat:clem → name:old tobias 3',
      'seat:clem → seat:ruth 1',
      'seat:ruth → name:old tobias 0',
      'seat:ruth → seat:clem 2',
    ])
  })

  it.each([272, 320, 700, 1000])('six settlers with five ties each stand free of each other at %i pixels', (width) => {
    const web = crowd(6, 5, (i, k) => (i + k) % 4)
    const laid = layOut(web, width)
    expect(web.people).toHaveLength(6 + 1 + 6 * 3)
    expect(touching(web, laid)).toEqual([])
    for (const person of web.people) {
      const { x, y } = laid.places.get(person.key) ?? { x: -1, y: -1 }
      const size = sizeOf(person)
      expect(x).toBeGreaterThanOrEqual(size.width / 2)
      expect(x).toBeLessThanOrEqual(width - size.width / 2)
      expect(y).toBeGreaterThanOrEqual(size.height / 2)
      expect(y).toBeLessThanOrEqual(laid.height - size.height / 2)
    }
  })

  it('nobody moves when a tie grows, fades or breaks, and the same table is always drawn the same', () => {
    const before = layOut(
      crowd(4, 4, () => 1),
      700,
    )
    const after = layOut(
      crowd(4, 4, (i, k) => (i * k) % 5),
      700,
    )
    expect(after).toEqual(before)
  })

  it('one settler alone, or nobody at all, is drawn too', () => {
    expect(
      touching(
        crowd(1, 5, () => 2),
        layOut(
          crowd(1, 5, () => 2),
          300,
        ),
      ),
    ).toEqual([])
    expect(layOut({ people: [], ties: [] }, 300).height).toBe(0)
  })

  it('a stronger tie is wider and darker; a broken one is dotted and faint', () => {
    const drawn = [1, 2, 3, 4].map(strokeOf)
    expect(drawn.toSorted((a, b) => a.width - b.width)).toEqual(drawn)
    expect(drawn.every(({ dash }) => dash === 'none')).toBe(true)
    expect(strokeOf(0).dash).not.toBe('none')
    expect(strokeOf(9).width).toBeLessThanOrEqual(7)
  })

  it('two ties between the same two do not lie on each other', () => {
    const there = curve({ x: 0, y: 0 }, { x: 100, y: 0 })
    const back = curve({ x: 100, y: 0 }, { x: 0, y: 0 })
    expect(there.mark.y).toBeLessThan(0)
    expect(back.mark.y).toBeGreaterThan(0)
  })
})
