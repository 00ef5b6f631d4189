/** The whole server in a process of its own, which tells what it holds when it is asked. Run with `--expose-gc`. */
import { readConfig } from '../src/config.ts'
import { build } from '../src/server.ts'
import type { Held } from './soak.ts'

const server = await build(readConfig(process.env))
const url = await server.listen()

const held = (): Held => {
  // Those that a client keeps for its next request are none of ours.
  server.app.server.closeIdleConnections()
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  const resources: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1
  const { heapUsed, rss } = process.memoryUsage()
  return {
    awake: server.tables.awake,
    halls: server.sockets.halls,
    rooms: server.sockets.io.sockets.adapter.rooms.size,
    elsewhere: server.sockets.elsewhere,
    roles: server.sockets.roles,
    resources,
    heap: heapUsed,
    rss,
  }
}

process.on('message', () => process.send?.(held()))
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.send?.({ url })
