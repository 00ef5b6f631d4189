/**
 * The law of two worlds for what is played again: a stretch of a history gives whoever does not share a secret the same
 * bytes in both, whichever stretch it is, and however much happened unseen.
 */
import { describe, expect, it } from 'vitest'
import { games } from '@homestake/rules/authority'
import { picker, seeds } from './random.ts'
import { SECRETS, type Pick } from './secrets.ts'
import type { Person, Stretch } from './world.ts'
import { twoWorlds } from './worlds.ts'
import { numberOf, played, playedOwn } from './worlds-played.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'

/** Up to a number: all of it, some odd stretches, one of one line, and what is not there. */
const stretchesUpTo = (n: number, pick: Pick): readonly Stretch[] => [
  { from: 1, to: n + 1 },
  ...[1, 2, 3].map(() => {
    const from = 1 + pick(n)
    return { from, to: from + pick(n + 2 - from) }
  }),
  { from: n, to: n + 1 },
]

/** As it is now: from the beginning and from somewhere to where the table is, and beyond that. */
const openStretches = (n: number, pick: Pick): readonly Stretch[] => [
  { from: 1, to: null },
  { from: 1 + pick(n), to: null },
  { from: 1 + pick(n), to: n + 50 },
  { from: n + 1, to: null },
]

describe.each(SECRETS)('replays of two worlds of $game', (secrets) => {
  const worlds = twoWorlds(games)

  it.each(seeds(FULL ? 60 : 3))(`REPLAY-3 SEC-1 ${secrets.what} are in no page of a replay (seed %i)`, async (seed) => {
    const run = await played(worlds, secrets, seed)
    expect(run.found).toBeNull()
    const pick = picker(seed + 31)
    const names = secrets.keptFrom(seed)
    // What parted them may have told Bob something before it told the table: then nothing after its last number is looked at.
    const upTo = stretchesUpTo(run.parted ? run.alikeUpTo - 1 : run.alikeUpTo, pick)
    expect(await worlds.differenceInReplays(names, upTo, run.parted)).toBeNull()
    if (run.parted) return
    expect(await worlds.differenceInReplays(names, openStretches(numberOf(worlds.a, 'watcher'), pick))).toBeNull()
  })

  it.each(seeds(FULL ? 20 : 1))(
    'REPLAY-3 SEC-1 what a player alone can see is in no page of anybody else’s, the GM’s neither (seed %i)',
    async (seed) => {
      const others: readonly Person[] = ['gm', 'bob', 'watcher']
      const { found, changed } = await playedOwn(worlds, secrets, seed, others)
      expect(found).toBeNull()
      expect(changed).toBeGreaterThan(3)
      const pick = picker(seed + 32)
      const n = numberOf(worlds.a, 'watcher')
      const all = [...stretchesUpTo(n, pick), ...openStretches(n, pick)]
      expect(await worlds.differenceInReplays(others, all)).toBeNull()
      expect(await worlds.differenceInReplays(['ann'], [{ from: 1, to: null }])).not.toBeNull()
    },
  )
})
