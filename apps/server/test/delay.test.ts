/** A delay for those who watch: every way in which a table is told, while the clock goes on as the test says. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { settled } from './bots.ts'
import { card, chronicle, Clock, delayBy, linesOf, shown, tableOf, waitingAt } from './delayed.ts'
import { framesOf } from './frames.ts'
import { serving } from './serving.ts'
import { join, serve, table, until } from './table.ts'

const clock = new Clock()
const here = serving({ chance: clock.chance, env: { BEAT_SECONDS: '86400', LOG_LEVEL: 'trace' } })

/** A table of the small game with a delay, its chair, a player and somebody who watches. */
const delayed = async (seconds: number) => {
  const { url } = here.server
  const made = await table(url)
  const chair = await here.come(url, made, 'chair')
  const ann = await here.come(url, made, { player: 'Ann' })
  const watcher = await here.come(url, made, 'spectator')
  if (seconds > 0) await delayBy(chair, seconds)
  clock.pass(1)
  await settled([watcher])
  return { url, made, chair, ann, watcher }
}

const bump = (one: Connection, by = 1) => one.command({ type: 'bump', by })
const tells = (one: Connection, text: string) => one.command({ type: 'say', to: 'table', kind: 'telling', text })
const countOf = (one: Connection): unknown => (tableOf(one.present)['play'] as { count: number }).count
const look = (people: readonly Connection[]) => shown([here.server], people)

describe('whoever watches with a delay', () => {
  it('DELAY-3 gets no byte of what is not due, down the line or over HTTP', async () => {
    const { url, made, ann, chair, watcher } = await delayed(120)
    const frames = framesOf(watcher)
    const before = [await card(url, made), await chronicle(url, made, made.keys.spectator)]
    ann.writing('table')
    await tells(ann, 'A SECRET OF THE HOUR')
    await bump(ann, 4711)
    await chair.command({ type: 'rename', seat: ann.present.you.seat, name: 'NEW-NAME' })
    await look([watcher])
    const late = await here.come(url, made, 'spectator')
    const synced = await new Promise((resolve) =>
      watcher.socket.emit('sync', { epoch: watcher.present.epoch, cursor: { table: 1 } }, resolve),
    )
    const refused = await watcher.command({ type: 'bump', by: 1 })
    const all = [
      ...frames.filter((frame) => !frame.includes('"presence"')),
      JSON.stringify([synced, refused, late.present, watcher.present]),
      await chronicle(url, made, made.keys.spectator),
      await chronicle(url, made, made.keys.player),
      await chronicle(url, made, made.keys.spectator, '&before=999'),
      await chronicle(url, made, made.keys.spectator, '&before=999&of=table'),
      await card(url, made),
      await card(url, made, made.keys.spectator),
    ].join('\n')
    for (const secret of ['SECRET OF THE HOUR', '4711', 'NEW-NAME']) expect(all).not.toContain(secret)
    expect(await chronicle(url, made, made.keys.spectator)).toBe(before[1])
    expect(watcher.present.presence).toMatchObject({ behind: 120, writing: [] })
    expect(chair.present.presence?.writing).toHaveLength(1)

    clock.pass(119)
    await look([watcher])
    expect(countOf(watcher)).toBe(0)
    clock.pass(1)
    await look([watcher, late])
    expect([countOf(watcher), countOf(late)]).toEqual([4711, 4711])
    expect(linesOf(watcher.present)).toEqual(linesOf(chair.present).slice(-linesOf(watcher.present).length))
    expect(await chronicle(url, made, made.keys.spectator)).toContain('SECRET OF THE HOUR')
    expect(await card(url, made)).toContain('NEW-NAME')
  })

  it('DELAY-3 is not told who sits down until they see it', async () => {
    const { url, made, watcher } = await delayed(60)
    const seats = watcher.present.presence?.seats
    await here.come(url, made, { player: 'Bob' })
    await settled([watcher])
    expect(watcher.present.presence?.seats).toEqual(seats)
    expect(await card(url, made)).not.toContain('Bob')
    expect(await card(url, made, made.keys.player), 'who can sit down sees the seats').toContain('Bob')
    clock.pass(60)
    await look([watcher])
    expect(watcher.present.presence?.seats).toHaveLength(2)
  })

  it('DELAY-4 keeps what they saw when it is raised, and catches up when it is lowered', async () => {
    const { chair, ann, watcher } = await delayed(0)
    const frames = framesOf(watcher)
    await bump(ann)
    await delayBy(chair, 30)
    await settled([watcher])
    expect(countOf(watcher)).toBe(1)
    clock.pass(1)
    await bump(ann)
    clock.pass(20)
    await bump(ann)
    await delayBy(chair, 300)
    clock.pass(100)
    await look([watcher])
    expect(countOf(watcher)).toBe(1)
    clock.pass(180)
    await look([watcher])
    expect(countOf(watcher)).toBe(2)
    await delayBy(chair, 0)
    await settled([watcher])
    expect(countOf(watcher)).toBe(3)
    expect(watcher.present.presence).not.toHaveProperty('behind')
    await bump(ann)
    await settled([watcher])
    expect(countOf(watcher)).toBe(4)
    expect(watcher.counts.gaps).toBe(0)
    expect(frames.filter((frame) => frame.includes('"welcome"'))).toEqual([])
  })

  it('DELAY-6 sees the table as it is from the moment they sit down', async () => {
    const { url, made, ann, watcher } = await delayed(600)
    const { Connection: Client } = await import('@homestake/client')
    const guest = here.keep(
      new Client({ url, table: made.table, key: made.keys.player }, { nonces: false, transports: ['websocket'] }),
    )
    await until(guest, ({ status }) => status === 'live')
    await bump(ann, 7)
    await look([guest])
    expect(countOf(guest)).toBe(0)
    await guest.sit({ token: 'a-token-of-the-guest-aaaa', name: 'Bob' })
    await until(guest, ({ you }) => you.seat !== null)
    expect(countOf(guest)).toBe(7)
    expect(guest.present.presence).not.toHaveProperty('behind')
    await bump(ann, 1)
    await settled([guest])
    expect([countOf(guest), countOf(watcher)]).toEqual([8, 0])
  })

  it('DELAY-2 learns of the table’s end as late as of everything, and then has all of it', async () => {
    const { url, made, chair, ann, watcher } = await delayed(60)
    await bump(ann)
    await chair.command({ type: 'end-table' })
    await look([watcher])
    expect(tableOf(watcher.present)).toMatchObject({ ended: false })
    clock.pass(60)
    await look([watcher])
    expect(tableOf(watcher.present)).toMatchObject({ ended: true })
    const [theirs, chairs] = await Promise.all([
      chronicle(url, made, made.keys.spectator),
      chronicle(url, made, made.keys.chair),
    ])
    expect(theirs).toBe(chairs)
  })

  it('DELAY-3 follows a hole in the line to where they stand, and not further', async () => {
    const { ann, watcher } = await delayed(60)
    for (let i = 0; i < 5; i++) {
      await bump(ann)
      clock.pass(15)
    }
    await look([watcher])
    watcher.socket.emit('sync', { epoch: watcher.present.epoch, cursor: { table: 2 } }, () => undefined)
    const back = until(watcher, ({ status }) => status === 'reconnecting')
    watcher.socket.io.engine.close()
    await back
    await until(watcher, ({ status }) => status === 'live')
    expect(countOf(watcher)).toBe(2)
  })
})

