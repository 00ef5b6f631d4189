/** One ordered history a table, each command once. */
import { expect, it } from 'vitest'
import type { Entry } from '../entry.ts'
import type { Subject } from './contract.ts'
import { entryAt, fill, freshTable, linesIn, newTable, tipWithoutGaps } from './fixtures.ts'

export const historyContract = ({ journal, store }: Subject): void => {
  it('knows nothing of a table that was never created', async () => {
    const table = freshTable()
    expect(await journal().tip(table)).toBeNull()
    expect(await journal().game(table)).toBeNull()
    expect(await journal().tail(table, 0)).toEqual([])
    expect(await journal().snapshot(table)).toBeNull()
    expect(await journal().find(table, 'chair', 'anything')).toBeNull()
    expect(await journal().page(table, { compartments: ['table'], limit: 5 })).toEqual({ lines: [], more: false })
    expect(await journal().append(table, entryAt(1), [])).toBe('lost')
  })

  it('gives back each entry as it was, in order, after any version', async () => {
    const table = freshTable()
    const entries = [1, 2, 3].map((v) => entryAt(v))
    for (const entry of entries)
      expect(
        await (entry.v === 1 ? journal().create(newTable(table), entry, []) : journal().append(table, entry, [])),
      ).toBe('appended')
    expect(await journal().game(table)).toBe('towerlands')
    expect(await journal().tip(table)).toBe(3)
    expect(await journal().tail(table, 0)).toEqual(entries)
    expect(await journal().tail(table, 2)).toEqual(entries.slice(2))
    expect(await journal().tail(table, 0, 2)).toEqual(entries.slice(0, 2))
    expect(await journal().tail(table, 1, 9)).toEqual(entries.slice(1))
    expect(await journal().tail(table, 3)).toEqual([])
  })

  it('gives back any text as it was', async () => {
    const table = freshTable()
    const said = '\u0000 \u2028 “é” 🎲 \ud800 {"a",b\\"} $1 \'; --\n\ttab'
    const first: Entry = { ...entryAt(1), events: [{ to: 'table', event: { type: 'said', said } as { type: string } }] }
    const lines = JSON.stringify([said])
    await journal().create(newTable(table), first, [{ ...linesIn('table', 1), lines }])
    await journal().saveSnapshot(table, { v: 1, shape: 1, body: lines })
    expect(await journal().tail(table, 0)).toEqual([first])
    expect((await journal().page(table, { compartments: ['table'], limit: 1 })).lines[0]?.lines).toBe(lines)
    expect((await journal().snapshot(table))?.body).toBe(lines)
  })

  it('creates a table once, from version 1', async () => {
    const table = freshTable()
    await expect(journal().create(newTable(table), entryAt(2), [])).rejects.toThrow()
    const first = entryAt(1)
    expect(await journal().create(newTable(table), first, [linesIn('table', 1)])).toBe('appended')
    expect(await journal().create(newTable(table), entryAt(1), [linesIn('table', 7)])).toBe('lost')
    expect(await journal().tail(table, 0)).toEqual([first])
    expect((await journal().page(table, { compartments: ['table'], limit: 5 })).lines).toHaveLength(1)
  })

  it('JRN-1 loses an entry whose version is taken or would leave a gap, with its lines', async () => {
    const table = freshTable()
    await fill(journal(), table, 1, 3)
    for (const v of [1, 3, 5, 900])
      expect(await journal().append(table, entryAt(v), [linesIn('gm', v)]), `version ${v}`).toBe('lost')
    expect(await tipWithoutGaps(journal(), table)).toBe(3)
    expect((await journal().page(table, { compartments: ['gm'], limit: 5 })).lines).toEqual([])
    expect(await journal().append(table, entryAt(4), [])).toBe('appended')
  })

  it('takes a command of an actor once, and finds what it became', async () => {
    const table = freshTable()
    const other = freshTable()
    const sent = { actor: 'seat:rosa', command: 'c1' }
    await fill(journal(), table, 1, 1)
    await fill(journal(), other, 1, 1)
    expect(await journal().append(table, entryAt(2, sent), [])).toBe('appended')
    expect(await journal().append(table, entryAt(3, sent), [linesIn('table', 3)])).toBe('lost')
    expect(await journal().append(table, entryAt(3, { ...sent, actor: 'seat:iven' }), [])).toBe('appended')
    expect(await journal().append(other, entryAt(2, sent), [])).toBe('appended')
    expect((await journal().find(table, 'seat:rosa', 'c1'))?.v).toBe(2)
    expect((await journal().find(table, 'seat:iven', 'c1'))?.v).toBe(3)
    expect(await journal().find(table, 'chair', 'c1')).toBeNull()
    expect((await journal().page(table, { compartments: ['table'], limit: 5 })).lines).toHaveLength(1)
  })

  it('keeps the newest snapshot', async () => {
    const table = freshTable()
    await fill(journal(), table, 1, 1)
    const newer = { v: 9, shape: 2, body: '{"table":{"said":"“é” 🎲"}}' }
    await journal().saveSnapshot(table, { v: 4, shape: 1, body: '{}' })
    await journal().saveSnapshot(table, newer)
    await journal().saveSnapshot(table, { v: 4, shape: 1, body: '{}' })
    expect(await journal().snapshot(table)).toEqual(newer)
    expect(await journal().snapshot(freshTable())).toBeNull()
  })

  it('JRN-7 fails only the request whose own contents are at fault, and writes nothing of it', async () => {
    const [good, bad, later] = [freshTable(), freshTable(), freshTable()]
    const broken = { ...linesIn('table', 1), lines: '[{"n":' }
    const answers = await Promise.allSettled([
      journal().create(newTable(good), entryAt(1), []),
      journal().create(newTable(bad), entryAt(1), [linesIn('gm', 1), broken]),
      journal().create(newTable(later), entryAt(1), []),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await journal().tip(good)).toBe(1)
    expect(await journal().tip(later)).toBe(1)
    expect(await journal().tip(bad)).toBeNull()
    expect(await journal().game(bad)).toBeNull()
    expect((await journal().page(bad, { compartments: ['gm'], limit: 5 })).lines).toEqual([])
  })

  it('reads what was asked to be written before', async () => {
    const table = freshTable()
    const written = fill(journal(), table, 1, 20)
    expect(await journal().tip(table)).toBe(20)
    await written
  })

  it('CUR-10 is of one epoch, however often it is opened', async () => {
    const { epoch } = journal()
    expect(epoch).toMatch(/^[0-9a-f]{16}$/)
    expect((await store().connect()).epoch).toBe(epoch)
  })

  it('is ready while it is open', async () => {
    expect(await journal().ready()).toBe(true)
    await journal().close()
    expect(await journal().ready()).toBe(false)
    await expect(journal().tip(freshTable())).rejects.toMatchObject({ name: 'Unavailable' })
  })

  it('writes what is queued before it closes', async () => {
    const table = freshTable()
    const written = fill(journal(), table, 1, 300)
    await journal().close()
    await written
    expect(await tipWithoutGaps(await store().connect(), table)).toBe(300)
  })
}
