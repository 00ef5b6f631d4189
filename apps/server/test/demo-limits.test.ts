/** How many tables play themselves, for whom, for how long, and what is left of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { askForDemo, type Connection } from '@homestake/client'
import type { MadeDemo } from '@homestake/protocol'
import { MOST_DEMOS } from '../src/demo/demos.ts'
import type { Pace } from '../src/demo/play-out.ts'
import { demoSaid } from '../src/demo/said.ts'
import { DEMO_WORDS } from '../src/demo/words/index.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { realChance } from '../src/tables/chance.ts'
import { demoAt, heard, watch } from './demo-table.ts'
import { playOf } from './nml-table.ts'
import { ServerProcess } from './server-process.ts'
import { serve, table, until, type TestServer, type Wanted } from './table.ts'

const HOUR = 3_600_000
let now = 0
const guests: Connection[] = []
const servers: TestServer[] = []
afterEach(async () => {
  guests.splice(0).forEach((guest) => guest.close())
  for (const server of servers.splice(0)) await server.close()
})

const open = async (wanted: Wanted = {}): Promise<TestServer> => {
  now = Date.UTC(2026, 0, 1)
  const server = await serve({ chance: () => ({ ...realChance(), now }), ...wanted })
  servers.push(server)
  return server
}

const come = async (server: TestServer, made: MadeDemo): Promise<Connection> => {
  const guest = await watch(server.url, made)
  guests.push(guest)
  return guest
}

const statusOf = async ({ url }: TestServer, id: string): Promise<number> => (await fetch(`${url}/api/tables/${id}`)).status // prettier-ignore

/** Nothing is ever waited for to its end: whoever plays stands still after the first beat. */
const NEVER: Pace = (_ms, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('it was stopped'))))

