import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
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

  it('shows each viewer their sight, and everybody what happened to all', async () => {
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

  it('H13 says why a command is refused', async () => {
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
