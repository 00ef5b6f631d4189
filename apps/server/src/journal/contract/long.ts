/** One table with a history far longer than any campaign: every question is answered as with a short one. */
import { expect, it } from 'vitest'
import type { TableId } from '@homestake/rules'
import type { Entry } from '../entry.ts'
import type { Journal, KeptLines } from '../journal.ts'
import type { Subject } from './contract.ts'
import { entryAt, freshTable, linesIn, newTable, tipWithoutGaps } from './fixtures.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
/** Entries. */
export const MANY = FULL ? 100_000 : 5_000
const AT_ONCE = 1_000
/** Of so many entries one says nothing to the table, and one something to the GM. */
const QUIET = 4
const SECRET = 10

const cursorAt = (v: number) => ({ table: v, gm: Math.floor(v / SECRET) })

const writtenAt = (v: number): { readonly entry: Entry; readonly lines: readonly KeptLines[] } => ({
  entry: entryAt(v, { actor: v % 2 === 0 ? 'chair' : 'seat:rosa', command: `command ${v}`, cursor: cursorAt(v) }),
  lines: [
    ...(v % QUIET === 0 ? [] : [linesIn('table', v)]),
    ...(v % SECRET === 0 ? [linesIn('gm', cursorAt(v).gm)] : []),
  ],
})

/** Entries 1 to `many` of a table, one after another. */
export const writeLong = async (journal: Journal, table: TableId, many: number): Promise<void> => {
  const first = writtenAt(1)
  await journal.create(newTable(table), first.entry, first.lines)
  for (let from = 2; from <= many; from += AT_ONCE) {
    const versions = Array.from({ length: Math.min(AT_ONCE, many - from + 1) }, (_, i) => from + i)
    const answers = await Promise.all(
      versions.map((v) => {
        const { entry, lines } = writtenAt(v)
        return journal.append(table, entry, lines)
      }),
    )
    if (answers.includes('lost')) throw new Error('an entry was lost')
  }
}

export const longContract = ({ journal, store }: Subject): void => {
  it(
    `JRN-1 JRN-12 answers as ever from a history of ${MANY} entries`,
    { timeout: FULL ? 300_000 : 60_000 },
    async () => {
      const table = freshTable()
      await writeLong(journal(), table, MANY)
      const { tip, tail, find, page } = bound(await store().connect(), table)
      expect(await tip()).toBe(MANY)
      expect(await tipWithoutGaps(journal(), table)).toBe(MANY)
      for (const v of [2, MANY / 2, MANY]) {
        const { entry } = writtenAt(v)
        expect((await tail(v - 1))[0]).toEqual(entry)
        expect(await find(entry.actor, entry.command.id)).toEqual(entry)
        expect(await find(entry.actor, `${entry.command.id} again`)).toBeNull()
      }
      expect((await tail(MANY - 2)).map(({ v }) => v)).toEqual([MANY - 1, MANY])
      expect(await tail(MANY)).toEqual([])

      const newest = (below: number, limit: number) =>
        Array.from({ length: below - 1 }, (_, i) => i + 1)
          .filter((v) => v % QUIET !== 0)
          .slice(-limit)
      // A number that kept no line stands where its entry does: in the middle, at the start, beyond the end.
      for (const before of [MANY / 2, MANY / 2 + 1, QUIET, MANY, MANY + 50]) {
        const { lines } = await page({ compartments: ['table'], before, limit: 7 })
        expect(lines.map(({ v }) => v)).toEqual(newest(Math.min(before, MANY + 1), 7))
      }
      const both = await page({ compartments: ['table', 'gm'], before: 3, of: 'gm', limit: 3 })
      expect(both.lines.map(({ compartment, v }) => `${compartment} ${v}`)).toEqual([
        'table 27',
        'table 29',
        'table 30',
      ])
      expect(both.more).toBe(true)
    },
  )
}

const bound = (journal: Journal, table: TableId) => ({
  tip: () => journal.tip(table),
  tail: (after: number) => journal.tail(table, after),
  find: (actor: string, command: string) => journal.find(table, actor, command),
  page: (request: Parameters<Journal['page']>[1]) => journal.page(table, request),
})
