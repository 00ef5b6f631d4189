/** `npm start`: build the web app when it is stale, then serve. */
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { stale } from './stale.ts'

// What was compiled once starts faster the next time.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'))

if (stale()) {
  process.stdout.write('Building the web app…\n')
  const built = spawnSync('vite', ['build', 'apps/web', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
// Libraries leave their checks for developers away.
process.env['NODE_ENV'] ??= 'production'
await import('../apps/server/src/main.ts')
