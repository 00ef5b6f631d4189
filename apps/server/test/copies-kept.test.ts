/** What comes along in a copy and what does not; and that a copy is brought whole or not at all. */
import { describe, expect, it } from 'vitest'
import { exportTable, importTable, pageOf, type Connection } from '@homestake/client'
import { LARGEST_COPY, MOST_LINES, type MadeTable, type TableCopy } from '@homestake/protocol'
import { seatIds, type Plays, type TableView } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { Unavailable, type Journal } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { copyWords as words } from '../src/keeping/words.ts'
import { serving } from './serving.ts'
import { join, serve, table, until } from './table.ts'

const on = serving({ games })

const exported = async (url: string, made: MadeTable): Promise<TableCopy> => {
  const copy = await exportTable(url, made.table, made.keys.chair)
  if (!copy.ok) throw new Error(copy.refusal.message)
  return copy.value
}
const imported = async (url: string, copy: unknown): Promise<MadeTable> => {
  const made = await importTable(url, copy)
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}
const tableOf = ({ present }: Connection) => (present.view as unknown as TableView<Plays>).table
const seatOf = ({ present }: Connection): string => present.you.seat ?? ''

describe('what comes along', () => {
  it('COPY-5 a closed seat stays closed, all others are vacant; no lock, no offer of the chair, no vote', async () => {
    const { url } = on.server
    const made = await table(url, { game: 'towerlands' })
    const chair = await on.come(url, made, 'chair')
    const people = []
    for (const player of ['Ann', 'Bob', 'Cas', 'Dee']) people.push(await on.come(url, made, { player }))
    const [ann, bob, cas, dee] = people.map(seatOf)
    for (const command of [
      { type: 'close-seat', seat: bob },
      { type: 'vacate', seat: cas },
      { type: 'lock', locked: true },
      { type: 'offer-chair', seat: dee },
    ])
      expect(await chair.command(command)).toMatchObject({ status: 'applied' })
    expect(tableOf(chair)).toMatchObject({ locked: true, passing: { to: dee } })

    const copy = await exported(url, made)
    expect(copy.view.table).not.toHaveProperty('locked')
    expect(copy.view.table).not.toHaveProperty('passing')
    const again = await on.come(url, await imported(url, copy), 'chair')
    const places = Object.fromEntries(seatIds(tableOf(again)).map((seat) => [seat, tableOf(again).seats[seat]?.place]))
    expect(places).toEqual({
      [ann ?? '']: 'vacant',
      [bob ?? '']: 'closed',
      [cas ?? '']: 'vacant',
      [dee ?? '']: 'vacant',
    })
    expect(tableOf(again)).not.toHaveProperty('locked')
    expect(tableOf(again)).not.toHaveProperty('passing')
    expect(await again.command({ type: 'open-seat', seat: bob })).toMatchObject({ status: 'applied' })
  })

  it('COPY-5 a vote for the chair stays behind, and so do those who agreed', async () => {
    const { url } = on.server
    const made = await table(url, { game: 'new-and-magic-land' })
    const ann = await on.come(url, made, { player: 'Ann' })
    expect(await ann.command({ type: 'vote-chair', seat: seatOf(ann) })).toMatchObject({ status: 'applied' })
    const again = await on.come(url, await imported(url, await exported(url, made)), 'chair')
    expect(tableOf(again)).not.toHaveProperty('passing')
    expect(await again.command({ type: 'keep-chair' })).toMatchObject({ refusal: { code: 'not-now' } })
  })

  it('COPY-1 of a very long chronicle the newest lines come along, and the file says so', async () => {
    const { url } = on.server
    const copy = await exported(url, await table(url, { game: 'towerlands' }))
    const said = (i: number) => ({
      at: 1_700_000_000_000 + i,
      by: 'chair' as const,
      told: { table: { n: i + 1, events: [{ type: 'said', kind: 'talk', text: `line ${i}` }] } },
    })
    const lines = Array.from({ length: MOST_LINES }, (_, i) => said(i))
    const made = await imported(url, { ...copy, lines, cursor: { ...copy.cursor, table: MOST_LINES } })
    const long = await exported(url, made)
    // One more was told: that the table was brought here.
    expect(long.lines).toHaveLength(MOST_LINES)
    expect(long.lines[0]?.told.table?.events).toEqual([expect.objectContaining({ text: 'line 1' })])
    expect(long.lines.at(-1)?.told.table?.events).toEqual([expect.objectContaining({ type: 'table-imported' })])
    expect(long.leftOut).toEqual([...words.leftOut, words.cut])
    const page = await pageOf(url, made.table, made.keys.chair, { of: 'table', n: 3 })
    expect(page).toMatchObject({ ok: true, value: { before: null, lines: [{ n: 1 }, { event: { text: 'line 1' } }] } })
  })

  it('COPY-1 a copy is never larger than what can be brought', async () => {
    const { url } = on.server
    const copy = await exported(url, await table(url, { game: 'towerlands' }))
    const told = (n: number) => ({ table: { n, events: [{ type: 'said', kind: 'talk', text: 'é'.repeat(2000) }] } })
    const lines = Array.from({ length: 2040 }, (_, i) => ({ at: 1, by: null, told: told(i + 1) }))
    const made = await imported(url, { ...copy, lines, cursor: { ...copy.cursor, table: lines.length } })
    const chair = await on.come(url, made, 'chair')
    for (let i = 0; i < 20; i++) await chair.command({ type: 'say', to: 'table', kind: 'talk', text: 'é'.repeat(2000) })
    const cut = await exported(url, made)
    expect(cut.leftOut).toEqual([...words.leftOut, words.cut])
    const bytes = Buffer.byteLength(JSON.stringify(cut))
    expect(bytes).toBeLessThanOrEqual(LARGEST_COPY)
    expect(bytes).toBeGreaterThan(LARGEST_COPY - 5000)
    await imported(url, cut)
  })
})

