/**
 * The server under load, as it is, in a process of its own. `JOURNAL=off` keeps the journal in memory. It says where it and
 * its metrics are, and collects its garbage when it is told to.
 */
import { build } from '@homestake/server/build'
import { readConfig } from '@homestake/server/config'
import { games } from '@homestake/rules/authority'
import { MapJournal } from '../map-journal.ts'
import { storyWith } from '../story/game.ts'

const config = readConfig({
  ...process.env,
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  TABLES_PER_HOUR: '1000000',
  MESSAGES_PER_SECOND: '10000',
  MESSAGE_BURST: '10000',
  SOCKETS_PER_TABLE: '10000',
  IDLE_SECONDS: '1',
})
const story = storyWith(24)
const given = { games: { ...games, [story.id]: story } }
const off = process.env['JOURNAL'] === 'off'
const server = await build(config, off ? { ...given, journal: new MapJournal() } : given)
const url = await server.listen()

process.on('message', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.('tidy')
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.({ url, metrics: server.metricsUrl() })
