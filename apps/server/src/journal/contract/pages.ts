/** The chronicle by pages: what a reader's compartments kept, newest first to be asked for, oldest first to be read. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Compartment, TableId, Visible } from '@homestake/rules'
import type { Cursor } from '../entry.ts'
import type { Journal, Page, PageRequest } from '../journal.ts'
import type { Subject } from './contract.ts'
import { entryAt, fill, freshTable, linesIn, newTable, SEAT } from './fixtures.ts'

const BETWEEN: Visible = `between:${SEAT}`

/** What each entry says, from version 1 on; `quiet` counts the table on and keeps no line. */
const STORY: readonly (readonly (Visible | 'quiet')[])[] = [
  ['table'],
  ['gm'],
  ['table', 'gm'],
  ['quiet'],
  [BETWEEN],
  ['table', BETWEEN, 'gm'],
  ['gm'],
  ['table'],
]

const tell = async (journal: Journal, table: TableId): Promise<void> => {
  let cursor: Cursor = {}
  for (const [index, said] of STORY.entries()) {
    for (const one of said) {
      const compartment = one === 'quiet' ? 'table' : one
      cursor = { ...cursor, [compartment]: (cursor[compartment] ?? 0) + 1 }
    }
    const lines = said.filter((one) => one !== 'quiet').map((one) => linesIn(one, cursor[one] ?? 0))
    const entry = entryAt(index + 1, { cursor })
    await (index === 0 ? journal.create(newTable(table), entry, lines) : journal.append(table, entry, lines))
  }
}

const names = ({ lines }: Page): string[] => lines.map(({ compartment, n, v }) => `${compartment} ${n} in ${v}`)

const ALL: readonly Compartment[] = ['gm', BETWEEN, 'table', 'sealed', 'table']
const TOLD = [
  'table 1 in 1',
  'gm 1 in 2',
  'table 2 in 3',
  'gm 2 in 3',
  `${BETWEEN} 1 in 5`,
  'table 4 in 6',
  `${BETWEEN} 2 in 6`,
  'gm 3 in 6',
  'gm 4 in 7',
  'table 5 in 8',
]

export const pagesContract = ({ journal }: Subject): void => {
  describe('pages of the chronicle', () => {
    let table: TableId
    beforeEach(async () => {
      table = freshTable()
      await tell(journal(), table)
    })
    const page = (request: Partial<PageRequest>) => journal().page(table, { compartments: ALL, limit: 50, ...request })

    it('JRN-11 gives the lines of the compartments that were asked for, oldest first, as they were kept', async () => {
      const all = await page({})
      expect(names(all)).toEqual(TOLD)
      expect(all.more).toBe(false)
      expect(all.lines[0]).toEqual({ ...linesIn('table', 1), v: 1 })
      expect(names(await page({ compartments: ['table'] }))).toEqual(TOLD.filter((name) => name.startsWith('table')))
      expect(names(await page({ compartments: ['sealed'] }))).toEqual([])
    })

    it('gives the newest when there are more than the limit, and says so', async () => {
      expect(await page({ limit: 9 })).toMatchObject({ more: true })
      expect(names(await page({ limit: 3 }))).toEqual(TOLD.slice(-3))
      expect(await page({ limit: 10 })).toMatchObject({ more: false })
      expect(await page({ limit: 0 })).toEqual({ lines: [], more: true })
    })

    it('gives what stands before a number of the table, in every compartment', async () => {
      expect(names(await page({ before: 2 }))).toEqual(TOLD.slice(0, 2))
      expect(names(await page({ before: 5, limit: 4 }))).toEqual(TOLD.slice(5, 9))
      expect(names(await page({ before: 1 }))).toEqual([])
    })

    it('finds the place of a quiet change, and of a number that is still to come', async () => {
      expect(names(await page({ before: 3 }))).toEqual(TOLD.slice(0, 4))
      expect(names(await page({ before: 6 }))).toEqual(TOLD)
      expect(names(await page({ before: 999, limit: 2 }))).toEqual(TOLD.slice(-2))
    })

    it('finds the version that gave a compartment a number, quiet ones too', async () => {
      const at = (compartment: Visible, n: number) => journal().versionAt(table, compartment, n)
      expect(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => at('table', n)))).toEqual([1, 3, 4, 6, 8, 9])
      expect(await Promise.all([1, 2, 3, 4, 5].map((n) => at('gm', n)))).toEqual([2, 3, 6, 7, 9])
      expect(await at(BETWEEN, 2)).toBe(6)
    })

    it('shows the same before a quiet change, to whoever may see less', async () => {
      expect(names(await page({ before: 3, compartments: ['table'] }))).toEqual(['table 1 in 1', 'table 2 in 3'])
    })

    it.each([1, 2, 3, 4, 7])('leads back page by page, %i at a time, each line once', async (limit) => {
      const read: string[] = []
      let place: Pick<PageRequest, 'before' | 'of'> = {}
      for (;;) {
        const next = await page({ limit, ...place })
        expect(next.lines.length).toBeLessThanOrEqual(limit)
        read.unshift(...names(next))
        const [oldest] = next.lines
        if (oldest === undefined || !next.more) break
        place = { before: oldest.n, of: oldest.compartment }
      }
      expect(read).toEqual(TOLD)
    })

    it('does not mix tables', async () => {
      const other = freshTable()
      await fill(journal(), other, 1, 3)
      expect((await journal().page(other, { compartments: ALL, limit: 50 })).lines).toHaveLength(3)
      expect((await page({})).lines).toHaveLength(TOLD.length)
    })
  })
}
