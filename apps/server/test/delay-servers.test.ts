/** A delay for those who watch, where servers are killed, are several, or of another release. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { settled } from './bots.ts'
import { chronicle, Clock, delayBy, shown, tableOf } from './delayed.ts'
import { guests } from './guests.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { ServerProcess } from './server-process.ts'
import { RELEASES } from './small-game-grown.ts'
import { join, serve, table, until } from './table.ts'

const bump = (one: Connection) => one.command({ type: 'bump', by: 1 })
const countOf = (one: Connection): number => {
  const play = tableOf(one.present)['play'] as { count?: number; tally?: { all: number } }
  return play.count ?? play.tally?.all ?? -1
}

describe('a server that is killed', () => {
  const { come } = guests()

  it('DELAY-5 shows after it what was shown before, and no more', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-delay-'))
    const first = await ServerProcess.start({ DATA_DIR: folder, SMALL: '1' })
    const made = await table(first.url)
    const chair = await come(first.url, made, 'chair')
    const watcher = await come(first.url, made, 'spectator')
    await bump(chair)
    await delayBy(chair, 900)
    await bump(chair)
    await bump(chair)
    await settled([watcher])
    const before = tableOf(watcher.present)
    const told = await chronicle(first.url, made, made.keys.spectator)
    const broke = until(watcher, ({ status }) => status === 'reconnecting')
    await first.end('SIGKILL')
    await broke
    const second = await first.again()
    await until(watcher, ({ status, presence }) => status === 'live' && presence !== null)
    const late = await come(second.url, made, 'spectator')
    await settled([watcher, late])
    for (const one of [watcher, late]) {
      expect(tableOf(one.present)).toEqual(before)
      expect(countOf(one)).toBe(1)
      expect(one.present.presence?.behind).toBe(900)
    }
    expect(await chronicle(second.url, made, made.keys.spectator)).toBe(told)
    await until(chair, ({ status }) => status === 'live')
    await delayBy(chair, 0)
    await until(watcher, () => countOf(watcher) === 3)
    await second.end('SIGKILL')
    rmSync(folder, { recursive: true })
  })
})

describe('another release', () => {
  it('DELAY-5 JRN-14 shows what an older one wrote, one by one, in the shape of today', async () => {
    const clock = new Clock()
    const folder = mkdtempSync(path(tmpdir(), 'homestake-delay-'))
    const release = async (game: (typeof RELEASES)[number]) =>
      serve({
        journal: await openSqliteJournal({ path: path(folder, 'a.sqlite') }),
        chance: clock.chance,
        games: { 'inverted-tower': game },
      })
    const older = await release(RELEASES[0])
    const made = await table(older.url)
    const chair = await join(older.url, made, 'chair')
    await delayBy(chair, 600)
    for (let i = 0; i < 4; i++) {
      clock.pass(60)
      await bump(chair)
    }
    chair.close()
    await older.close()
    const newer = await release(RELEASES[2])
    const [gm, watcher] = [await join(newer.url, made, 'chair'), await join(newer.url, made, 'spectator')]
    clock.pass(60)
    await bump(gm)
    const counts: number[] = []
    for (let i = 0; i < 10; i++) {
      await shown([newer], [watcher])
      counts.push(countOf(watcher))
      clock.pass(60)
    }
    expect(counts).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    await shown([newer], [watcher])
    expect(tableOf(watcher.present)).toEqual(tableOf(gm.present))
    expect(watcher.counts.gaps).toBe(0)
    ;[gm, watcher].forEach((one) => one.close())
    await newer.close()
    rmSync(folder, { recursive: true })
  })
})

describePostgres('several servers', () => {
  const { come } = guests()

  it('DELAY-5 MANY-1 show the same, whichever of them the table is played and watched through', async () => {
    const clock = new Clock()
    const database = await freshDatabase()
    const node = async () =>
      serve({ journal: await openPostgresJournal({ url: database.url }), chance: clock.chance, env: { BEAT_SECONDS: '3600' } }) // prettier-ignore
    const nodes = [await node(), await node()] as const
    const [one, two] = nodes
    const made = await table(one.url)
    const chair = await come(one.url, made, 'chair')
    const ann = await come(two.url, made, { player: 'Ann' })
    const watching = [await come(one.url, made, 'spectator'), await come(two.url, made, 'spectator')]
    await delayBy(chair, 120)
    await until(ann, ({ view }) => view?.table?.['delay'] !== undefined)
    for (const by of [chair, ann, chair, ann]) {
      clock.pass(30)
      await bump(by)
    }
    for (const one of [chair, ann]) await until(one, () => countOf(one) === 4)
    watching.push(await come(two.url, made, 'spectator'), await come(one.url, made, 'spectator'))
    for (let count = 0; count <= 4; count++) {
      await shown(nodes, watching)
      expect(watching.map(countOf)).toEqual([count, count, count, count])
      const pages = await Promise.all(nodes.map(({ url }) => chronicle(url, made, made.keys.spectator)))
      expect(pages[0]).toBe(pages[1])
      clock.pass(30)
    }
    await delayBy(chair, 0)
    await bump(ann)
    for (const one of watching) await until(one, () => countOf(one) === 5)
    await Promise.all(nodes.map((server) => server.close()))
    await database.drop()
  })
})
