/** A table is deleted whole, and those that nobody has touched for long are found. */
import { describe, expect, it } from 'vitest'
import { tableId } from '@homestake/rules'
import type { Poke } from '../journal.ts'
import type { Subject } from './contract.ts'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from './fixtures.ts'

export const removalContract = ({ journal, store }: Subject): void => {
  describe('deleting', () => {
    it('deletes a table with all that was kept of it, once, and no other', async () => {
      const [table, other] = [freshTable(), freshTable()]
      for (const one of [table, other]) {
        await fill(journal(), one, 1, 3)
        await journal().saveSnapshot(one, { v: 3, shape: 1, body: '{}' })
      }
      expect(await journal().remove(table)).toBe(true)
      expect(await journal().remove(table)).toBe(false)
      expect(await journal().tip(table)).toBeNull()
      expect(await journal().game(table)).toBeNull()
      expect(await journal().tail(table, 0)).toEqual([])
      expect(await journal().snapshot(table)).toBeNull()
      expect((await journal().page(table, { compartments: ['table'], limit: 5 })).lines).toEqual([])
      expect(await journal().tip(other)).toBe(3)
      expect((await journal().snapshot(other))?.v).toBe(3)
      expect((await journal().page(other, { compartments: ['table'], limit: 5 })).lines).toHaveLength(3)
    })

    it('takes nothing more for a table that is gone: no entry, no snapshot', async () => {
      const table = freshTable()
      await fill(journal(), table, 1, 2)
      await journal().remove(table)
      expect(await journal().append(table, entryAt(3), [linesIn('table', 3)])).toBe('lost')
      await journal().saveSnapshot(table, { v: 2, shape: 1, body: '{}' })
      expect(await journal().snapshot(table)).toBeNull()
    })

    it('deletes behind what was asked to be written before', async () => {
      const table = freshTable()
      const [, removed] = await Promise.all([fill(journal(), table, 1, 20), journal().remove(table)])
      expect(removed).toBe(true)
      expect(await journal().tail(table, 0)).toEqual([])
    })

    it('leaves nothing of what others were writing to a table when it was deleted', async () => {
      const other = await store().connect()
      for (let round = 0; round < 30; round++) {
        const table = freshTable()
        await fill(journal(), table, 1, 2)
        const [, , removed] = await Promise.all([
          other.append(table, entryAt(3), [linesIn('table', 3)]),
          other.saveSnapshot(table, { v: 2, shape: 1, body: '{}' }),
          journal().remove(table),
        ])
        expect(removed).toBe(true)
        expect(await other.tail(table, 0)).toEqual([])
        expect(await other.snapshot(table)).toBeNull()
        expect((await other.page(table, { compartments: ['table'], limit: 5 })).lines).toEqual([])
      }
    })

    it('pokes the other servers with version 0', async () => {
      const { shared } = await store().connect()
      if (shared === undefined) return
      const table = freshTable()
      await fill(journal(), table, 1, 1)
      const heard = new Promise<Poke>((resolve) =>
        shared.onPokes((pokes) => pokes?.filter((poke) => poke.table === table && poke.v === 0).forEach(resolve)),
      )
      await journal().remove(table)
      expect(await heard).toEqual({ table, v: 0 })
    })

    it('finds the tables whose newest entry is older than a moment', async () => {
      const [old, grown] = [freshTable(), freshTable()]
      for (const table of [old, grown]) await journal().create(newTable(table), { ...entryAt(1), at: 1000 }, [])
      await journal().append(grown, { ...entryAt(2), at: 5000 }, [])
      expect(await journal().untouched(1000, 50)).toEqual([])
      expect(await journal().untouched(1001, 50)).toEqual([old])
      expect(await journal().untouched(5000, 50)).toEqual([old])
      expect(new Set(await journal().untouched(5001, 50))).toEqual(new Set([old, grown]))
      expect(await journal().untouched(5001, 1)).toHaveLength(1)
      for (const table of [old, grown]) await journal().remove(table)
    })

    it('DEMO-4 finds those only whose id begins as it is asked', async () => {
      const plain = freshTable()
      const [one, other] = ['demo-table-en-' + plain.slice(0, 10), 'Demo-table-en-' + plain.slice(0, 10)].map((id) =>
        tableId.parse(id),
      )
      for (const table of [plain, one, other])
        if (table !== undefined) await journal().create(newTable(table), { ...entryAt(1), at: 1000 }, [])
      expect(await journal().untouched(1001, 50, 'demo-table-')).toEqual([one])
      expect(await journal().untouched(1000, 50, 'demo-table-')).toEqual([])
      expect(await journal().untouched(1001, 50)).toHaveLength(3)
      for (const table of [plain, one, other]) if (table !== undefined) await journal().remove(table)
    })

    it('OPS-5 deletes one that nobody has touched only if that is still so', async () => {
      const table = freshTable()
      await journal().create(newTable(table), { ...entryAt(1), at: 1000 }, [linesIn('table', 1)])
      expect(await journal().remove(table, 1000)).toBe(false)
      expect(await journal().append(table, { ...entryAt(2), at: 5000 }, [])).toBe('appended')
      expect(await journal().remove(table, 5000)).toBe(false)
      expect(await tipWithoutGaps(journal(), table)).toBe(2)
      const other = await store().connect()
      const both = await Promise.all([journal().remove(table, 5001), other.remove(table, 5001)])
      expect(both.toSorted()).toEqual([false, true])
      expect(await journal().tail(table, 0)).toEqual([])
      expect(await journal().remove(table, 5001)).toBe(false)
    })
  })
}
