/** Somebody who stops reading. */
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { sample } from './abuse-prom.ts'
import { serving } from './serving.ts'
import { table, until } from './table.ts'

const at = serving({ env: { QUEUE_BYTES: '65536', MESSAGES_PER_SECOND: '10000', MESSAGE_BURST: '10000' } })

interface Wire {
  pause(): void
  resume(): void
  addEventListener(event: 'close', listener: (event: { code: number }) => void): void
}

/** The WebSocket of a client. */
const wireOf = (connection: Connection): Wire =>
  (connection.socket.io.engine as unknown as { transport: { ws: Wire } }).transport.ws

describe('a connection that does not read', () => {
  it('WIRE-12 is cut when its queue passes its bound, and catches up when it returns; the others never notice', async () => {
    const made = await table(at.server.url)
    const bob = await at.come(at.server.url, made, { player: 'Bob' })
    const slow = await at.come(at.server.url, made, 'chair')
    const value = 'x'.repeat(8000)
    expect(await slow.command({ type: 'edit', in: 'gm', path: ['notes'], base: '', value })).toMatchObject({
      status: 'applied',
    })
    const wire = wireOf(slow)
    const closed = new Promise<number>((resolve) => wire.addEventListener('close', ({ code }) => resolve(code)))
    wire.pause()
    const cuts = () => sample(at.server, 'homestake_cuts_total{reason="too-slow"}')
    // It asks for its whole view again and again, and reads none. What the kernel takes for it is not in our queue.
    for (let asked = 0; (await cuts()) === 0; asked++) {
      if (asked > 200) throw new Error('nobody was cut')
      for (let i = 0; i < 40; i++) slow.socket.emit('sync', { epoch: '0', cursor: {} }, () => undefined)
      expect(await bob.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    }
    expect(await bob.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    expect(await cuts()).toBe(1)
    expect(await sample(at.server, 'homestake_limits_hit_total{limit="queue"}')).toBe(1)
    expect(at.server.logged.filter((line) => line.includes('too-slow'))).toHaveLength(1)
    wire.resume()
    // 4008, if it read on in time; else the line broke.
    expect([4008, 1006]).toContain(await closed)
    const { table: now } = bob.present.cursor
    await until(slow, ({ status, cursor }) => status === 'live' && cursor.table === now)
    expect(slow.present.view?.table).toEqual(bob.present.view?.table)
  })
})
