/** Many tables are played at once through HAProxy, and each lives on one server. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { sample } from './abuse-prom.ts'
import { botsPlay } from './bots.ts'
import { converged } from './cluster.ts'
import { clustered } from './clustered.ts'
import { describeBehindHaproxy, haproxy, type Haproxy } from './haproxy.ts'
import { PLAYERS } from './players.ts'
import { table } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const TABLES = FULL ? 60 : 18
const COMMANDS = FULL ? 100 : 15

describeBehindHaproxy('in front of two servers, on a busy evening', () => {
  const several = clustered(2)
  const { at, come } = several
  let front: Haproxy
  beforeAll(async () => {
    front = await haproxy([at(0), at(1)])
  })
  afterAll(() => front.end())

  const counted = (name: string): Promise<number[]> =>
    Promise.all(several.servers.nodes.map((node) => sample(node, `homestake_${name}`)))

  it(`MANY-7 OPS-1 none of ${TABLES} tables that are played at once is awake on two servers, and the metrics show it`, async () => {
    const playing = Array.from({ length: TABLES }, async (_, i) => {
      const player = PLAYERS[i % PLAYERS.length]
      if (player === undefined) throw new Error('nobody plays')
      const made = await table(front.url, { game: player.game })
      const people: Connection[] = []
      for (const as of ['chair', { player: 'Ann' }, { player: 'Bob' }, 'spectator'] as const)
        people.push(await come(front.url, made, as))
      await botsPlay(player, people.slice(0, -1), COMMANDS, { seed: i + 1 })
      await converged(several.servers.truth, made, people)
    })
    await Promise.all(playing)
    const awake = await counted('tables_awake')
    expect(awake.reduce((sum, count) => sum + count, 0)).toBe(TABLES)
    expect(Math.min(...awake)).toBeGreaterThan(0)
    expect(await counted('followed_entries_total')).toEqual([0, 0])
    expect(await counted('lost_races_total')).toEqual([0, 0])
  })
})
