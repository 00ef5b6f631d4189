/** Two worlds that differ in what lies on the chair’s desk. */
import { describe, expect, it } from 'vitest'
import { edits } from './world.ts'
import { twoWorlds } from './worlds.ts'

const write = (slip: string, text: string) => ({ type: 'write-slip', slip, kind: 'scene', text })
const OTHERS = ['ann', 'bob', 'watcher'] as const

describe('two desks', () => {
  const worlds = twoWorlds()
  const { b, onlyInB } = worlds

  it('DESK-1 SEC-3 are alike to everybody else, whatever is written, edited, ticked off and thrown away', async () => {
    await worlds.open(1, 'towerlands', {})
    const acts = [
      write('one', 'The abbot limps.'),
      write('two', 'Snow on the ford.'),
      edits('gm', ['slips', 'one', 'text'], 'The abbot limps.', 'The abbot lies.'),
      { type: 'tick-slip', slip: 'two', done: true },
      { type: 'drop-slip', slip: 'two' },
    ]
    for (const [step, act] of acts.entries()) expect(await onlyInB(1, 10 + step, 'gm', act)).toBe(true)
    for (const name of OTHERS)
      expect(await worlds.give(1, 30, name, { type: 'drop-slip', slip: 'one' }), `${name} is refused alike`).toBe(true)
    await worlds.settle()
    expect(worlds.difference(OTHERS)).toBeNull()
    expect(await worlds.differenceOverHttp(OTHERS)).toBeNull()
    expect(worlds.difference(['gm'])).not.toBeNull()
    expect(await b.copy()).toContain('The abbot lies.')
  })
})
