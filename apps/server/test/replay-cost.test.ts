/** What it costs to play a table’s newest stretch again, at an old table and at a young one: rows that are read, counted. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayOf, wound, type Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { FURTHEST } from '../src/replay/back.ts'
import { countedJournal, grow } from './cost.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const OLD = process.env['HOMESTAKE_FULL'] === '1' ? 20_000 : 6_000
/** How many lines the stretch has. */
const LINES = 30

let counted: Awaited<ReturnType<typeof countedJournal>>
let server: TestServer
beforeAll(async () => {
  counted = await countedJournal()
  server = await serve({ journal: counted.journal, env: { BEAT_SECONDS: '3600', IDLE_SECONDS: '1' } })
})
afterAll(() => server.close())

/** The rows that are read for so many lines from a place on. */
const rowsFrom = async ({ where: { url, table: id, key, token } }: Connection, from: number): Promise<number> => {
  counted.take()
  const page = await replayOf(url, id, token ?? key, { from, to: from + LINES })
  const { rowsRead } = counted.take()
  if (!page.ok) throw new Error(page.refusal.message)
  expect(wound(null, page.value)).not.toBe('gap')
  return rowsRead
}

/** The rows that are read for the newest stretch, as somebody plays it again who ends where they are. */
const rowsFor = async ({ where: { url, table: id, key, token }, present }: Connection): Promise<number> => {
  counted.take()
  const page = await replayOf(url, id, token ?? key, { from: (present.cursor.table ?? 0) - LINES + 1, to: null })
  const { rowsRead } = counted.take()
  if (!page.ok) throw new Error(page.refusal.message)
  const tape = wound(null, page.value)
  if (tape === 'gap') throw new Error('the replay has a gap')
  expect(tape.lines).toHaveLength(LINES)
  expect(tape.frames.at(-1)?.view).toEqual(present.view)
  return rowsRead
}

it(
  `REPLAY-7 the newest stretch of a table of ${OLD} entries reads its own entries, and no others`,
  { timeout: 300_000 },
  async () => {
    const made = await table(server.url)
    const id = tableId.parse(made.table)
    const rows = async (least: number): Promise<readonly number[]> => {
      const ann = await join(server.url, made, { player: 'Ann' })
      const viewers = [await join(server.url, made, 'spectator'), ann, await join(server.url, made, 'chair')]
      const live = await server.tables.get(id)
      for (let i = 0; (live?.v ?? least) < least || i < 2; i++)
        expect(await ann.command({ type: 'bump', by: i % 2 === 0 ? 1 : -1 })).toMatchObject({ status: 'applied' })
      await Promise.all(viewers.map((one) => until(one, ({ cursor }) => cursor.table === live?.history.cursor.table)))
      const read: number[] = []
      for (const one of viewers) read.push(await rowsFor(one))
      viewers.forEach((one) => one.close())
      await expect.poll(() => server.tables.awake, { timeout: 20_000 }).toBe(0)
      return read
    }
    const young = await rows(200)
    await grow(counted.journal, id, OLD)
    const old = await rows(OLD)
    expect(old).toEqual(young)
    // One more for where it begins, and what finds that.
    for (const read of old) expect(read).toBeLessThanOrEqual(LINES + 2)
  },
)

it(
  `REPLAY-8 an old stretch of a table of ${OLD} entries is read from the nearest place before it, and those after it once for whoever has a seat`,
  { timeout: 300_000 },
  async () => {
    const made = await table(server.url)
    const id = tableId.parse(made.table)
    const first = await join(server.url, made, { player: 'Ann' })
    for (const by of [1, -1]) expect(await first.command({ type: 'bump', by })).toMatchObject({ status: 'applied' })
    first.close()
    await expect.poll(() => server.tables.awake, { timeout: 20_000 }).toBe(0)
    await grow(counted.journal, id, OLD)
    const [watcher, ann] = [await join(server.url, made, 'spectator'), await join(server.url, made, { player: 'Ann' })]
    // Further from the end than is taken back, and nearer to the beginning.
    const from = OLD - FURTHEST - 500
    const spare = 10
    const cold = await rowsFrom(watcher, from)
    expect(cold).toBeGreaterThan(from - spare)
    expect(cold).toBeLessThan(from + LINES + spare)
    expect(await rowsFrom(watcher, from)).toBeLessThan(LINES + spare)
    expect(await rowsFrom(watcher, from + LINES)).toBeLessThan(2 * LINES + spare)
    const seated = await rowsFrom(ann, from)
    expect(seated).toBeGreaterThan(OLD - from)
    expect(seated).toBeLessThan(OLD - from + LINES + spare)
    expect(await rowsFrom(ann, from)).toBeLessThan(LINES + spare)
    for (const one of [watcher, ann]) one.close()
  },
)