describe('whoever asks', () => {
  it('DEMO-2 shares it with those who asked a moment before, in the same language', async () => {
    const server = await open({ pace: NEVER })
    const [one, two, german] = await Promise.all([demoAt(server.url), demoAt(server.url), demoAt(server.url, 'de')])
    expect(two).toEqual(one)
    expect(german.table).not.toBe(one.table)
    now += 16_000
    expect((await demoAt(server.url)).table).not.toBe(one.table)
  })

  it('DEMO-2 is refused in a sentence when as many play as may, and counted', async () => {
    const server = await open({ pace: NEVER })
    const languages = ['en', 'de'] as const
    for (let i = 0; i < MOST_DEMOS; i++, now += 8_000) await demoAt(server.url, languages[i % 2])
    now += 8_000
    expect(await askForDemo(server.url, 'de')).toMatchObject({ ok: false, refusal: { code: 'too-fast', message: demoSaid.crowded } }) // prettier-ignore
    expect(await server.metrics.registry.metrics()).toContain('homestake_limits_hit_total{limit="demos"} 1')
  })

  it('DEMO-2 has an allowance an hour, apart from that for tables of one’s own', async () => {
    const server = await open({ pace: NEVER, env: { TABLES_PER_HOUR: '1' } })
    await table(server.url)
    for (let i = 0; i < 30; i++) await demoAt(server.url)
    expect(await askForDemo(server.url, 'en')).toMatchObject({ ok: false, refusal: { code: 'too-fast', message: demoSaid.tooMany } }) // prettier-ignore
    expect((await fetch(`${server.url}/api/demo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"language":"xx"}' })).status).toBe(429) // prettier-ignore
  })

  it('DEMO-2 gets none where they are turned off, where the language is unknown, and from a server that ends', async () => {
    const off = await open({ env: { DEMO: 'off' } })
    expect(await askForDemo(off.url, 'en')).toMatchObject({ ok: false, refusal: { code: 'not-found', message: demoSaid.off } }) // prettier-ignore
    const server = await open({ pace: NEVER })
    const post = (body: string) => fetch(`${server.url}/api/demo`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }) // prettier-ignore
    expect((await post('{"language":"xx"}')).status).toBe(400)
    expect((await post('null')).status).toBe(400)
    server.leave()
    expect(await askForDemo(server.url, 'en')).toMatchObject({ ok: false, refusal: { code: 'unavailable' } })
  })
})

describe('a table that plays itself', () => {
  it('DEMO-3 begins when somebody looks, with its cast at the table, and stops when nobody does', async () => {
    let go = (): void => undefined
    const server = await open({ pace: () => new Promise((resolve) => (go = resolve)) })
    const made = await demoAt(server.url)
    const playing = async () => /demos_playing (\d+)/.exec(await server.metrics.registry.metrics())?.[1]
    expect(await playing()).toBe('0')
    const watcher = await come(server, made)
    await until(watcher, () => playOf(watcher).scene !== null)
    await until(watcher, ({ presence }) => presence?.chair === true && presence.seats.length === 3 && presence.watching === 1) // prettier-ignore
    await until(watcher, ({ presence }) => presence?.writing.length === 1)
    expect(await playing()).toBe('1')
    watcher.close()
    await expect
      .poll(
        async () => {
          go()
          return playing()
        },
        { timeout: 20_000 },
      )
      .toBe('0')
    expect(server.logged.filter((line) => line.includes('could not play itself'))).toEqual([])
  })

  it('DEMO-3 shows who watches what everybody may see, and lets nobody act', async () => {
    const server = await open({ pace: NEVER })
    const watcher = await come(server, await demoAt(server.url))
    await until(watcher, () => playOf(watcher).scene !== null)
    expect(Object.keys(watcher.present.view ?? {})).toEqual(['table'])
    expect(await watcher.command({ type: 'say', to: 'table', kind: 'talk', text: 'Me too!' })).toMatchObject({ status: 'rejected', refusal: { code: 'not-yours' } }) // prettier-ignore
  })

  it('DEMO-3 ends with its server, and nobody waits for it', async () => {
    const server = await open({ pace: NEVER })
    const watcher = await come(server, await demoAt(server.url))
    await until(watcher, () => playOf(watcher).scene !== null)
    guests.splice(0).forEach((guest) => guest.close())
    await servers.pop()?.close()
    expect(server.logged.filter((line) => line.includes('could not play itself'))).toEqual([])
  })
})

describe('what is left', () => {
  it('DEMO-4 is deleted after an hour, with whoever looks on; other tables stay', async () => {
    const server = await open({ pace: () => Promise.resolve() })
    const own = await table(server.url)
    const made = await demoAt(server.url)
    const watcher = await come(server, made)
    await until(watcher, () => heard(watcher).includes(DEMO_WORDS.en.yours))
    now += HOUR - 1
    expect(await server.sweep.round()).toBe(0)
    now += 2
    expect(await server.sweep.round()).toBe(1)
    await until(watcher, ({ status }) => status === 'refused')
    expect(await Promise.all([own.table, made.table].map((id) => statusOf(server, id)))).toEqual([200, 404])
    expect(await server.metrics.registry.metrics()).toContain('homestake_tables_total{what="demo"} 1')
  })

  it('DEMO-4 is an old table after kill -9: it is not played on, and goes when its hour is over', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-'))
    const first = await ServerProcess.start({ DATA_DIR: folder })
    const made = await demoAt(first.url)
    const watcher = await watch(first.url, made)
    await until(watcher, () => playOf(watcher).scene !== null)
    watcher.close()
    await first.end('SIGKILL')
    const journal = await openSqliteJournal({ path: path(folder, 'homestake.sqlite') })
    const server = await open({ journal, pace: () => Promise.resolve() })
    const again = await come(server, made)
    expect(playOf(again).scene?.about).toBe(DEMO_WORDS.en.scene)
    // By that a browser knows that it stands still.
    await until(again, ({ presence }) => presence !== null)
    expect(again.present.presence).toMatchObject({ chair: false, seats: [] })
    expect(await server.metrics.registry.metrics()).toContain('homestake_demos_playing 0')
    now = Date.now() + HOUR + 60_000
    expect(await server.sweep.round()).toBe(1)
    await servers.pop()?.close()
    rmSync(folder, { recursive: true })
  })
})
