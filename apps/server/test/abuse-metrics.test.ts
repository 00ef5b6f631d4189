/** What the metrics tell, and that dashboard and alarms ask for nothing that is not there. */
import { readFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { Connection } from '@homestake/client'
import { sample } from './abuse-prom.ts'
import { join, serve, table, until } from './table.ts'

const DEPLOY = path(import.meta.dirname, '../../../deploy')

describe('metrics', () => {
  it('OPS-1 count commands, refusals, sockets and tables, each server its own, and name no table', async () => {
    const server = await serve({ env: { METRICS_PORT: '0' } })
    const other = await serve()
    const made = await table(server.url)
    const ann = await join(server.url, made, { player: 'Ann' })
    const watcher = await join(server.url, made, 'spectator')
    const id = crypto.randomUUID()
    await ann.command({ type: 'bump', by: 1, id })
    await ann.command({ type: 'bump', by: 1, id })
    await ann.command({ type: 'hide', secret: 1 })
    const said = (name: string) => sample(server, `homestake_${name}`)
    const game = 'inverted-tower'
    expect(await said(`commands_total{game="${game}",answer="applied"}`)).toBe(1)
    expect(await said(`commands_total{game="${game}",answer="duplicate"}`)).toBe(1)
    expect(await said(`commands_total{game="${game}",answer="rejected"}`)).toBe(1)
    expect(await said('refusals_total{where="command",code="not-yours"}')).toBe(1)
    expect(await said('sockets{role="player"}')).toBe(1)
    expect(await said('sockets{role="spectator"}')).toBe(1)
    expect(await said('tables_awake')).toBe(1)
    expect(await said('tables_total{what="made"}')).toBe(1)
    expect(await said('deliver_seconds_count')).toBe(2)
    expect(await said('journal_seconds_count{question="append"}')).toBe(2)
    expect(await said('welcomes_total{with="view"}')).toBe(2)
    expect(await sample(other, 'homestake_tables_total{what="made"}')).toBe(0)
    const url = server.metricsUrl() ?? ''
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const text = await (await fetch(url)).text()
    for (const secret of [made.table, ...Object.values(made.keys), ann.present.you.seat ?? ''])
      expect(text).not.toContain(secret)
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    expect(other.metricsUrl()).toBeNull()
    ann.close()
    watcher.close()
    await Promise.all([server.close(), other.close()])
  })

  it('OPS-1 WIRE-3 H25 count who runs into the limits of a message, of a table’s connections and of its seats', async () => {
    const server = await serve({ env: { SEATS_PER_TABLE: '1', SOCKETS_PER_TABLE: '2' } })
    const limits = async () =>
      Promise.all(
        ['message-size', 'sockets-per-table', 'seats-per-table'].map((limit) =>
          sample(server, `homestake_limits_hit_total{limit="${limit}"}`),
        ),
      )
    const made = await table(server.url)
    const ann = await join(server.url, made, { player: 'Ann' })
    expect(await limits()).toEqual([0, 0, 0])
    const bob = await join(server.url, made, { player: 'Bob' })
    expect(bob.present.bye?.code).toBe('table-full')
    expect(await limits()).toEqual([0, 0, 1])
    const watcher = await join(server.url, made, 'spectator')
    const late = new Connection(
      { url: server.url, table: made.table, key: made.keys.spectator },
      { nonces: false, transports: ['websocket'] },
    )
    expect((await until(late, ({ bye }) => bye !== null)).bye).toMatchObject({ code: 'too-fast', retry: true })
    late.close()
    expect(await limits()).toEqual([0, 1, 1])
    const closed = new Promise((resolve) => watcher.socket.once('disconnect', resolve))
    watcher.socket.emit('sync', { epoch: 'x'.repeat(20_000), cursor: {} })
    await closed
    watcher.close()
    // The line closes on both sides at once: what is counted there may be counted a moment later.
    await vi.waitFor(async () => expect(await limits()).toEqual([1, 1, 1]))
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    for (const one of [ann, bob]) one.close()
    await server.close()
  })

  it('OPS-2 are all there that the dashboard and the alarms ask for', async () => {
    const server = await serve({ env: { METRICS_PORT: '0' } })
    const text = await server.metrics.registry.metrics()
    const known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    for (const file of ['dashboard.json', 'alarms.yml']) {
      const asked = readFileSync(path(DEPLOY, file), 'utf8')
      const expressions = [...asked.matchAll(/"?expr"?:\s*(?:"((?:[^"\\]|\\.)*)"|(.+))$/gm)].map(
        ([, a, b]) => a ?? b ?? '',
      )
      expect(expressions.length).toBeGreaterThan(4)
      const names = expressions.flatMap((text) => text.match(/\b(homestake|nodejs|process)_\w+/g) ?? [])
      expect(
        [...new Set(names)].filter((name) => !known.has(name)),
        file,
      ).toEqual([])
      for (const text of expressions) expect(text.match(/\b(homestake|nodejs|process)_\w+|\bup\b/), text).not.toBeNull()
    }
    JSON.parse(readFileSync(path(DEPLOY, 'dashboard.json'), 'utf8'))
    await server.close()
  })
})
