/** `npm run dev`: the server restarts at each change, and the web app reloads by itself. Open the address that Vite prints. */
import { spawn } from 'node:child_process'

const run = (command: string, ...args: string[]) => spawn(command, args, { stdio: 'inherit' })
const children = [
  run(process.execPath, '--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts'),
  run('vite', 'dev', 'apps/web'),
]
const end = (): void => children.forEach((child) => child.kill())
process.on('SIGINT', end)
process.on('SIGTERM', end)
