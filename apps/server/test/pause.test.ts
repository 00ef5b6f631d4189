/**
 * A pause that nobody asked for: two tables that differ only in who pressed give everybody else identical bytes, and leave
 * the same behind in the journal, the log and the metrics.
 */
import { describe, expect, it } from 'vitest'
import { OWN_GAMES } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import type { Asking } from '@homestake/client'
import { PEOPLE, type Person, type World } from './world.ts'
import { twoWorlds } from './worlds.ts'
import { numberOf } from './worlds-played.ts'

const ID = '00000000-0000-4000-8000-000000000001'

/** Counters and gauges with their labels; times are another matter. */
const counted = async (world: World): Promise<string[]> =>
  (await world.metrics()).split('\n').filter((line) => /^homestake_\w*(commands|refus)\w*[{ ]/.test(line))

const PAIRS: readonly (readonly [Person, Person])[] = [
  ['ann', 'bob'],
  ['gm', 'ann'],
]

describe.each(OWN_GAMES)('%s', (game) => {
  const worlds = twoWorlds(games)

  it.each(PAIRS)('SAFE-2 whether %s or %s asked for a pause shows nowhere', async (one, other) => {
    const { a, b } = worlds
    await worlds.open(7, game, {})
    const [before] = await Promise.all([a.entries(0), b.entries(0)])
    const said = [a.logged.length, b.logged.length]
    for (const world of [a, b]) world.turn(7, 100, 'pause')
    const answers = [
      await a.who(one).command({ type: 'pause', id: ID }),
      await b.who(other).command({ type: 'pause', id: ID }),
    ]
    expect(answers).toMatchObject([{ status: 'applied' }, { status: 'applied' }])
    // Sent again, as after a line that broke: it happened once, and its sender is told so.
    expect(await a.who(one).command({ type: 'pause', id: ID })).toMatchObject({ status: 'duplicate' })
    expect(await b.who(other).command({ type: 'pause', id: ID })).toMatchObject({ status: 'duplicate' })
    await worlds.settle()

    const others = PEOPLE.filter((name) => name !== one && name !== other)
    expect(worlds.difference(others)).toBeNull()
    expect(await worlds.differenceOverHttp(others)).toBeNull()

    const kept = await Promise.all([a, b].map((world) => world.entries(before.length)))
    expect(kept[0]).toHaveLength(1)
    expect(kept[0]).toEqual(kept[1])
    expect(kept[0]?.[0]).toMatchObject({ actor: 'anyone', by: null, command: { type: 'pause' } })

    const logs = [a, b].map(({ logged }, i) => logged.slice(said[i]).join(''))
    for (const log of logs) {
      expect(log).not.toContain('pause')
      for (const name of [one, other]) if (name !== 'gm') expect(log).not.toContain(a.seat(name))
    }
    expect(logs[0]?.split('\n')).toHaveLength(logs[1]?.split('\n').length ?? -1)
    const counts = await counted(a)
    expect(counts.join('\n')).toContain('answer="duplicate"')
    expect(counts).toEqual(await counted(b))
  })

  it.each(PAIRS)('SAFE-2 nor where something is taken back, played again or copied (%s or %s)', async (one, other) => {
    const { a, b } = worlds
    await worlds.open(8, game, {})
    const telling = { type: 'say', to: 'table', kind: 'telling', text: 'The door is open.' }
    expect(await worlds.both(8, 90, 'gm', telling)).toBe(true)
    const said = numberOf(a, 'watcher')
    for (const world of [a, b]) world.turn(8, 100, 'pause')
    await a.who(one).command({ type: 'pause', id: ID })
    await b.who(other).command({ type: 'pause', id: ID })
    await worlds.settle()
    const paused = numberOf(a, 'watcher')
    expect(paused).toBe(said + 1)
    const back = (n: number): Asking => ({ type: 'take-back', in: 'table', n })
    const acts: readonly Asking[] = [back(paused), back(said), { type: 'resume' }, back(paused), back(said), telling]
    for (const [i, asking] of acts.entries()) {
      for (const world of [a, b]) world.turn(8, 200 + i, 'gm')
      const id = `00000000-0000-4000-8000-0000000003${String(i).padStart(2, '0')}`
      const answers = await Promise.all([a, b].map((world) => world.who('gm').command({ ...asking, id })))
      expect(answers[0], asking.type).toEqual(answers[1])
    }
    await worlds.settle()
    const others = PEOPLE.filter((name) => name !== one && name !== other)
    expect(worlds.difference(others)).toBeNull()
    // Not even to whoever pressed.
    const stretches = [
      { from: 1, to: null },
      { from: paused, to: paused + 1 },
      { from: paused + 1, to: null },
    ]
    expect(await worlds.differenceInReplays(PEOPLE, stretches)).toBeNull()
    expect(await worlds.differenceOverHttp(PEOPLE)).toBeNull()
    expect(await a.copy()).toBe(await b.copy())
    // The first holds the keys.
    const [here, there] = await Promise.all([a.entries(1), b.entries(1)])
    expect(here).toEqual(there)
    expect(await counted(a)).toEqual(await counted(b))
  })
})
