/** The server under load, as it is, in a process of its own that tells its CPU time and memory when asked. */
import { readConfig } from '@homestake/server/config'
import { build } from '@homestake/server/build'

let commits = 0
const config = readConfig({
  ...process.env,
  PORT: '0',
  LOG_LEVEL: 'error',
  TABLES_PER_HOUR: '1000000',
  MESSAGES_PER_SECOND: '10000',
  MESSAGE_BURST: '10000',
})
const server = await build(config)
const url = await server.listen()

process.on('message', (asked: string) => {
  if (asked !== 'stats') return
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  const stats =
    'stats' in server.journal ? (server.journal as { stats: { commits: number; entries: number } }).stats : null
  commits = stats?.commits ?? commits
  process.send?.({
    cpu: user + system,
    rss: process.memoryUsage().rss,
    awake: server.tables.awake,
    commits,
    entries: stats?.entries ?? 0,
  })
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.({ url })
