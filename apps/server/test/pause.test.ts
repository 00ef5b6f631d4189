/**
 * A pause that nobody asked for: two tables that differ only in who pressed give everybody else identical bytes, and leave
 * the same behind in the journal, the log and the metrics.
 */
import { describe, expect, it } from 'vitest'
import { OWN_GAMES } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { PEOPLE, type Person, type World } from './world.ts'
import { twoWorlds } from './worlds.ts'

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
})
