/** A whole year at one table, from the first wagon to the book: what it weighs, and that it can be read for ever after. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { expect, it } from 'vitest'
import { pageOf, type Before, type Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { endSeason, finish, gathering, leave, must, nmlTable, playOf, roll, seatOf, setScene } from './nml-table.ts'
import { join, serve, until } from './table.ts'

const festival = async (gm: Connection, players: readonly Connection[]): Promise<void> => {
  await must(gm, { type: 'open-festival' })
  for (;;) {
    await until(gm, ({ cursor }) => cursor.table !== undefined)
    const { festival: feast, phase } = playOf(gm)
    if (phase === 'closed' || feast === null || feast.turn === null) return
    const one = players.find((player) => seatOf(player) === feast.turn)
    if (one === undefined) throw new Error('nobody holds the turn')
    await until(one, () => playOf(one).festival?.turn === feast.turn && playOf(one).festival?.step === feast.step)
    const asking = {
      feast: { type: 'tell-feast', text: 'Dancing, and pies.' },
      roll: { type: 'roll-harvest' },
      fate: { type: 'tell-fate', text: 'So it was.' },
    }[feast.step]
    await must(one, asking)
    const reached = one.present.cursor.table ?? 0
    await until(gm, ({ cursor }) => (cursor.table ?? 0) >= reached)
  }
}

it('TABLE-5 a year is played to its end, stays readable by its links, and takes no more commands', async () => {
  const folder = mkdtempSync(path(tmpdir(), 'homestake-'))
  const file = path(folder, 'journal.sqlite')
  const server = await serve({ journal: await openSqliteJournal({ path: file }) })
  const people = await nmlTable(server.url)
  const { made, gm, ann, bob, watcher } = people
  const players = [ann, bob]
  for (let season = 1; season <= 5; season++) {
    if (season > 1) {
      await must(gm, { type: 'open-season', rating: [4, 2, 5, 1, 3][season - 1] })
      await setScene({ gm, players })
    }
    for (let i = 0; i < 3; i++) {
      await gathering(people)
      await roll(people)
      await finish(people)
      await Promise.all(players.map((one) => until(one, () => playOf(one).conflict === null)))
    }
    await endSeason({ gm, players })
  }
  await festival(gm, players)
  await until(watcher, () => playOf(watcher).phase === 'closed')

  for (const one of [gm, ann]) {
    const answer = await one.command({ type: 'say', to: 'table', kind: 'telling', text: 'One thing more' })
    expect(answer).toMatchObject({ status: 'rejected', refusal: { code: 'table-ended' } })
  }
  const newcomer = await join(server.url, made, { player: 'Too late' })
  expect(newcomer.present.bye?.code).toBe('table-ended')
  newcomer.close()
  const late = await join(server.url, made, 'spectator')
  expect(playOf(late).phase).toBe('closed')
  const types: string[] = []
  for (let before: Before | null | undefined; before !== null;) {
    const page = await pageOf(server.url, made.table, made.keys.spectator, before, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    types.unshift(...page.value.lines.map(({ event }) => event.type))
    before = page.value.before
  }
  expect(types.filter((type) => type === 'season-closed')).toHaveLength(5)
  // Five seasons, their ends, and the Festival: each with dice of its own, all opened.
  expect(types.filter((type) => type === 'chapter-closed').length).toBe(
    types.filter((type) => type === 'chapter-opened').length,
  )
  expect(types.at(-1)).toBe('table-ended')

  const id = tableId.parse(made.table)
  const live = await server.tables.get(id)
  const [entries, state] = [live?.v ?? 0, JSON.stringify(live?.state).length]
  late.close()
  leave(people)
  await server.close()
  const journal = await openSqliteJournal({ path: file })
  const began = performance.now()
  const woken = await wake(journal, games, id)
  const took = performance.now() - began
  expect(woken?.v).toBe(entries)
  // eslint-disable-next-line no-console
  console.log(
    `a year: ${entries} entries, state ${state} bytes, snapshot ${(await journal.snapshot(id))?.body.length} bytes, file ${statSync(file).size} bytes, woken in ${took.toFixed(1)} ms`,
  )
  // The state stays small however long the story: the chronicle lives in the journal.
  expect(state).toBeLessThan(20_000)
  await journal.close()
  rmSync(folder, { recursive: true })
})
