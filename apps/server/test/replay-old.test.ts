/** What can’t be played again says so in a sentence, and what came after it is played. */
import { join as path } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportTable, importTable, replayOf, wound, type Connection } from '@homestake/client'
import { games as own } from '@homestake/rules/authority'
import type { Game } from '@homestake/rules'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { removeFolder, temporaryFolder } from './sqlite-store.ts'
import { words } from '../src/words.ts'
import { must } from './nml-table.ts'
import { RELEASES } from './small-game-grown.ts'
import { serving } from './serving.ts'
import { join, serve, table } from './table.ts'

const played = async ({ where, present }: Connection, from: number) => {
  const page = await replayOf(where.url, where.table, where.token ?? where.key, { from, to: null })
  if (!page.ok) return page.refusal.message
  const tape = wound(null, page.value)
  if (tape === 'gap') throw new Error('the replay has a gap')
  const last = tape.frames.at(-1)
  expect(last?.view).toEqual(present.view)
  return tape.lines.length
}

const numberOf = ({ present }: Connection): number => present.cursor.table ?? 0

describe('a replay of what was written in an older layout', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(() => removeFolder(folder))
  const release = async (game: Game) =>
    serve({
      journal: await openSqliteJournal({ path: path(folder, 'journal.sqlite') }),
      games: { ...own, 'inverted-tower': game },
    })

  it('REPLAY-6 is refused with its reason, and begins where the layout is that of today', async () => {
    const [one, two] = RELEASES
    const first = await release(one)
    const made = await table(first.url)
    const before = await join(first.url, made, { player: 'Ann' })
    for (let i = 0; i < 5; i++) await must(before, { type: 'bump', by: 2 })
    before.close()
    await first.close()
    const second = await release(two)
    const ann = await join(second.url, made, { player: 'Ann' })
    const old = numberOf(ann)
    for (let i = 0; i < 3; i++) await must(ann, { type: 'bump', by: 1 })
    for (const from of [1, old, old + 1]) expect(await played(ann, from), `from ${from}`).toBe(words.replayOlder)
    expect(await played(ann, old + 2)).toBe(2)
    ann.close()
    await second.close()
  })
})

describe('a replay of what a file brought', () => {
  const at = serving({ games: own })

  it('REPLAY-6 is refused with its reason, and what came after it is played', async () => {
    const { url } = at.server
    const made = await table(url, { game: 'towerlands' })
    const gm = await at.come(url, made, 'chair')
    for (const text of ['One.', 'Two.']) await must(gm, { type: 'say', to: 'table', kind: 'telling', text })
    const copy = await exportTable(url, made.table, made.keys.chair)
    if (!copy.ok) throw new Error(copy.refusal.message)
    const brought = await importTable(url, copy.value)
    if (!brought.ok) throw new Error(brought.refusal.message)
    const chair = await at.come(url, brought.value, 'chair')
    const imported = numberOf(chair)
    for (const text of ['Three.', 'Four.']) await must(chair, { type: 'say', to: 'table', kind: 'telling', text })
    for (const from of [1, 2]) expect(await played(chair, from), `from ${from}`).toBe(words.replayBrought)
    expect(await played(chair, imported + 1)).toBe(2)
    const watcher = await at.come(url, brought.value, 'spectator')
    expect(await played(watcher, 1)).toBe(words.replayBrought)
    expect(await played(watcher, imported + 1)).toBe(2)
  })
})
