/**
 * Record how today's release writes a journal of each game: `node apps/server/test/record.ts <release>`. Bots play; the
 * files go into `fixtures`, one entry a line. Run once a release that changes what is written; nothing that is there is
 * written over.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join as path } from 'node:path'
import { tableId, type Visible } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import type { KeptLines } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { wake } from '../src/tables/wake.ts'
import { botsPlay } from './bots.ts'
import { PLAYERS } from './players.ts'
import { FIXTURES } from './recorded.ts'
import { join, serve, table } from './table.ts'

const COMMANDS = 80
const NAMES = ['Ann', 'Bob']

const [release = ''] = process.argv.slice(2)
if (!/^\d+\.\d+\.\d+$/.test(release)) throw new Error('which release?')

for (const player of PLAYERS) {
  const file = path(FIXTURES, `${player.game}-${release}.journal.json`)
  if (existsSync(file)) throw new Error(`${file} is there already`)
  const journal = await openSqliteJournal({ path: ':memory:' })
  const server = await serve({ journal, games })
  const made = await table(server.url, { game: player.game, options: player.options[1] ?? {} })
  const chair = await join(server.url, made, 'chair')
  const players = await Promise.all(NAMES.map((name) => join(server.url, made, { player: name })))
  const people = [chair, ...players]
  await botsPlay(player, people, COMMANDS)
  const id = tableId.parse(made.table)
  const woken = await wake(journal, games, id)
  if (woken === null) throw new Error('the table is gone')
  const compartments = Object.keys(woken.state) as Visible[]
  const page = await journal.page(id, { compartments, limit: 100_000 })
  const kept = Map.groupBy(page.lines, ({ v }) => v)
  const history = (await journal.tail(id, 0)).map((entry) => {
    const lines: KeptLines[] = (kept.get(entry.v) ?? []).map(({ compartment, n, lines }) => ({ compartment, n, lines }))
    return JSON.stringify({ entry, lines })
  })
  const head = {
    game: player.game,
    shape: woken.game.shape,
    made: { table: made.table, keys: made.keys },
    players: NAMES,
    state: woken.state,
  }
  writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},\n"history":[\n${history.join(',\n')}\n]}\n`)
  process.stdout.write(`${file}: ${history.length} entries\n`)
  people.forEach((one) => one.close())
  await server.close()
}
