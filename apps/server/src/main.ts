/** Start the server: read the configuration, listen, say where, and end well on a signal. */
import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { endOnSignal } from './ending/on-signal.ts'
import { build } from './server.ts'

const start = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const server = await build(config)
  const address = await server.listen()
  endOnSignal(server, config.DRAIN_SECONDS)
  process.stdout.write(`Homestake is open at ${address}\n`)
}

/** What went wrong, for the person at the keyboard. */
const told = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Something else listens there already (${error.message}). Set PORT to another number, such as PORT=3001.`
  return error.message
}

start().catch((error: unknown) => {
  process.stderr.write(`${told(error)}\n`)
  process.exit(1)
})
