import { logText, type BestRun } from '@homestake/rules/inverted-tower'
import { describe, expect, it } from 'vitest'
import { DRAWN, outlineOf, shaftOf } from './shaft.ts'
import { mobs, run, stairs } from './testing.ts'

const left = (floor: number) => ({ floor, rooms: 3, kills: 4, log: '3 1 S' })

describe('the shaft', () => {
  it('I-R24 each room says what the log says of it', () => {
    const of = run([mobs(2, 1), stairs])
    const [band] = shaftOf(of, false).bands
    expect(band?.cells.map(({ number, line, here }) => [number, line, here])).toEqual([
      [1, 'Mob 1 (killed), Mob 2 (alive)', false],
      [2, 'Stairs', true],
    ])
    for (const { line } of band?.cells ?? []) expect(logText(of)).toContain(line)
  })

  it('I-R15 floors that were left hang above, the newest at the bottom', () => {
    const { bands } = shaftOf(run([mobs(1)], { floor: 3, past: [left(1), left(2)] }), false)
    expect(bands.map(({ floor, current }) => [floor, current])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(bands[0]?.cells.map(({ kind, killed, done }) => [kind, killed, done])).toEqual([
      ['mobs', 3, null],
      ['mobs', 1, null],
      ['stairs', 0, true],
    ])
  })

  it('of a long run the newest floors are drawn, and all of them if somebody asks', () => {
    const past = Array.from({ length: 8 }, (_, i) => left(i + 3))
    const of = run([mobs(1)], { floor: 11, past, before: { floors: 2, rooms: 9, kills: 5 } })
    expect(shaftOf(of, false).bands).toHaveLength(DRAWN.floors + 1)
    expect(shaftOf(of, false).above).toEqual({ floors: 2 + 8 - DRAWN.floors, rooms: 9 + 3 * (8 - DRAWN.floors) })
    expect(shaftOf(of, true).bands).toHaveLength(9)
    expect(shaftOf(of, true).above).toEqual({ floors: 2, rooms: 9 })
  })

  it('of a long floor the newest rooms are drawn, and every room with a use', () => {
    const rooms = [stairs, ...Array.from({ length: 60 }, () => mobs(1))]
    const [band] = shaftOf(run(rooms), false).bands
    expect(band?.cells).toHaveLength(DRAWN.rooms + 1)
    expect(band?.cells[0]).toMatchObject({ number: 1, kind: 'stairs' })
    expect(band?.hidden).toBe(61 - DRAWN.rooms - 1)
  })

  it('a run that was kept is drawn alike, with nobody in it', () => {
    const best: BestRun = {
      id: 'b',
      number: 1,
      names: ['Ann'],
      end: 'dead',
      floor: 2,
      kills: 8,
      rooms: 6,
      before: { floors: 0, rooms: 0, kills: 0 },
      floors: [left(1), left(2)],
    }
    const { bands, atTop } = shaftOf(best, false)
    expect(bands.map(({ floor, cells }) => [floor, cells.length])).toEqual([
      [1, 3],
      [2, 3],
    ])
    expect([atTop, bands.some(({ cells }) => cells.some(({ here }) => here))]).toEqual([false, false])
  })

  it('where they came down a torch stands at the top', () => {
    expect([shaftOf(run(), false).atTop, shaftOf(run([mobs(1)]), false).atTop]).toEqual([true, false])
  })

  it('at a glance a tower is how many rooms its newest floors have', () => {
    expect(outlineOf(run([mobs(1), mobs(1)], { past: [left(1)] }))).toEqual([3, 2])
  })
})
