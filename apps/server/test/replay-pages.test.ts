/** A replay that is longer than a page. */
import { describe, expect, it } from 'vitest'
import { wound, type Tape } from '@homestake/client'
import { replayPage, type ReplayPage } from '@homestake/protocol'
import { edits, notesOf, type Person, type World } from './world.ts'
import { twoWorlds } from './worlds.ts'

const ALL = [{ from: 1, to: null }]

const pagesOf = async (world: World, name: Person): Promise<ReplayPage[]> =>
  (await world.replays(name, ALL))
    .split('\n')
    .map((said) => replayPage.parse(JSON.parse(said.slice(said.indexOf('{')))))

/** All pages behind one another, each from where the one before has ended. */
const inARow = (pages: readonly ReplayPage[]): Tape => {
  let tape: Tape | null = null
  for (const page of pages) {
    const last = tape?.frames.at(-1)
    if (last !== undefined) expect({ view: last.view, cursor: last.cursor }).toEqual(page.start)
    const longer: Tape | 'gap' = wound(tape, page)
    if (longer === 'gap') throw new Error('the replay has a gap')
    tape = longer
  }
  if (tape === null) throw new Error('there was no page')
  return tape
}

describe('a replay of several pages', () => {
  const worlds = twoWorlds()
  const { a, b } = worlds

  it('REPLAY-1 REPLAY-3 turns its pages at the same places, whatever happened unseen between', async () => {
    await worlds.open(1, 'towerlands', {})
    const LINES = 450
    for (let i = 0; i < LINES; i++) {
      const step = 100 + 2 * i
      if (i % 9 === 0 || i % 200 > 196) {
        const unseen = edits('gm', ['notes'], notesOf(b, 'gm'), `before line ${i}`)
        expect(await worlds.onlyInB(1, step, 'gm', unseen)).toBe(true)
      }
      const saying = { type: 'say', to: 'table', kind: 'telling', text: `Line ${i}.` }
      expect(await worlds.give(1, step + 1, 'ann', saying)).toBe(true)
    }
    // And much that she alone is told, with no change of the table between.
    const alone = Array.from({ length: 850 }, (_, i) => ({ type: 'say', to: 'gm', kind: 'talk', text: `Alone ${i}.` }))
    await Promise.all(alone.map((saying) => b.who('gm').command(saying)))
    await worlds.settle()

    expect(await worlds.differenceInReplays(['ann', 'bob', 'watcher'], ALL)).toBeNull()
    for (const [world, name] of [
      [a, 'watcher'],
      [b, 'watcher'],
      [b, 'ann'],
      [b, 'gm'],
    ] as const) {
      const pages = await pagesOf(world, name)
      const { view, cursor } = world.who(name).present
      const tape = inARow(pages)
      expect(tape.frames.at(-1)).toMatchObject({ view, cursor })
      expect(tape.lines.filter(({ event }) => String(event['text']).startsWith('Line'))).toHaveLength(LINES)
      expect(pages.length, name).toBe(3)
      for (const { steps } of pages) expect(steps.length, name).toBeLessThanOrEqual(name === 'gm' ? 800 : 200)
      if (name === 'gm') expect(tape.lines.filter((line) => line.in === 'gm')).toHaveLength(850)
    }
  })
})
