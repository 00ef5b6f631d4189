/** Many who append at the same moment: nobody fails with another. */
import { expect, it } from 'vitest'
import type { Subject } from './contract.ts'
import { entryAt, fill, freshTable, linesIn, tipWithoutGaps } from './fixtures.ts'

export const raceContract = ({ journal, store }: Subject): void => {
  it('JRN-5 lets exactly one of two appenders have a version', async () => {
    const table = freshTable()
    await fill(journal(), table, 1, 1)
    const other = await store().connect()
    for (let v = 2; v <= 40; v++) {
      const [mine, theirs] = [entryAt(v, { actor: 'seat:mine' }), entryAt(v, { actor: 'seat:theirs' })]
      const answers = await Promise.all([
        journal().append(table, mine, [linesIn('table', v)]),
        other.append(table, theirs, [linesIn('table', v)]),
      ])
      expect(answers.toSorted(), `version ${v}`).toEqual(['appended', 'lost'])
      const winner = answers[0] === 'appended' ? mine : theirs
      expect(await other.tail(table, v - 1)).toEqual([winner])
    }
    expect(await tipWithoutGaps(journal(), table)).toBe(40)
  })

  it('JRN-5 takes one command once, however many send it', async () => {
    const table = freshTable()
    await fill(journal(), table, 1, 1)
    const other = await store().connect()
    const answers = await Promise.all(
      [journal(), other, journal(), other].map((server, index) =>
        server.append(table, entryAt(2 + (index % 3), { actor: 'seat:rosa', command: 'once' }), []),
      ),
    )
    expect(answers.filter((answer) => answer === 'appended')).toHaveLength(1)
    expect(await journal().tip(table)).toBe(2)
  })

  it('JRN-5 lets exactly one of two have a version that are asked for in the same moment', async () => {
    const table = freshTable()
    await fill(journal(), table, 1, 1)
    const entries = [2, 2, 3, 3, 3].map((v) => entryAt(v))
    const answers = await Promise.all(
      entries.map((entry) => journal().append(table, entry, [linesIn('table', entry.v)])),
    )
    expect(answers).toEqual(['appended', 'lost', 'appended', 'lost', 'lost'])
    expect(await journal().tail(table, 1)).toEqual([entries[0], entries[2]])
  })

  it('JRN-1 JRN-5 loses what was to stand behind an entry that is lost, and nobody else’s', async () => {
    const [table, other] = [freshTable(), freshTable()]
    await fill(journal(), table, 1, 2)
    await fill(journal(), other, 1, 1)
    const twice = { actor: 'chair', command: 'twice' }
    const answers = await Promise.all([
      journal().append(table, entryAt(3, twice), [linesIn('table', 3)]),
      journal().append(table, entryAt(4, twice), [linesIn('table', 4)]),
      journal().append(table, entryAt(5), [linesIn('table', 5)]),
      journal().append(other, entryAt(2), [linesIn('table', 2)]),
    ])
    expect(answers).toEqual(['appended', 'lost', 'lost', 'appended'])
    expect(await tipWithoutGaps(journal(), table)).toBe(3)
    expect((await journal().page(table, { compartments: ['table'], limit: 9 })).lines).toHaveLength(3)
    expect(await journal().tip(other)).toBe(2)
  })

  it('keeps tables apart: one that loses costs the others nothing', async () => {
    const tables = Array.from({ length: 20 }, freshTable)
    await Promise.all(tables.map((table) => fill(journal(), table, 1, 1)))
    const answers = await Promise.all(
      tables.map((table, index) => journal().append(table, entryAt(index % 2 === 0 ? 2 : 1), [])),
    )
    expect(answers).toEqual(tables.map((_, index) => (index % 2 === 0 ? 'appended' : 'lost')))
    for (const [index, table] of tables.entries()) expect(await journal().tip(table)).toBe(index % 2 === 0 ? 2 : 1)
  })
}
