/** The end of a real process, in the middle of play, and what the next one on the same data knows of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardOf, Connection, makeTable } from '@homestake/client'
import { guests } from './guests.ts'
import { ServerProcess } from './server-process.ts'
import { table, until } from './table.ts'

vi.setConfig({ testTimeout: 120_000 })

const folders: string[] = []
const running: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  folders.forEach((folder) => rmSync(folder, { recursive: true }))
})

const started = async (server: Promise<ServerProcess>): Promise<ServerProcess> => {
  running.push(await server)
  return server
}

const count = (one: Connection): number =>
  (one.present.view as unknown as { table: { play: { count: number } } }).table.play.count

const live = (one: Connection) => until(one, ({ status }) => status === 'live')

/** Somebody who adds one, again and again. */
class Busy {
  readonly one: Connection
  readonly statuses: string[] = []
  readonly #going: Promise<void>
  #stopped = false

  constructor(one: Connection) {
    this.one = one
    one.socket.io.reconnectionDelay(500).reconnectionDelayMax(1000)
    this.#going = this.#add()
  }

  /** How many of theirs they were told have happened. */
  get happened(): number {
    return this.statuses.filter((status) => status === 'applied' || status === 'duplicate').length
  }

  async #add(): Promise<void> {
    while (!this.#stopped) {
      if (this.one.present.status !== 'live') await live(this.one)
      this.statuses.push((await this.one.command({ type: 'bump', by: 1 })).status)
    }
  }

  stop(): Promise<void> {
    this.#stopped = true
    return this.#going
  }
}

describe('a server that is told to end', () => {
  let folder = ''
  const { keep, come } = guests()
  beforeEach(() => {
    folder = mkdtempSync(path(tmpdir(), 'homestake-'))
    folders.push(folder)
  })
  const start = (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
    started(ServerProcess.start({ SMALL: '1', DATA_DIR: folder, ...settings }))

  it('TABLE-2 H21 answers what it has taken at fifty busy tables; all that is unanswered happens once, on the next', async () => {
    const first = await start()
    const tables = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const made = await table(first.url)
        const crowd = await Promise.all(
          (['chair', { player: 'Ann' }] as const).map(async (as) => new Busy(await come(first.url, made, as))),
        )
        return { crowd, watcher: await come(first.url, made, 'spectator') }
      }),
    )
    const crowd = tables.flatMap((one) => one.crowd)
    await expect.poll(() => crowd.every(({ happened }) => happened > 1), { timeout: 30_000 }).toBe(true)
    const told = crowd.map(({ one }) => until(one, ({ bye }) => bye?.code === 'restarting'))
    expect(await first.end('SIGTERM')).toBe(0)
    await Promise.all(told)
    await started(first.again())
    await Promise.all(crowd.map(({ one }) => live(one)))
    await Promise.all(crowd.map((busy) => busy.stop()))
    for (const { crowd, watcher } of tables) {
      const happened = crowd.reduce((sum, busy) => sum + busy.happened, 0)
      for (const one of [...crowd.map((busy) => busy.one), watcher]) await until(one, () => count(one) === happened)
    }
    // Nobody was told to try again, or that something went wrong.
    const statuses = new Set(crowd.flatMap((busy) => busy.statuses))
    expect([...statuses].filter((status) => !['applied', 'duplicate', 'offline'].includes(status))).toEqual([])
    expect(crowd.reduce((sum, { one }) => sum + one.counts.resent, 0)).toBeGreaterThan(0)
  })

  it('TABLE-2 MANY-6 lets nobody new in for DRAIN_SECONDS, while those who are there play on; a second signal ends the wait, also for who reads nothing', async () => {
    const server = await start({ DRAIN_SECONDS: '300' })
    const made = await table(server.url)
    const ann = await come(server.url, made, { player: 'Ann' })
    const deaf = await come(server.url, made, 'chair')
    const { transport } = deaf.socket.io.engine as unknown as { transport: { ws: { pause(): void } } }
    transport.ws.pause()
    server.tell('SIGTERM')
    await expect.poll(() => server.ready()).toBe(false)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await cardOf(server.url, made.table)).toMatchObject({ ok: true })
    expect(await makeTable(server.url, { game: 'inverted-tower', title: 'Too late' })).toMatchObject({
      ok: false,
      refusal: { code: 'unavailable', message: 'The server restarts, and nothing happened. Try again in a moment.' },
    })
    const bob = keep(new Connection({ url: server.url, table: made.table, key: made.keys.player, name: 'Bob' }))
    const { bye, status } = await until(bob, (present) => present.bye !== null)
    expect(bye).toMatchObject({ code: 'restarting', retry: true })
    expect(status).not.toBe('refused')
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    const told = until(ann, (present) => present.bye?.code === 'restarting')
    expect(await server.end('SIGTERM')).toBe(0)
    await told
  })
})
