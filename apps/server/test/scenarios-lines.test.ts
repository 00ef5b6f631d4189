/** Lines that break: H14 to H18, and the cursor rules behind them. */
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { viewOf } from '@homestake/rules/authority'
import { tableId } from '@homestake/rules'
import { serving } from './serving.ts'
import { serve, table, until } from './table.ts'

interface Seen {
  table: { play: { count: number } }
}
const count = (connection: Connection): number => (connection.present.view as unknown as Seen).table.play.count

const at = serving({ env: { BEAT_SECONDS: '1' } })
const { come } = at

/** The server’s own view of what a connection should hold. */
const truth = async (made: { table: string }, connection: Connection): Promise<string> => {
  const live = await at.server.tables.get(tableId.parse(made.table))
  if (live === null) throw new Error('no table')
  return JSON.stringify(viewOf(live.state, connection.present.you))
}

/** Drop every n-th update on its way into the client, as a bad line would. */
const dropEvery = (connection: Connection, nth: number): void => {
  const engine = connection.socket.io.engine as unknown as { emitReserved(event: string, ...args: unknown[]): unknown }
  const emit = engine.emitReserved.bind(engine)
  let updates = 0
  engine.emitReserved = (event, ...args) => {
    const [data] = args
    if (event === 'data' && typeof data === 'string' && data.startsWith('2["u"') && ++updates % nth === 0) return true
    return emit(event, ...args)
  }
}

describe('lines that break', () => {
  it('SEAT-6 H14 one of two tabs closes, or an old socket dies late: the seat stays taken', async () => {
    const made = await table(at.server.url)
    const gm = await come(at.server.url, made, 'chair')
    const one = await come(at.server.url, made, { player: 'Ann' })
    const two = await come(at.server.url, made, { player: 'Ann' })
    const seat = one.present.you.seat
    await until(gm, ({ presence }) => presence?.seats.includes(seat ?? ('' as never)) ?? false)
    const after: boolean[] = []
    gm.subscribe(({ presence }) => after.push(presence?.seats.includes(seat ?? ('' as never)) ?? false))
    one.close()
    expect(await two.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    await until(gm, () => count(gm) === 1)
    expect(after).not.toContain(false)
    two.close()
    await until(gm, ({ presence }) => presence?.seats.length === 0)
  })

  it('CUR-5 H15 one frame of two hundred is lost: the client notices and ends equal to the server’s view', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const watcher = await come(at.server.url, made, 'spectator')
    dropEvery(watcher, 100)
    for (let i = 0; i < 200; i++) await ann.command({ type: 'bump', by: 1 })
    await until(watcher, () => count(watcher) === 200)
    expect(watcher.counts.gaps).toBeGreaterThan(0)
    expect(JSON.stringify(watcher.present.view)).toBe(await truth(made, watcher))
    expect(watcher.present.lines.filter(({ event }) => event.type === 'bumped')).toHaveLength(200)
  })

  it('CUR-8 H15 a lost last frame is noticed by the beat', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const watcher = await come(at.server.url, made, 'spectator')
    dropEvery(watcher, 1)
    await ann.command({ type: 'bump', by: 5 })
    await until(watcher, () => count(watcher) === 5)
    expect(watcher.counts.gaps).toBe(1)
  })

  it('CUR-6 who comes back soon gets the changes, who comes back late a whole view', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const watcher = await come(at.server.url, made, 'spectator')
    const welcomes: object[] = []
    watcher.socket.on('welcome', (welcome: object) => welcomes.push(welcome))
    const away = async (bumps: number) => {
      watcher.socket.io.reconnection(false)
      watcher.socket.io.engine.close()
      await until(watcher, ({ status }) => status === 'reconnecting')
      for (let i = 0; i < bumps; i++) await ann.command({ type: 'bump', by: 1 })
      watcher.socket.connect()
      await until(watcher, ({ status }) => status === 'live')
    }
    await away(3)
    await away(260)
    expect(welcomes.map((welcome) => ('changes' in welcome ? 'changes' : 'view'))).toEqual(['changes', 'view'])
    expect(count(watcher)).toBe(263)
  })

  it('H17 a restarting server says so, and its clients come back by themselves', async () => {
    const other = await serve()
    const made = await table(other.url)
    const ann = await come(other.url, made, { player: 'Ann' })
    const farewell = until(ann, ({ bye }) => bye?.code === 'restarting')
    const closed = other.close()
    expect((await farewell).bye?.retry).toBe(true)
    await until(ann, ({ status }) => status === 'reconnecting')
    await closed
  })

  it('SEAT-5 H18 a refresh finds the same seat, the same name and the same table', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const { seat } = ann.present.you
    ann.close()
    const again = await come(at.server.url, made, { player: 'Ann' })
    expect(again.present.you.seat).toBe(seat)
    expect(JSON.stringify(again.present.view)).toBe(await truth(made, again))
  })
})
