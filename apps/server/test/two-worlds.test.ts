/**
 * The law: two tables that differ only in a secret give a viewer without it identical bytes — content, order, count and
 * length — over every path: updates, answers, refusals, presence, the public card, pages of the chronicle. Whatever game
 * has secrets is played by bots in two worlds, and what reaches those who do not share them is compared, frame by frame.
 */
import { describe, expect, it } from 'vitest'
import { games } from '@homestake/rules/authority'
import { LEAKINGS, leaking } from './leaks.ts'
import { seeds } from './random.ts'
import { SECRETS } from './secrets.ts'
import type { Person } from './world.ts'
import { twoWorlds } from './worlds.ts'
import { played, playedOwn } from './worlds-played.ts'

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
      const others: readonly Person[] = ['gm', 'bob', 'watcher']
      const { found, changed } = await playedOwn(worlds, secrets, seed, others)
      expect(found).toBeNull()
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
