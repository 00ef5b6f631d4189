/** A table is deleted over a real server: by its chair, by its name, once, for everyone. */
import { cardOf, deleteTable } from '@homestake/client'
import { describe, expect, it } from 'vitest'
import { serving } from './serving.ts'
import { table, until } from './table.ts'

const on = serving()

describe('deleting a table', () => {
  it('wants the chair’s key and the table’s name', async () => {
    const made = await table(on.server.url)
    const ask = (key: string, title: string) => deleteTable(on.server.url, made.table, key, title)
    expect(await ask(made.keys.player, 'A test')).toMatchObject({ refusal: { code: 'wrong-key' } })
    expect(await ask(made.keys.chair, 'Another')).toMatchObject({ refusal: { code: 'malformed' } })
    expect((await cardOf(on.server.url, made.table)).ok).toBe(true)
  })

  it('deletes it once, and it never wakes again', async () => {
    const made = await table(on.server.url)
    const ask = () => deleteTable(on.server.url, made.table, made.keys.chair, 'A test')
    expect(await ask()).toEqual({ ok: true, value: {} })
    expect(await ask()).toMatchObject({ refusal: { code: 'no-such-table' } })
    expect(await cardOf(on.server.url, made.table)).toMatchObject({ refusal: { code: 'no-such-table' } })
  })

  it('tells the people at it, and cuts them', async () => {
    const made = await table(on.server.url)
    const chair = await on.come(on.server.url, made, 'chair')
    const spectator = await on.come(on.server.url, made, 'spectator')
    const cut = [chair, spectator].map((one) => until(one, ({ status }) => status === 'refused'))
    await deleteTable(on.server.url, made.table, made.keys.chair, 'A test')
    await Promise.all(cut)
  })
})
