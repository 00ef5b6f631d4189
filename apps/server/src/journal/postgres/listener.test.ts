/** What servers that share a journal hear of each other. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asOwner, describePostgres } from '../../../test/postgres.ts'
import { sharedStore } from '../../../test/postgres-store.ts'
import { entryAt, fill, freshTable, newTable } from '../contract/fixtures.ts'
import type { Poke } from '../journal.ts'
import { openPostgresJournal, type PostgresJournal } from './open.ts'

describePostgres('servers on one PostgreSQL', () => {
  const { url } = sharedStore()
  let one: PostgresJournal
  let two: PostgresJournal
  let heard: (readonly Poke[] | null)[] = []
  beforeEach(async () => {
    one = await openPostgresJournal({ url: url(), heartbeat: 50 })
    two = await openPostgresJournal({ url: url(), heartbeat: 50 })
    heard = []
    two.shared.onPokes((pokes) => heard.push(pokes))
  })
  afterEach(() => Promise.all([one.close(), two.close()]))

  it('MANY-2 pokes the others once a batch, with each table and its version', async () => {
    const tables = Array.from({ length: 40 }, freshTable)
    await Promise.all(tables.map((table) => one.create(newTable(table), entryAt(1), [])))
    await expect.poll(() => heard.length).toBe(1)
    expect(new Set(heard[0]?.map(({ table }) => table))).toEqual(new Set(tables))
    expect(new Set(heard[0]?.map(({ v }) => v))).toEqual(new Set([1]))
  })

  it('MANY-2 pokes nobody for what was lost, and not itself', async () => {
    const table = freshTable()
    const mine: unknown[] = []
    one.shared.onPokes((pokes) => mine.push(pokes))
    await fill(one, table, 1, 1)
    expect(await one.append(table, entryAt(9), [])).toBe('lost')
    expect(await one.append(table, entryAt(2), [])).toBe('appended')
    await expect
      .poll(() => heard.flat())
      .toEqual([
        { table, v: 1 },
        { table, v: 2 },
      ])
    expect(mine).toEqual([])
  })

  it('MANY-5 tells the others what is not kept, in order, however much at once', async () => {
    const told: string[] = []
    two.shared.onTold((from, words) => told.push(`${from === one.shared.name} ${words}`))
    const words = Array.from({ length: 300 }, (_, i) => `${i} ${'“é” 🎲 '.repeat(i % 20)}`)
    words.forEach((text) => one.shared.tell(text))
    await expect.poll(() => told.length).toBe(300)
    expect(told).toEqual(words.map((text) => `true ${text}`))
  })

  it('MANY-5 says who came and who went', async () => {
    const seen: string[] = []
    one.shared.onCame(() => seen.push('came'))
    one.shared.onGone((name) => seen.push(name))
    const third = await openPostgresJournal({ url: url(), heartbeat: 50 })
    await expect.poll(() => seen).toContain('came')
    await third.close()
    await expect.poll(() => seen).toContain(third.shared.name)
  })

  it('WIRE-1 makes nothing of what a stranger says', async () => {
    const told: unknown[] = []
    two.shared.onTold((...all) => told.push(all))
    const strange = [
      '',
      ' ',
      'x',
      'x told',
      'x told {',
      'x told {"a":1}',
      'x told [1,null,{}]',
      'x gone',
      'x told [["a"]]',
    ]
    await asOwner(url(), async (client) => {
      for (const channel of ['homestake_words', 'homestake_entries'])
        for (const words of strange) await client.query('SELECT pg_notify($1, $2)', [channel, words])
      await client.query(`SELECT pg_notify('homestake_words', 'x told ["last"]')`)
    })
    await expect.poll(() => told).toEqual([['x', 'last']])
    expect(heard.flat()).toEqual([])
  })
})
