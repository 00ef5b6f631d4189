/** The product's own server with the small story registered. `JOURNAL` says where its SQLite file lies; without it the journal is off. */
import { build } from '@homestake/server/build'
import { readConfig } from '@homestake/server/config'
import { MapJournal } from '../map-journal.ts'
import { storyWith } from './game.ts'

const { JOURNAL, BENCH_SECRET_START = '24' } = process.env
const config = readConfig({
  ...process.env,
  ...(JOURNAL === undefined ? {} : { DATA_DIR: `${JOURNAL}.d` }),
  LOG_LEVEL: 'error',
  TABLES_PER_HOUR: '1000000',
  MESSAGES_PER_SECOND: '10000',
  MESSAGE_BURST: '10000',
})
const story = storyWith(Number(BENCH_SECRET_START))
const given = { games: { [story.id]: story } }
const server = await build(config, JOURNAL === undefined ? { ...given, journal: new MapJournal() } : given)
await server.listen()
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
