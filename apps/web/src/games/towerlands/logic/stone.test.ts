import { describe, expect, it } from 'vitest'
import { FACETS, OUTLINE } from './stone.ts'

const pointsOf = (points: string): number[][] => points.split(' ').map((point) => point.split(',').map(Number))
const area = (points: string): number => {
  const corners = pointsOf(points)
  return Math.abs(
    corners.reduce((sum, [x = 0, y = 0], i) => {
      const [nextX = 0, nextY = 0] = corners[(i + 1) % corners.length] ?? []
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}

describe('a d20 from above', () => {
  it('shows ten of its twenty faces, which cover its outline', () => {
    expect(FACETS).toHaveLength(10)
    expect(FACETS.reduce((sum, { points }) => sum + area(points), 0)).toBeCloseTo(area(OUTLINE), -1)
  })

  it('is lit from above on the left', () => {
    const [front, ...others] = FACETS
    const brightest = others.reduce((a, b) => (b.light > a.light ? b : a))
    const [x = 0, y = 0] = pointsOf(brightest.points).reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0])
    expect([x < 0, y < 0]).toEqual([true, true])
    expect(front?.light).toBe(0.5)
  })
})
