/** Towerlands over the wire: a reconnect in mid-conflict, an absent player, what is prepared and dropped, and a table that ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { framesOf } from './frames.ts'
import { must, seatOf } from './nml-table.ts'
import { join, serve, until, type TestServer } from './table.ts'
import { conflictOf, fight, finish, inConflict, leave, playOf, tlTable, viewOf } from './tl-table.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

describe('a conflict over the wire', () => {
  it('H16 H18 SEAT-5 whose move it is, who is ready, and what was called are there after a refresh', async () => {
    const people = await tlTable(server.url)
    const { made, gm, ann } = people
    await fight(people)
    await until(ann, () => conflictOf(ann).step === conflictOf(gm).step)
    await inConflict(gm, { type: 'ready', side: 'second' })
    const seat = seatOf(ann)
    ann.close()
    const again = await join(server.url, made, { player: 'Ann' })
    expect(seatOf(again)).toBe(seat)
    expect(JSON.stringify(again.present.view?.table)).toBe(JSON.stringify(gm.present.view?.table))
    expect(conflictOf(again)).toMatchObject({ stage: 'window', sides: { first: { ready: false }, second: { ready: true } } }) // prettier-ignore
    const [die = ''] = Object.keys(conflictOf(again).sides.first.dice)
    await inConflict(again, { type: 'call', side: 'first', call: { kind: 'trait', trait: 't1', dice: [die], how: 'She knows it.' } }) // prettier-ignore
    again.close()
    const third = await join(server.url, made, { player: 'Ann' })
    expect(conflictOf(third).sides.first).toMatchObject({ calls: 1, swaps: true, used: { t1: true } })
    expect(conflictOf(third).sides.second.ready).toBe(false)
    third.close()
    leave(people)
  })

  it('D7 D12 CMD-12 the chair plays on for who is away, in everything but a draft, and the lines say so', async () => {
    const people = await tlTable(server.url)
    const { gm, ann, watcher } = people
    await fight(people)
    const seat = seatOf(ann)
    ann.close()
    await finish(people)
    await until(watcher, () => playOf(watcher).conflict === null)
    const hers = watcher.present.lines.filter(({ as }) => as === seat)
    expect(hers.length).toBeGreaterThan(0)
    expect(hers.every(({ by }) => by === 'chair')).toBe(true)
    const late = await join(server.url, people.made, { player: 'Cara' })
    await until(gm, () => Object.keys(playOf(gm).heroes).length === 3)
    expect(await gm.command({ type: 'submit-sheet', as: seatOf(late) })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'not-yours' },
    })
    expect(playOf(late).heroes[seatOf(late)]).toMatchObject({ stage: 'draft', sheet: null })
    late.close()
    leave(people)
  })

  it('SEC-3 H3 H5 whom the GM prepares and drops sends the others nothing, and a refusal tells nothing of them', async () => {
    const people = await tlTable(server.url)
    const { gm, ann, watcher } = people
    const frames = [ann, watcher].map((one) => framesOf(one))
    await must(gm, { type: 'prepare-other', name: 'The hooded rider' })
    await until(gm, () => Object.keys(viewOf(gm).gm?.play.others ?? {}).length === 1)
    const [other = ''] = Object.keys(viewOf(gm).gm?.play.others ?? {})
    await must(gm, { type: 'add-trait', to: { kind: 'other', other }, kind: 'foe' })
    const answers = await Promise.all(
      [other, 'nothing'].map(
        (id) =>
        ann.command({ type: 'propose-conflict', first: seatOf(ann), second: 'gm', other: id, opposition: '', win: 'a', lose: 'b', goal: '' }), // prettier-ignore
      ),
    )
    const [known, unknown] = answers.map((answer) => JSON.stringify({ ...answer, cursor: null }))
    expect(known).toBe(unknown)
    expect(answers[0]).toMatchObject({ status: 'rejected', refusal: { code: 'not-found' } })
    await must(gm, { type: 'drop-other', other })
    expect(frames.map((got) => got.filter((frame) => frame.startsWith('2')))).toEqual([[], []])
    leave(people)
  })
})

it('TABLE-5 a table of Towerlands is closed, stays readable by its links, takes no more commands, and has stayed small', async () => {
  const folder = mkdtempSync(path(tmpdir(), 'homestake-'))
  const file = path(folder, 'journal.sqlite')
  const own = await serve({ journal: await openSqliteJournal({ path: file }) })
  const people = await tlTable(own.url)
  const { made, gm, ann, watcher } = people
  let other: string | null = null
  for (let i = 0; i < 12; i++) {
    await fight(people, other)
    await finish(people)
    await until(ann, () => playOf(ann).conflict === null)
    other = Object.keys(playOf(ann).others)[0] ?? null
  }
  await must(gm, { type: 'end-play' })
  await until(watcher, () => playOf(watcher).phase === 'closed')
  for (const one of [gm, ann])
    expect(await one.command({ type: 'say', to: 'table', kind: 'telling', text: 'One thing more' })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'table-ended' },
    })
  const newcomer = await join(own.url, made, { player: 'Too late' })
  expect(newcomer.present.bye?.code).toBe('table-ended')
  const page = await pageOf(own.url, made.table, made.keys.spectator, undefined, 200)
  if (!page.ok) throw new Error(page.refusal.message)
  expect(page.value.lines.at(-1)?.event.type).toBe('table-ended')

  const id = tableId.parse(made.table)
  const live = await own.tables.get(id)
  const [entries, state] = [live?.v ?? 0, JSON.stringify(live?.state).length]
  newcomer.close()
  leave(people)
  await own.close()
  const journal = await openSqliteJournal({ path: file })
  const woken = await wake(journal, games, id)
  expect(woken?.v).toBe(entries)
  // Burdens stay; conflicts do not.
  expect(state).toBeLessThan(20_000)
  await journal.close()
  rmSync(folder, { recursive: true })
})
