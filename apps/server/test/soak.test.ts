/** What is left in a server of people who have come, played, lost their line and gone; in the full run for ten minutes. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evenings, SoakServer, type Held } from './soak.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const SECONDS = FULL ? 600 : 1
/** Before its memory is taken as a start: what is hot is compiled, and what is kept once is there. */
const WARM_UP = FULL ? 30 : 1
const AT_ONCE = FULL ? 6 : 3
/** Bytes. */
const MEGABYTE = 1024 * 1024
const MORE = 6 * MEGABYTE

let server: SoakServer
beforeAll(async () => {
  server = await SoakServer.start()
})
afterAll(() => server.close())

const counts = ({ heap: _heap, rss: _rss, ...held }: Held) => held

it(
  `TABLE-8 H26 after ${SECONDS} s of tables, spectators and broken lines nothing is left of them`,
  { timeout: (SECONDS + WARM_UP + 120) * 1000 },
  async () => {
    const start = counts(await server.held())
    const atRest = async (): Promise<Held> => {
      await expect.poll(async () => counts(await server.held()), { timeout: 60_000, interval: 500 }).toEqual(start)
      return server.held()
    }
    await evenings(server.url, AT_ONCE, WARM_UP)
    const warm = await atRest()
    const tables = await evenings(server.url, AT_ONCE, SECONDS)
    const after = await atRest()
    const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1)
    process.stdout.write(
      `${tables} tables in ${SECONDS} s: heap ${inMegabytes(warm.heap)} MB when warm, ${inMegabytes(after.heap)} MB after; ` +
        `RSS ${inMegabytes(warm.rss)} MB, ${inMegabytes(after.rss)} MB; ${JSON.stringify(counts(after))}\n`,
    )
    expect(start).toMatchObject({ awake: 0, halls: 0, rooms: 0 })
    expect(after.heap - warm.heap).toBeLessThan(MORE)
  },
)
