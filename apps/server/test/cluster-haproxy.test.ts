/** The load balancer that is recommended, with the configuration that is shipped, in front of two real servers. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageOf } from '@homestake/client'
import { converged, WITH_SMALL } from './cluster.ts'
import { clustered } from './clustered.ts'
import { describeBehindHaproxy, haproxy, type Haproxy } from './haproxy.ts'
import { table } from './table.ts'

describeBehindHaproxy('in front of two servers, on a quiet evening', () => {
  const several = clustered(2, { small: true })
  const { come, at } = several
  let front: Haproxy
  const url = (): string => front.url
  beforeAll(async () => {
    front = await haproxy([at(0), at(1)])
  })
  afterAll(() => front.end())

  it('MANY-1 keeps every table on one server: its sockets, its card and its chronicle', async () => {
    const tables = await Promise.all(Array.from({ length: 16 }, () => table(url())))
    const people = await Promise.all(
      tables.map((made) =>
        Promise.all((['chair', { player: 'Ann' }, 'spectator'] as const).map((as) => come(url(), made, as))),
      ),
    )
    for (const [i, made] of tables.entries()) {
      const [chair] = people[i] ?? []
      expect(await chair?.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
      expect(await pageOf(url(), made.table, made.keys.spectator, undefined, 20)).toMatchObject({ ok: true })
      await converged(several.servers.truth, made, people[i] ?? [], WITH_SMALL)
    }
    const awake = several.servers.nodes.map(({ tables }) => tables.awake)
    expect(awake.reduce((sum, count) => sum + count, 0)).toBe(tables.length)
    expect(Math.min(...awake)).toBeGreaterThan(0)
  })

  it('MANY-1 lets those who can’t open a WebSocket poll, at one server', async () => {
    const made = await table(url())
    const address = new URL(`/socket.io/?EIO=4&transport=polling&table=${made.table}`, url())
    const opened = await (await fetch(address)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    for (let i = 0; i < 6; i++) {
      const posted = await fetch(`${address.href}&sid=${sid}`, { method: 'POST', body: '3' })
      expect(await posted.text()).toBe('ok')
    }
  })
})
