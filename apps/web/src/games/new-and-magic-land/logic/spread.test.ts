import { describe, expect, it } from 'vitest'
import { fullest, left, less, more } from './spread.ts'

const most = { grit: 2, heart: 5 }

describe('points spread over two pools', () => {
  it('one more comes out of what is left', () => {
    expect(more({ grit: 0, heart: 1 }, 'grit', 3, most)).toEqual({ grit: 1, heart: 1 })
    expect(left({ grit: 1, heart: 1 }, 3)).toBe(1)
  })

  it('where nothing is left it comes from the other pool', () => {
    expect(more({ grit: 0, heart: 3 }, 'grit', 3, most)).toEqual({ grit: 1, heart: 2 })
    expect(more({ grit: 0, heart: 0 }, 'grit', 0, most)).toBeNull()
  })

  it('no pool takes more than it can, and none falls under nothing', () => {
    expect(more({ grit: 2, heart: 0 }, 'grit', 5, most)).toBeNull()
    expect(less({ grit: 0, heart: 1 }, 'grit')).toBeNull()
    expect(less({ grit: 2, heart: 1 }, 'grit')).toEqual({ grit: 1, heart: 1 })
  })

  it('NML-R53 as much comes back as was spent, and no more', () => {
    const pools = { grit: { score: 4, spent: 3 }, heart: { score: 6, spent: 2 } }
    expect(fullest(11, pools)).toEqual({ grit: 3, heart: 2 })
    expect(fullest(4, pools)).toEqual({ grit: 3, heart: 1 })
    expect(fullest(0, pools)).toEqual({ grit: 0, heart: 0 })
  })
})
