/** The database goes and comes back: nothing half-done, nothing acknowledged lost. */
import { describe, expect, it } from 'vitest'
import { Unavailable, type Journal } from '../journal.ts'
import type { Subject } from './contract.ts'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from './fixtures.ts'

/** Append one after another until one is refused. @returns how many versions were acknowledged */
const appendUntilRefused = async (journal: Journal, table: ReturnType<typeof freshTable>): Promise<number> => {
  for (let v = 2; ; v++) {
    const [answer] = await Promise.allSettled([journal.append(table, entryAt(v), [linesIn('table', v)])])
    if (answer.status === 'fulfilled') continue
    expect(answer.reason).toBeInstanceOf(Unavailable)
    return v - 1
  }
}

export const troubleContract = ({ journal, store }: Subject): void => {
  describe('trouble with the database', () => {
    it('CMD-8 H20 refuses everything while the database is gone, and goes on when it is back', async () => {
      const table = freshTable()
      await fill(journal(), table, 1, 3)
      await store().goes()
      const asked = [
        journal().append(table, entryAt(4), [linesIn('table', 4)]),
        journal().create(newTable(freshTable()), entryAt(1), []),
      ]
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'Unavailable' } })
      expect(await journal().ready()).toBe(false)
      await store().comesBack()
      await expect.poll(() => journal().ready(), { timeout: 10_000 }).toBe(true)
      expect(await tipWithoutGaps(journal(), table)).toBe(3)
      expect(await journal().append(table, entryAt(4), [linesIn('table', 4)])).toBe('appended')
    })

    it('JRN-2 H20 has what it acknowledged, and of the rest all or nothing, whenever the database goes', async () => {
      const tables = Array.from({ length: 6 }, freshTable)
      await Promise.all(tables.map((table) => fill(journal(), table, 1, 1)))
      const appending = tables.map((table) => appendUntilRefused(journal(), table))
      await expect.poll(async () => (await journal().tip(tables[0] ?? freshTable())) ?? 0).toBeGreaterThan(20)
      await store().goes()
      const acknowledged = await Promise.all(appending)
      await store().comesBack()
      await expect.poll(() => journal().ready(), { timeout: 10_000 }).toBe(true)
      for (const [i, table] of tables.entries()) {
        const tip = await tipWithoutGaps(journal(), table)
        const told = acknowledged[i] ?? Infinity
        expect(tip).toBeGreaterThanOrEqual(told)
        expect(tip).toBeLessThanOrEqual(told + 1)
        const { lines } = await journal().page(table, { compartments: ['table'], limit: 1 })
        expect(lines[0]?.v).toBe(tip)
        expect(await journal().append(table, entryAt(tip + 1), [linesIn('table', tip + 1)])).toBe('appended')
      }
    })
  })
}
