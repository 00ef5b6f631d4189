/** A server process for tests that kill it. With `SMALL` it plays the small game in place of the Inverted Tower. */
import { games } from '@homestake/rules/authority'
import { readConfig } from '../src/config.ts'
import { endOnSignal } from '../src/ending/on-signal.ts'
import { build } from '../src/server.ts'
import { smallGame } from './small-game.ts'

const config = readConfig({
  ...process.env,
  MESSAGES_PER_SECOND: '5000',
  MESSAGE_BURST: '5000',
  TABLES_PER_HOUR: '100000',
})
const server = await build(config, {
  games: { ...games, ...(process.env['SMALL'] === undefined ? {} : { 'inverted-tower': smallGame }) },
})
endOnSignal(server, config.DRAIN_SECONDS)
process.stdout.write(`open at ${await server.listen()}\n`)
