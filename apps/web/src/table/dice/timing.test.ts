import { describe, expect, it } from 'vitest'
import { BRISK, facesAt, lengthOf, SLOW } from './timing.ts'

describe('how a throw is shown', () => {
  it('a die that does not explode lies still after 700 ms, with its face', () => {
    expect(facesAt(1, SLOW.fall - 1)).toBe(0)
    expect(facesAt(1, SLOW.fall)).toBe(1)
  })

  it('each explosion adds a link, a quarter of a second later', () => {
    expect([600, 700, 949, 950].map((ms) => facesAt(2, ms))).toEqual([0, 1, 1, 2])
    expect([449, 450, 700, 950].map((ms) => facesAt(3, ms))).toEqual([0, 1, 2, 3])
  })

  it.each([1, 2, 3, 4, 7, 12])(
    'H30 a chain of %i faces stands whole when the throw is over, within a second',
    (faces) => {
      const length = lengthOf([1, faces])
      expect(length).toBeLessThanOrEqual(1000)
      expect(facesAt(faces, length)).toBe(faces)
      expect(facesAt(faces, length + 500)).toBe(faces)
    },
  )

  it.each([1, 2, 3, 12])('a brisk chain of %i faces stands whole within 700 ms', (faces) => {
    const length = lengthOf([1, faces], BRISK)
    expect(length).toBeLessThanOrEqual(700)
    expect(facesAt(faces, length, BRISK)).toBe(faces)
  })

  it('no dice, no waiting', () => {
    expect(lengthOf([])).toBe(0)
    expect(facesAt(0, 1000)).toBe(0)
  })
})
