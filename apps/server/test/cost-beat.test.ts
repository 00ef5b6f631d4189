/** What it costs at once to tell every table where the server stands. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BEAT_TURNS } from '../src/socket/halls.ts'
import { countedBeats } from './cost.ts'
import { join, serve, table, type TestServer } from './table.ts'

const TABLES = BEAT_TURNS

let server: TestServer
beforeAll(async () => {
  server = await serve({ env: { BEAT_SECONDS: '1' } })
})
afterAll(() => server.close())

it('CUR-8 the tables are told in turns, each as often as the others, and never all at once', async () => {
  const watchers = await Promise.all(
    Array.from({ length: TABLES }, async () => join(server.url, await table(server.url), 'spectator')),
  )
  const beats = countedBeats(server)
  await expect.poll(() => beats.turns().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2 * TABLES)
  expect(Math.max(...beats.turns())).toBe(1)
  for (const watcher of watchers) watcher.close()
})
