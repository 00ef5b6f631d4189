/**
 * The law: two tables that differ only in a secret give a viewer without it identical bytes — content, order, count and
 * length — over every path: updates, answers, refusals, presence, the public card, pages of the chronicle. Whatever game
 * has secrets is played by bots in two worlds, and what reaches those who do not share them is compared, frame by frame.
 */
import { describe, expect, it } from 'vitest'
import { games } from '@homestake/rules/authority'
import { LEAKINGS, leaking } from './leaks.ts'
import { picker, seeds } from './random.ts'
import { SECRETS } from './secrets.ts'
import type { Person } from './world.ts'
import { twoWorlds } from './worlds.ts'
import { played, playerOf, STEPS } from './worlds-played.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'

describe.each(SECRETS)('two worlds of $game', (secrets) => {
  const worlds = twoWorlds(games)
  const [few, many] = secrets.runs
  const runs = FULL ? many : few
  const covered = new Set<string>()
  let acts = 0

  it.each(seeds(runs))(`SEC-1 H1–H5 ${secrets.what} reach nobody from whom they are kept (seed %i)`, async (seed) => {
    const run = await played(worlds, secrets, seed)
    expect(run.found).toBeNull()
    acts += run.acts
    run.covered.forEach((what) => covered.add(what))
  })

  it('the runs are long enough to mean something, and every kind of secret was in some', () => {
    expect(acts / runs).toBeGreaterThan(15)
    expect([...covered].sort()).toEqual([...secrets.covers].sort())
  })

  it.each(seeds(FULL ? 20 : 8))(
    'SEC-1 what a player alone can see reaches nobody, the GM neither (seed %i)',
    async (seed) => {
      const pick = picker(seed + 1000)
      const others: readonly Person[] = ['gm', 'bob', 'watcher']
      await worlds.open(seed, secrets.game, {})
      await secrets.begin(worlds, seed, ['gm', 'bob'])
      let changed = 0
      for (let step = 1000; step < 1000 + STEPS; step++) {
        if (pick(3) === 0 && (await worlds.onlyInB(seed, step, 'ann', secrets.own(worlds.b, step, pick)))) changed++
        const name = (['gm', 'ann', 'bob'] as const)[pick(3)] ?? 'gm'
        const proposal = playerOf(secrets).propose(worlds.a.who(name).present, pick)
        if (proposal === null) continue
        const { as, command } = proposal
        if (secrets.tellsOwn(name, command)) continue
        expect(await worlds.both(seed, step, name, { ...command, ...(as === undefined ? {} : { as }) })).toBe(true)
        expect(worlds.difference(others)).toBeNull()
      }
      expect(await worlds.differenceOverHttp(others)).toBeNull()
      expect(changed).toBeGreaterThan(3)
    },
  )
})

describe.each(SECRETS)('two worlds of a $game that leaks', (secrets) => {
  describe.each(LEAKINGS)('%s', (how) => {
    const game = games[secrets.game]
    if (game === undefined) throw new Error(`${secrets.game} is not played`)
    const worlds = twoWorlds({ [secrets.game]: leaking(game, how, (deciding) => secrets.held(deciding)) })

    it(`SEC-1 a planted leak is caught: ${how}`, async () => {
      const runs: (string | null)[] = []
      for (let seed = 1; seed <= 5; seed++) runs.push((await played(worlds, secrets, seed)).found)
      expect(runs.filter((found) => found !== null).length).toBeGreaterThan(2)
    })
  })
})
