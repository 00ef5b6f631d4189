/** A table that begins with a whole history. */
import { expect, it } from 'vitest'
import type { Subject } from './contract.ts'
import { entryAt, freshTable, linesIn, newTable } from './fixtures.ts'

export const bringContract = ({ journal }: Subject): void => {
  it('begins a table with a whole history, or not at all', async () => {
    const [table, bad] = [freshTable(), freshTable()]
    const history = (lines: string) =>
      Array.from({ length: 300 }, (_, i) => ({
        entry: entryAt(i + 1),
        lines: [linesIn('table', i + 1), ...(i % 7 === 0 ? [{ ...linesIn('gm', i + 1), lines }] : [])],
      }))
    const whole = history('["told"]')
    expect(await journal().bring(newTable(table), whole)).toBe('appended')
    expect(await journal().bring(newTable(table), history('[]'))).toBe('lost')
    expect(await journal().game(table)).toBe('towerlands')
    expect(await journal().tail(table, 0)).toEqual(whole.map(({ entry }) => entry))
    const { lines } = await journal().page(table, { compartments: ['table', 'gm'], limit: 1000 })
    expect(lines).toEqual(whole.flatMap(({ entry: { v }, lines }) => lines.map((kept) => ({ ...kept, v }))))
    expect(await journal().append(table, entryAt(301), [linesIn('table', 301)])).toBe('appended')

    const twice = whole.map((one, i) =>
      i === 299 ? { ...one, entry: { ...one.entry, command: whole[3]?.entry.command ?? one.entry.command } } : one,
    )
    for (const broken of [[], whole.slice(1), whole.toSpliced(5, 1), twice])
      await expect(journal().bring(newTable(bad), broken)).rejects.toThrow()
    expect(await journal().game(bad)).toBeNull()
    expect(await journal().tip(bad)).toBeNull()
    expect((await journal().page(bad, { compartments: ['table'], limit: 5 })).lines).toEqual([])
  })
}
