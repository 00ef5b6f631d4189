/** Start the server: read the configuration, listen, say where, and end well on a signal. */
import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { build } from './server.ts'

const start = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const server = await build(readConfig(process.env))
  const address = await server.listen()
  process.stdout.write(`Homestake is open at ${address}\n`)
  let closing = false
  const close = (): void => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), 8000).unref()
    void server.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
