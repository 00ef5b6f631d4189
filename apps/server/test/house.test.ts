import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Connection as Client, keysOf, pageOf, type Before, type Connection } from '@homestake/client'
import { join, serve, table, until, type TestServer } from './table.ts'

const play = (connection: Connection) =>
  (connection.present.view as unknown as { table: { play: { count: number } } }).table.play

describe('a table of the house', () => {
  let server: TestServer
  const open: Connection[] = []
  beforeAll(async () => {
    server = await serve()
  })
  afterAll(async () => {
    open.forEach((one) => one.close())
    await server.close()
  })
  const come = async (...args: Parameters<typeof join>) => {
    const one = await join(...args)
    open.push(one)
    return one
  }

  it('SEC-2 CUR-2 shows each viewer their sight, and everybody what happened to all', async () => {
    const made = await table(server.url)
    const [gm, ann, watcher] = await Promise.all([
      come(server.url, made, 'chair'),
      come(server.url, made, { player: 'Ann' }),
      come(server.url, made, 'spectator'),
    ])
    expect(Object.keys(watcher.present.view ?? {})).toEqual(['table'])
    const seat = ann.present.you.seat ?? ''
    expect(Object.keys(ann.present.view ?? {}).sort()).toEqual([`between:${seat}`, `seat:${seat}`, 'table'].sort())
    await until(gm, ({ view }) => Object.keys(view ?? {}).includes(`between:${seat}`))
    expect(await ann.command({ type: 'bump', by: 3 })).toMatchObject({ status: 'applied' })
    await until(watcher, () => play(watcher).count === 3)
    expect(watcher.present.lines.map(({ event }) => event.type)).toContain('bumped')
  })

  it('CMD-13 H13 says why a command is refused', async () => {
    const made = await table(server.url)
    const [ann, watcher] = await Promise.all([
      come(server.url, made, { player: 'Ann' }),
      come(server.url, made, 'spectator'),
    ])
    expect(await ann.command({ type: 'hide', secret: 3 })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'not-yours' },
    })
    expect(await watcher.command({ type: 'bump', by: 1 })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'not-yours' },
    })
    expect(await ann.command({ type: 'fly' })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'unknown-command' },
    })
    expect(await ann.command({ type: 'bump', by: 'far' })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'malformed', path: 'by' },
    })
  })
})

describe('sight that changes', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await serve()
  })
  afterAll(() => server.close())

  it('WIRE-11 a seat taken on an open connection brings a second welcome, which replaces the sight', async () => {
    const made = await table(server.url)
    const gm = await join(server.url, made, 'chair')
    const guest = new Client(
      { url: server.url, table: made.table, key: made.keys.player },
      { transports: ['websocket'] },
    )
    await until(guest, ({ status }) => status === 'live')
    expect(Object.keys(guest.present.view ?? {})).toEqual(['table'])
    const sat = await guest.sit({ token: 'a'.repeat(32), name: 'Ann', colour: 'moss' })
    const { seat } = (await until(guest, ({ you }) => you.seat !== null)).you
    expect(sat).toEqual({ seat })
    expect(Object.keys(guest.present.view ?? {}).sort()).toEqual([`between:${seat}`, `seat:${seat}`, 'table'].sort())
    expect(await guest.command({ type: 'say', to: `between:${seat}`, kind: 'talk', text: 'Psst' })).toMatchObject({
      status: 'applied',
    })
    await until(gm, ({ lines }) => lines.some((line) => line.in === `between:${seat}`))
    // It comes back to the seat by itself, and stays there.
    guest.socket.io.engine.close()
    await until(guest, ({ status }) => status === 'reconnecting')
    expect((await until(guest, ({ status }) => status === 'live')).you.seat).toBe(seat)
    expect(await guest.sit({ token: 'b'.repeat(32), name: 'Eve' })).toMatchObject({ refusal: { code: 'not-allowed' } })
    const watcher = await join(server.url, made, 'spectator')
    expect(await watcher.sit({ token: 'c'.repeat(32), name: 'Eve' })).toMatchObject({ refusal: { code: 'not-yours' } })
    for (const one of [gm, guest, watcher]) one.close()
  })

  it('SEAT-9 SEAT-12 a newcomer is told at once who is here', async () => {
    const made = await table(server.url)
    const gm = await join(server.url, made, 'chair')
    const ann = await join(server.url, made, { player: 'Ann' })
    const { presence } = await until(ann, (present) => present.presence !== null)
    expect(presence).toEqual({ chair: true, seats: [ann.present.you.seat], watching: 0, writing: [] })
    for (const one of [gm, ann]) one.close()
  })

  it('JRN-12 the chronicle is paged to its beginning, past any number of lines that others can’t see', async () => {
    const made = await table(server.url)
    const gm = await join(server.url, made, 'chair')
    for (let i = 0; i < 30; i++) await gm.command({ type: 'say', to: 'gm', kind: 'telling', text: `A note ${i}` })
    await gm.command({ type: 'bump', by: 1 })
    const pages = async (secret: string) => {
      const all: string[] = []
      for (let before: Before | null | undefined; before !== null;) {
        const page = await pageOf(server.url, made.table, secret, before, 7)
        if (!page.ok) throw new Error(page.refusal.message)
        all.unshift(...page.value.lines.map(({ event }) => event.type))
        before = page.value.before
      }
      return all
    }
    expect(await pages(made.keys.chair)).toEqual([
      'table-opened',
      ...Array.from({ length: 30 }, () => 'said'),
      'bumped',
    ])
    expect(await pages(made.keys.spectator)).toEqual(['table-opened', 'bumped'])
    const response = await fetch(`${server.url}/api/tables/${made.table}/chronicle?before=9&of=gm`, {
      headers: { authorization: `Bearer ${made.keys.spectator}` },
    })
    expect(response.status).toBe(403)
    gm.close()
  })
})

describe('links', () => {
  it('SEAT-1 the chair is shown the other links again, and nobody else is', async () => {
    const server = await serve()
    const made = await table(server.url)
    const { player, spectator } = made.keys
    expect(await keysOf(server.url, made.table, made.keys.chair)).toMatchObject({
      ok: true,
      value: { player, spectator },
    })
    for (const key of [player, spectator, made.recovery])
      expect(await keysOf(server.url, made.table, key)).toMatchObject({ ok: false, refusal: { code: 'wrong-key' } })
    await server.close()
  })
})
