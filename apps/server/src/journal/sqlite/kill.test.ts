/** What was acknowledged is there, whatever happens to the process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TableId } from '@homestake/rules'
import { tipWithoutGaps } from '../contract/fixtures.ts'
import { WAL_PAGES } from './connection.ts'
import { removeFolder, temporaryFolder } from '../../../test/sqlite-store.ts'
import { openSqliteJournal } from './open.ts'

let folder = ''
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => removeFolder(folder))

/** Let a process append until it has acknowledged `least` entries, kill it, and give what it acknowledged last. */
const appendAndKill = async (path: string, least: number, bytes = 0): Promise<ReadonlyMap<TableId, number>> => {
  const appender = fileURLToPath(new URL('./appender.ts', import.meta.url))
  const child = spawn(process.execPath, [appender, path, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (printed.split('\n').length > least) child.kill('SIGKILL')
  })
  await once(child, 'close')
  expect(child.signalCode).toBe('SIGKILL')
  const whole = printed.slice(0, printed.lastIndexOf('\n')).split('\n')
  return new Map(
    whole.map((line) => {
      const [table, v] = line.split(' ')
      return [table as TableId, Number(v)]
    }),
  )
}

it('has every acknowledged entry after kill -9, three times over', { timeout: 30_000 }, async () => {
  const path = join(folder, 'journal.db')
  const acknowledged = new Map<TableId, number>()
  for (const least of [20, 150, 600]) {
    for (const [table, v] of await appendAndKill(path, least)) acknowledged.set(table, v)
    const journal = await openSqliteJournal({ path })
    for (const [table, v] of acknowledged) {
      const tip = await tipWithoutGaps(journal, table)
      expect(tip).toBeGreaterThanOrEqual(v)
      expect(tip).toBeLessThanOrEqual(v + 1)
      expect((await journal.page(table, { compartments: ['table'], limit: 1 })).lines[0]?.v).toBe(tip)
    }
    await journal.close()
  }
  expect(acknowledged.size).toBe(24)
})

it(
  'JRN-15 what is beside the database is bounded, and nothing is lost where it moves',
  { timeout: 30_000 },
  async () => {
    const path = join(folder, 'journal.db')
    const most = WAL_PAGES * 4096
    const acknowledged = await appendAndKill(path, 1000, 40_000)
    const round = 8 * 15 * 4096
    expect(statSync(`${path}-wal`).size).toBeLessThan(1.01 * (most + round))
    expect(statSync(path).size).toBeGreaterThan(most)
    const journal = await openSqliteJournal({ path })
    for (const [table, v] of acknowledged) expect(await tipWithoutGaps(journal, table)).toBeGreaterThanOrEqual(v)
    await journal.close()
  },
)
