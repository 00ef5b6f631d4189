/** A table is deleted through one server while it is awake on another. */
import { expect, it } from 'vitest'
import { cardOf, deleteTable } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { clustered } from './clustered.ts'
import { describePostgres } from './postgres.ts'
import { table, until } from './table.ts'

describePostgres('deleting a table of several servers', () => {
  const several = clustered(2, { small: true })
  const { at, come } = several
  const servers = () => several.servers
  const node = (i: number) => {
    const one = servers().nodes[i]
    if (one === undefined) throw new Error(`there is no server ${i}`)
    return one
  }

  it('MANY-8 its people at the other server are told and cut, and it is not there any more', async () => {
    const made = await table(at(0))
    const people = [
      await come(at(0), made, 'chair'),
      await come(at(1), made, { player: 'Ann' }),
      await come(at(1), made, 'spectator'),
    ]
    const cut = people.map((one) => until(one, ({ status }) => status === 'refused'))
    expect(await deleteTable(at(0), made.table, made.keys.chair, 'A test')).toMatchObject({ ok: true })
    for (const { bye } of await Promise.all(cut))
      expect(bye).toMatchObject({ code: 'no-such-table', reason: 'This table has been deleted.' })
    for (const i of [0, 1]) {
      expect(await cardOf(at(i), made.table)).toMatchObject({ refusal: { code: 'no-such-table' } })
      expect(node(i).tables.awake).toBe(0)
      await expect.poll(() => node(i).sockets.halls).toBe(0)
    }
  })

  it('MANY-8 nothing is left of it, whatever is written through the other server at that moment', async () => {
    for (let round = 0; round < 8; round++) {
      const made = await table(at(0))
      const id = tableId.parse(made.table)
      const ann = await come(at(1), made, { player: 'Ann' })
      const cut = until(ann, ({ status }) => status === 'refused')
      const acts = Array.from({ length: 2 + round }, () => ann.command({ type: 'bump', by: 1 }))
      const deleted = await deleteTable(at(0), made.table, made.keys.chair, 'A test')
      expect(deleted).toEqual({ ok: true, value: {} })
      await cut
      for (const outcome of await Promise.all(acts))
        expect(['applied', 'offline', 'no-such-table']).toContain(
          'refusal' in outcome ? outcome.refusal.code : outcome.status,
        )
      expect(await servers().truth.tail(id, 0)).toEqual([])
      expect(await servers().truth.snapshot(id)).toBeNull()
      expect(node(1).tables.awake).toBe(0)
    }
  })
})