describe('what a delay costs', () => {
  it('DELAY-7 is one queue a table, one message for all, and nothing where nobody watches', async () => {
    const { url, made, chair, ann, watcher } = await delayed(60)
    const others = await Promise.all(Array.from({ length: 9 }, () => here.come(url, made, 'spectator')))
    const frames = [watcher, ...others].map(framesOf)
    await bump(ann)
    await bump(ann)
    expect(await waitingAt(here.server, made)).toBe(2)
    clock.pass(60)
    await look([watcher, ...others])
    const updates = frames.map((all) => all.filter((frame) => frame.includes('["u"')))
    expect(new Set(updates.map((all) => all.join())).size).toBe(1)
    expect(updates[0]).toHaveLength(1)
    expect(await waitingAt(here.server, made)).toBe(0)
    const quiet = await delayed(0)
    await bump(quiet.ann)
    expect(await waitingAt(here.server, quiet.made)).toBeNull()
    await delayBy(chair, 0)
    expect(await waitingAt(here.server, made)).toBeNull()
  })
})

describe('a server that starts', () => {
  it('DELAY-5 knows from the journal what was shown, and what is due by now', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-delay-'))
    const open = async () =>
      serve({ journal: await openSqliteJournal({ path: path(folder, 'a.sqlite') }), chance: clock.chance })
    let server = await open()
    const made = await table(server.url)
    const chair = await join(server.url, made, 'chair')
    await bump(chair)
    await delayBy(chair, 300)
    for (let i = 0; i < 6; i++) {
      clock.pass(60)
      await bump(chair)
    }
    chair.close()
    await server.close()
    clock.pass(60)
    server = await open()
    expect(await waitingAt(server, made)).toBeNull()
    const watcher = await join(server.url, made, 'spectator')
    expect(countOf(watcher)).toBe(3)
    for (const [wait, count] of [
      [60, 4],
      [6000, 7],
    ] as const) {
      clock.pass(wait)
      await shown([server], [watcher])
      expect(countOf(watcher)).toBe(count)
      const told = JSON.parse(await chronicle(server.url, made, made.keys.spectator)) as { lines: unknown[] }
      expect(told.lines).toHaveLength(count + 2)
    }
    watcher.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })
})
