/** A table that was begun in an older shape of its game wakes in today’s, whichever way it is read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportTable, importTable, type Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { tableId, type Game } from '@homestake/rules'
import { games as own } from '@homestake/rules/authority'
import { join as path } from 'node:path'
import { removeFolder, temporaryFolder } from './sqlite-store.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { RELEASES } from './small-game-grown.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const [one, two, three] = RELEASES
const playing = (game: Game) => ({ ...own, 'inverted-tower': game })

const done = async (who: Connection, command: { type: string }): Promise<void> => {
  expect(await who.command(command)).toMatchObject({ status: 'applied' })
}

describe('shapes', () => {
  let folder = ''
  let file = ''
  beforeEach(async () => {
    folder = await temporaryFolder()
    file = path(folder, 'journal.sqlite')
  })
  afterEach(() => removeFolder(folder))

  const release = async (game: Game, port = '0', snapshotEvery = '100'): Promise<TestServer> =>
    serve({
      journal: await openSqliteJournal({ path: file }),
      games: playing(game),
      env: { PORT: port, SNAPSHOT_EVERY: snapshotEvery },
    })

  /** Read the table as a release would, from its newest snapshot or from its entries alone. */
  const woken = async (made: MadeTable, game: Game, bare = false) => {
    const journal = await openSqliteJournal({ path: file })
    const from: Parameters<typeof wake>[0] = {
      game: (id) => journal.game(id),
      tail: (id, after) => journal.tail(id, after),
      snapshot: (id) => (bare ? Promise.resolve(null) : journal.snapshot(id)),
    }
    try {
      return await wake(from, playing(game), tableId.parse(made.table))
    } finally {
      await journal.close()
    }
  }

  const begun = async (server: TestServer): Promise<MadeTable> => {
    const made = await table(server.url)
    const [chair, ann] = [await join(server.url, made, 'chair'), await join(server.url, made, { player: 'Ann' })]
    await done(chair, { type: 'hide', secret: 77 } as { type: string })
    for (let i = 0; i < 5; i++) await done(ann, { type: 'bump', by: 2 } as { type: string })
    chair.close()
    ann.close()
    return made
  }

  const playedOn = async (server: TestServer, made: MadeTable): Promise<void> => {
    const chair = await join(server.url, made, 'chair')
    await done(chair, { type: 'bump', by: 1 } as { type: string })
    await done(chair, { type: 'hide', secret: 78 } as { type: string })
    chair.close()
  }

  it('JRN-14 H22 reads the same from a snapshot of any shape and from entries of all of them', async () => {
    const first = await release(one)
    const made = await begun(first)
    await first.close()
    for (const game of [two, three]) expect(await woken(made, game, true)).toEqual(await woken(made, game))
    const second = await release(two, '0', '1')
    await playedOn(second, made)
    await second.close()
    const third = await release(three)
    await playedOn(third, made)
    await third.close()

    const whole = await woken(made, three, true)
    expect(await woken(made, three)).toEqual(whole)
    expect(whole?.state.table.play).toMatchObject({ tally: { all: 12 } })
    expect(whole?.state.gm.play).toMatchObject({ secrets: [77, 78, 78], hiddenAt: 10 })
    const parts = Object.entries(whole?.state ?? {}) as [string, { play: unknown }][]
    expect(parts.filter(([name]) => name.startsWith('seat:')).map(([, { play }]) => play)).toEqual([{ purse: 11 }])
    const journal = await openSqliteJournal({ path: file })
    const shapes = (await journal.tail(tableId.parse(made.table), 0)).map(({ shape }) => shape)
    await journal.close()
    expect(new Set(shapes)).toEqual(new Set([undefined, 2, 3]))
    expect(shapes.slice(-4)).toEqual([2, 2, 3, 3])
  })

  it('JRN-14 CUR-7 gives whoever held the old view a whole one, though nothing has happened since', async () => {
    const first = await release(one)
    const made = await begun(first)
    const watcher = await join(first.url, made, 'spectator')
    watcher.socket.io.reconnectionDelay(30).reconnectionDelayMax(60)
    const { epoch, cursor } = watcher.present
    await first.close()
    const second = await release(two, new URL(first.url).port)
    await until(watcher, ({ epoch: now }) => now !== epoch)
    expect(watcher.present.cursor).toEqual(cursor)
    expect(watcher.present.view).toMatchObject({ table: { play: { tally: { all: 10 } } } })
    await playedOn(second, made)
    await until(watcher, ({ view }) => JSON.stringify(view).includes('"all":11'))
    watcher.close()
    await second.close()
  })

  it('COPY-6 a copy of an older shape becomes a table of today’s, and one that is none is refused', async () => {
    const first = await release(one)
    const made = await begun(first)
    const copy = await exportTable(first.url, made.table, made.keys.chair)
    if (!copy.ok) throw new Error(copy.refusal.message)
    await first.close()
    const third = await release(three)
    const brought = await importTable(third.url, copy.value)
    if (!brought.ok) throw new Error(brought.refusal.message)
    const chair = await join(third.url, brought.value, 'chair')
    expect(chair.present.view).toMatchObject({
      table: { play: { tally: { all: 10 } } },
      gm: { play: { secrets: [77], hiddenAt: 10 } },
    })
    await done(chair, { type: 'bump', by: 1 } as { type: string })
    await until(chair, ({ view }) => JSON.stringify(view).includes('"all":11'))
    const { table: open, ...others } = copy.value.view
    const strange = { ...copy.value, view: { ...others, table: { ...open, play: { count: 'many' } } } }
    for (const file of [strange, { ...copy.value, shape: 4 }, { ...copy.value, shape: 0 }])
      expect(await importTable(third.url, file)).toMatchObject({ ok: false, refusal: { code: 'malformed' } })
    chair.close()
    await third.close()
  })

  it('JRN-10 does not wake what a newer release has written, and leaves it as it is', async () => {
    const second = await release(two)
    const made = await begun(second)
    await second.close()
    const before = await woken(made, two)
    await expect(woken(made, one)).rejects.toThrow(/newer Homestake/)
    await expect(woken(made, one, true)).rejects.toThrow(/newer Homestake/)
    expect(await woken(made, two)).toEqual(before)
  })

  it('JRN-14 needs an upcast for each raise, which every game has', () => {
    for (const game of [...Object.values(own), ...RELEASES])
      expect(game?.upcasts?.length ?? 0, game?.id).toBe((game?.shape ?? 0) - 1)
  })

  it('SEC-2 hands each compartment its own part and the public one, and nothing else', async () => {
    const first = await release(one)
    const made = await begun(first)
    await first.close()
    const seen: [string, string][] = []
    const noted = (part: string) => (play: unknown, open?: unknown) => {
      seen.push([part, JSON.stringify([play, open ?? null])])
      return {}
    }
    const upcast = Object.fromEntries(['table', 'gm', 'seat', 'between', 'sealed'].map((part) => [part, noted(part)]))
    await woken(made, { ...two, upcasts: [upcast] })
    expect(new Set(seen.map(([part]) => part))).toEqual(new Set(['table', 'gm', 'seat', 'between', 'sealed']))
    for (const [part, handed] of seen) expect(handed.includes('77'), part).toBe(part === 'gm')
  })
})
