/** Tables asleep and woken, from snapshots and without them. */
import { afterEach, describe, expect, it } from 'vitest'
import { tableId } from '@homestake/rules'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { games } from '@homestake/rules/authority'
import { botsPlay } from './bots.ts'
import { PLAYERS } from './players.ts'
import { join, serve, table } from './table.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

describe.each(PLAYERS)('a table of $game that nobody looks at', (player) => {
  const { game } = player
  it('TABLE-1 SEAT-5 H18 leaves memory, and wakes as it was, each in their seat', async () => {
    const server = await serve({ games, env: { IDLE_SECONDS: '1', SNAPSHOT_EVERY: '20' } })
    const made = await table(server.url, { game })
    const people = await Promise.all([
      join(server.url, made, 'chair'),
      join(server.url, made, { player: 'Ann' }),
      join(server.url, made, { player: 'Bob' }),
    ])
    await botsPlay(player, people, 90)
    const views = people.map(({ present }) => JSON.stringify(present.view))
    const seats = people.map(({ present }) => present.you)
    people.forEach((one) => one.close())
    await expect.poll(() => server.tables.awake, { timeout: 10_000 }).toBe(0)
    const again = await Promise.all([
      join(server.url, made, 'chair'),
      join(server.url, made, { player: 'Ann' }),
      join(server.url, made, { player: 'Bob' }),
    ])
    expect(again.map(({ present }) => present.you)).toEqual(seats)
    for (const [i, one] of again.entries())
      expect(JSON.parse(JSON.stringify(one.present.view))).toEqual(JSON.parse(views[i] ?? ''))
    again.forEach((one) => one.close())
    await server.close()
  })

  it('JRN-8, JRN-9 wakes alike from its newest snapshot and from its entries alone', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-'))
    folders.push(folder)
    const file = path(folder, 'journal.sqlite')
    const server = await serve({
      games,
      journal: await openSqliteJournal({ path: file }),
      env: { SNAPSHOT_EVERY: '15' },
    })
    const made = await table(server.url, { game })
    const people = await Promise.all([join(server.url, made, 'chair'), join(server.url, made, { player: 'Ann' })])
    await botsPlay(player, people, 60)
    people.forEach((one) => one.close())
    await server.close()
    const journal = await openSqliteJournal({ path: file })
    const id = tableId.parse(made.table)
    expect((await journal.snapshot(id))?.v).toBeGreaterThan(15)
    const woken = await wake(journal, games, id)
    const bare: Parameters<typeof wake>[0] = {
      game: (table) => journal.game(table),
      tail: (table, after) => journal.tail(table, after),
      snapshot: () => Promise.resolve(null),
    }
    const fromEntries = await wake(bare, games, id)
    expect(fromEntries).toEqual(woken)
    await journal.close()
  })
})
