/** Taking back in two worlds that differ only in a secret: nobody who does not share it can tell them apart. */
import { describe, expect, it } from 'vitest'
import { games } from '@homestake/rules/authority'
import { isHouseEvent, takenBack } from '@homestake/rules'
import { picker, seeds } from './random.ts'
import { SECRETS } from './secrets.ts'
import type { World } from './world.ts'
import { twoWorlds } from './worlds.ts'
import { played } from './worlds-played.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'

/** One of the newest public lines of the game that still count, as the GM sees them. */
const somethingPlayed = (world: World, pick: (n: number) => number) => {
  const { lines } = world.who('gm').present
  const taken = takenBack(lines)
  const open = lines.filter(
    ({ in: to, n, event }) => to === 'table' && !isHouseEvent(event) && !taken.has(`table/${n}`),
  )
  const line = open.at(-1 - pick(3))
  return line === undefined ? null : { type: 'take-back', in: line.in, n: line.n }
}

describe.each(SECRETS)('taking back in two worlds of $game', (secrets) => {
  const worlds = twoWorlds(games)
  let taken = 0

  it.each(seeds(FULL ? 80 : 4))('UNDO-7 SEC-1 what is taken back tells nobody a secret (seed %i)', async (seed) => {
    const pick = picker(seed + 77)
    const run = await played(worlds, secrets, seed, () => (pick(3) === 0 ? somethingPlayed(worlds.a, pick) : null))
    expect(run.found).toBeNull()
    taken += takenBack(worlds.a.who('gm').present.lines).size
  })

  it('enough was taken back to mean something, or nothing ever is in this game', () => {
    if (secrets.game === 'inverted-tower') expect(taken).toBe(0)
    else expect(taken).toBeGreaterThan(3)
  })
})
