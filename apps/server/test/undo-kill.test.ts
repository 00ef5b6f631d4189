/** What was taken back stays so, and once, whenever the process is killed: with both journals. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { pageOf, type ChronicleLine, type Connection } from '@homestake/client'
import { tableId, undoWords } from '@homestake/rules'
import { games, viewOf } from '@homestake/rules/authority'
import type { Journal } from '../src/journal/journal.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { gathering, leave, nmlTable, playOf, roll, type NmlTable } from './nml-table.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { ServerProcess } from './server-process.ts'
import { until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
vi.setConfig({ testTimeout: 120_000 * (FULL ? 10 : 1) })

/** When the process is killed: once the answer is there, or so many turns of the event loop after the question has left. */
const MOMENTS: readonly ('answered' | number)[] = FULL
  ? ['answered', ...Array.from({ length: 30 }, (_, i) => i), 'answered']
  : ['answered', 1]

const rolledIn = ({ present }: Connection): ChronicleLine => {
  const line = present.lines.findLast(({ event }) => event.type === 'rolled')
  if (line === undefined) throw new Error('nobody has rolled')
  return line
}

/** So many turns of the event loop. */
const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate)
}

const takenBackIn = async ({ made, gm }: NmlTable, of: ChronicleLine): Promise<number> => {
  const page = await pageOf(gm.where.url, made.table, made.keys.spectator, undefined, 200)
  if (!page.ok) throw new Error(page.refusal.message)
  return page.value.lines.filter(({ event }) => event.type === 'taken-back' && event['of'] === of.n).length
}

/** Take a roll back and kill the server at a moment: it happened once, and what it led to is there. */
const takenBackOnce = async (
  people: NmlTable,
  server: ServerProcess,
  moment: 'answered' | number,
): Promise<ServerProcess> => {
  const { gm, ann, bob, watcher } = people
  const all = [gm, ann, bob, watcher]
  const before = playOf(gm).conflict
  await roll(people)
  const line = rolledIn(gm)
  const asking = { type: 'take-back', in: line.in, n: line.n, id: crypto.randomUUID() }
  const away = Promise.all(all.map((one) => until(one, ({ status }) => status === 'reconnecting')))
  const answer = gm.command(asking)
  if (moment === 'answered') expect(await answer).toMatchObject({ status: 'applied' })
  else await turns(moment)
  await server.end('SIGKILL')
  await away
  const again = await server.again()
  const outcome = await answer
  if (!('cursor' in outcome)) throw new Error(`taking back was ${outcome.status}`)
  const reached = outcome.cursor.table ?? 0
  await Promise.all(all.map((one) => until(one, ({ status }) => status === 'live')))
  for (const one of all) {
    await until(one, ({ cursor }) => (cursor.table ?? 0) >= reached)
    expect(playOf(one).conflict).toEqual({ ...before, step: expect.any(Number) as number })
  }
  expect(await gm.command(asking)).toMatchObject({ status: 'duplicate' })
  expect(await gm.command({ ...asking, id: crypto.randomUUID() })).toMatchObject({
    refusal: { message: undoWords.already },
  })
  expect(await takenBackIn(people, line)).toBe(1)
  return again
}

const killed = async (settings: Readonly<Record<string, string>>, open: () => Promise<Journal>): Promise<void> => {
  let server = await ServerProcess.start(settings)
  try {
    const people = await nmlTable(server.url)
    const all = [people.gm, people.ann, people.bob, people.watcher]
    for (const { socket } of all) socket.io.reconnectionDelay(20).reconnectionDelayMax(60)
    await gathering(people)
    for (const moment of MOMENTS) server = await takenBackOnce(people, server, moment)
    leave(people)
    await server.end('SIGKILL')
    const journal = await open()
    const woken = await wake(journal, games, tableId.parse(people.made.table))
    await journal.close()
    for (const { present } of all)
      expect(woken === null ? null : viewOf(woken.state, present.you)).toEqual(present.view)
  } finally {
    await server.end('SIGKILL')
  }
}

describe('taking back, and a process that is killed', () => {
  it('UNDO-7 JRN-5 with SQLite nothing that was answered is lost, and nothing is taken back twice', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-undo-'))
    const file = path(folder, 'homestake.sqlite')
    await killed({ DATA_DIR: folder }, () => openSqliteJournal({ path: file }))
    rmSync(folder, { recursive: true })
  })
})

describePostgres('taking back, and a process that is killed beside PostgreSQL', () => {
  it('UNDO-7 JRN-5 nothing that was answered is lost, and nothing is taken back twice', async () => {
    const database = await freshDatabase()
    await killed({ DATABASE_URL: database.url }, () => openPostgresJournal({ url: database.url }))
    await database.drop()
  })
})
