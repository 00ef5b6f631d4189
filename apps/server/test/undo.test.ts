/** Taking back at a real table: what everybody gets, what is kept, and what several servers make of it. */
import { describe, expect, it } from 'vitest'
import { pageOf, type ChronicleLine, type Connection } from '@homestake/client'
import { games } from '@homestake/rules/authority'
import { takenBack, undoWords as words } from '@homestake/rules'
import type { Journal } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { converged } from './cluster.ts'
import { clustered } from './clustered.ts'
import { gathering, leave, must, nmlTable, playOf, roll, seatOf } from './nml-table.ts'
import { describePostgres } from './postgres.ts'
import { serving } from './serving.ts'
import { join, serve, until } from './table.ts'

const newest = (one: Connection, type: string): ChronicleLine => {
  const line = one.present.lines.findLast(({ event }) => event.type === type)
  if (line === undefined) throw new Error(`nobody told ${type}`)
  return line
}

const asking = ({ in: compartment, n }: ChronicleLine) => ({ type: 'take-back', in: compartment, n })

describe('taking back', () => {
  const serving1 = serving()

  it('UNDO-3 UNDO-6 everybody is told what is as it was, and the line stands in the chronicle with its dice', async () => {
    const people = await nmlTable(serving1.server.url)
    const { gm, ann, watcher, made } = people
    await gathering(people)
    const before = playOf(ann).conflict
    await roll(people)
    const line = newest(gm, 'rolled')
    await must(gm, asking(line))
    for (const one of [gm, ann, people.bob, watcher]) {
      await until(one, ({ lines }) => lines.some(({ event }) => event.type === 'taken-back'))
      expect(playOf(one).conflict).toEqual({ ...before, step: expect.any(Number) as number })
      expect(one.present.view).toMatchObject({ table: { chapter: { thrown: 1 } } })
    }
    const page = await pageOf(serving1.server.url, made.table, made.keys.spectator, undefined, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    const struck = takenBack(page.value.lines).get(`${line.in}/${line.n}`)
    expect(struck).toMatchObject({ by: 'chair', event: { of: line.n, events: [{ type: 'rolled' }] } })
    expect(page.value.lines.some(({ event }) => event.type === 'rolled')).toBe(true)
    leave(people)
  })

  it('UNDO-1 UNDO-2 UNDO-5 only the chair is answered with a reason, and nobody else gets a byte', async () => {
    const people = await nmlTable(serving1.server.url)
    const { gm, ann, watcher } = people
    await gathering(people)
    const declared = newest(gm, 'conflict-declared')
    await until(watcher, ({ cursor }) => cursor.table === gm.present.cursor.table)
    const cursors = [ann, watcher].map(({ present }) => JSON.stringify(present.cursor))
    expect(await ann.command(asking(declared))).toMatchObject({ status: 'rejected', refusal: { code: 'not-yours' } })
    expect(await watcher.command(asking(declared))).toMatchObject({ refusal: { code: 'not-yours' } })
    const refused = await gm.command(asking(declared))
    expect(refused).toMatchObject({ status: 'rejected', refusal: { code: 'not-now', value: { in: 'table' } } })
    expect(await gm.command({ type: 'take-back', in: 'table', n: 99_999 })).toMatchObject({
      refusal: { code: 'not-found' },
    })
    expect(await gm.command({ type: 'take-back', in: 'sealed', n: 1 })).toMatchObject({
      refusal: { code: 'not-found' },
    })
    expect(await gm.command({ type: 'take-back', in: `seat:${seatOf(ann)}`, n: 1 })).toMatchObject({
      refusal: { code: 'not-found' },
    })
    expect(await gm.command(asking(newest(gm, 'season-opened')))).toMatchObject({
      refusal: { message: words.turnsDice },
    })
    expect([ann, watcher].map(({ present }) => JSON.stringify(present.cursor))).toEqual(cursors)
    leave(people)
  })

  it('UNDO-7 a server that has just started takes back what another life of it wrote, and once', async () => {
    const journal = await openSqliteJournal({ path: ':memory:' })
    const kept = held(journal)
    const first = await serve({ journal: kept })
    const people = await nmlTable(first.url)
    await gathering(people)
    await roll(people)
    const line = newest(people.gm, 'rolled')
    const { made } = people
    leave(people)
    await first.close()
    const second = await serve({ journal: kept })
    const gm = await join(second.url, made, 'chair')
    const id = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => gm.command({ ...asking(line), id })))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(gm.present.lines.filter(({ event }) => event.type === 'taken-back')).toHaveLength(1)
    expect(await gm.command(asking(line))).toMatchObject({ refusal: { message: words.already } })
    gm.close()
    await second.close()
    await journal.close()
  })
})

/** A journal that outlives the server that closes it. */
const held = (journal: Journal): Journal =>
  new Proxy(journal, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'close') return () => Promise.resolve()
      return typeof value === 'function' ? (...given: unknown[]): unknown => Reflect.apply(value, target, given) : value
    },
  })

describePostgres('taking back through several servers', () => {
  const several = clustered(2)
  const { at, keep } = several

  it('UNDO-7 of those who take the same back at once, one does, and all tables are the same', async () => {
    const people = await nmlTable(at(0))
    const other = keep(await join(at(1), people.made, 'chair'))
    await gathering(people)
    await roll(people)
    const line = newest(people.gm, 'rolled')
    await until(other, ({ lines }) => lines.some(({ event }) => event.type === 'rolled'))
    const answers = await Promise.all([people.gm, other].map((one) => one.command(asking(line))))
    expect(answers.map(({ status }) => status).sort()).toEqual(['applied', 'rejected'])
    await converged(several.servers.truth, people.made, [people.gm, other, people.ann, people.watcher], games)
    leave(people)
  })
})