describe('a copy that can’t be kept', () => {
  it.each([
    ['is full', (): Promise<never> => Promise.reject(new Unavailable('the disk is full')), 'unavailable'],
    ['fails', (): Promise<never> => Promise.reject(new Error('no such column')), 'fault'],
    ['has no such free id', () => Promise.resolve('lost' as const), 'fault'],
  ])('COPY-4 leaves nothing when the journal %s, and whoever brings it reads a sentence', async (_, bring, code) => {
    const real = await openSqliteJournal({ path: ':memory:' })
    const kept: string[] = []
    const failing: Journal = new Proxy(real, {
      get: (_target, name) => {
        if (name === 'bring') return (asked: { table: string }) => (kept.push(asked.table), bring())
        const part: unknown = Reflect.get(real, name, real)
        return typeof part === 'function' ? (part.bind(real) as unknown) : part
      },
    })
    const server = await serve({ games, journal: failing })
    const made = await table(server.url, { game: 'towerlands' })
    const copy = await exported(server.url, made)
    expect(await importTable(server.url, copy)).toMatchObject({
      ok: false,
      refusal: { code, message: expect.stringMatching(/Nothing happened/) as string },
    })
    expect(kept).toHaveLength(1)
    expect(await real.untouched(Number.MAX_SAFE_INTEGER, 10)).toEqual([made.table])
    const player = await join(server.url, made, { player: 'Ann' })
    await until(player, ({ status }) => status === 'live')
    player.close()
    await server.close()
  })

  it('COPY-4 is taken away again where nobody knows whether it was kept', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    const failing: Journal = new Proxy(real, {
      get: (_target, name) => {
        const part: unknown = Reflect.get(real, name, real)
        if (name !== 'bring') return typeof part === 'function' ? (part.bind(real) as unknown) : part
        return async (...asked: Parameters<Journal['bring']>) => {
          expect(await real.bring(...asked)).toBe('appended')
          throw new Unavailable('the connection went after the commit', { unknown: true })
        }
      },
    })
    const server = await serve({ games, journal: failing })
    const made = await table(server.url, { game: 'towerlands' })
    expect(await importTable(server.url, await exported(server.url, made))).toMatchObject({
      refusal: { code: 'unavailable' },
    })
    expect(await real.untouched(Number.MAX_SAFE_INTEGER, 10)).toEqual([made.table])
    await server.close()
  })
})
