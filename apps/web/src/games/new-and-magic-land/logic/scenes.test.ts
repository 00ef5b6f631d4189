import type { NmlTable, Scene } from '@homestake/rules/new-and-magic-land'
import { describe, expect, it } from 'vitest'
import { goalless, rotation, tends, wentWrong } from './scenes.ts'
import { CLEM, RUTH, settler, table } from './testing.ts'

const scene: Scene = { number: 1, setBy: RUTH, present: { [RUTH]: true }, about: 'The ford at dusk' }
const running: NmlTable = { ...table().play, scene }

describe('scenes', () => {
  it('NML-NA25 the GM comes first, then those in play as they sat down', () => {
    expect(rotation(table())).toEqual(['gm', CLEM, RUTH])
    const out = table(null, { [RUTH]: settler('Ruth'), [CLEM]: settler('Clement', { stage: 'out' }) })
    expect(rotation(out)).toEqual(['gm', RUTH])
  })

  it('scenes wait for every Goal of those in play', () => {
    const { play } = table(null, { [RUTH]: settler('Ruth', { goal: '' }), [CLEM]: settler('Clement') })
    expect(goalless(play)).toEqual([RUTH])
  })

  it('a scene is tended by whoever set it, and by the chair', () => {
    expect(tends(running, { chair: false, seat: RUTH })).toBe(true)
    expect(tends(running, { chair: false, seat: CLEM })).toBe(false)
    expect(tends(running, { chair: true, seat: null })).toBe(true)
    expect(tends(running, { chair: false, seat: null })).toBe(false)
  })

  it('what went wrong belongs to the scene in which it did', () => {
    const lines = [
      { event: { type: 'scene-complicated', text: 'long ago' } },
      { event: { type: 'scene-set' } },
      { event: { type: 'said' } },
      { event: { type: 'scene-complicated', text: 'The mule bolts.' } },
    ]
    expect(wentWrong(lines)).toEqual(['The mule bolts.'])
    expect(wentWrong([])).toEqual([])
  })
})
