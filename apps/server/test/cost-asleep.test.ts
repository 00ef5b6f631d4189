/** What is left of tables that nobody looks at. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { join, serve, table, type TestServer } from './table.ts'

const TABLES = process.env['HOMESTAKE_FULL'] === '1' ? 10_000 : 500
const AT_ONCE = 50
const IDLE_SECONDS = 3

let server: TestServer
beforeAll(async () => {
  server = await serve({
    env: { BEAT_SECONDS: '3600', IDLE_SECONDS: String(IDLE_SECONDS), TABLES_PER_HOUR: '1000000' },
  })
})
const sum = (of: (one: TestServer) => number): number => server.all.reduce((total, one) => total + of(one), 0)
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

/** The timers that put tables to bed, and have neither fired nor been cleared. */
const bedtimes = (): Set<unknown> => {
  const pending = new Set<unknown>()
  const { setTimeout: set, clearTimeout: clear } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    fire: (...given: unknown[]) => void,
    after?: number,
    ...given: unknown[]
  ) => {
    const timer = set(
      (...fired: unknown[]) => {
        pending.delete(timer)
        fire(...fired)
      },
      after,
      ...given,
    )
    if (after === IDLE_SECONDS * 1000) pending.add(timer)
    return timer
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    pending.delete(timer)
    clear(timer)
  })
  return pending
}

it(
  `TABLE-8 H26 nothing is left of ${TABLES} tables that were made, joined and left`,
  { timeout: 600_000 },
  async () => {
    const pending = bedtimes()
    const rooms = (): number => sum(({ sockets }) => sockets.io.sockets.adapter.rooms.size)
    let most = 0
    for (let made = 0; made < TABLES; made += AT_ONCE) {
      const guests = await Promise.all(
        Array.from({ length: AT_ONCE }, async () => join(server.url, await table(server.url), 'chair')),
      )
      most = Math.max(most, pending.size + rooms())
      guests.forEach((guest) => guest.close())
    }
    expect(most).toBeGreaterThan(0)
    await expect
      .poll(
        () => ({
          awake: sum(({ tables }) => tables.awake),
          people: sum(({ sockets: { roles } }) => roles.chair + roles.player + roles.spectator),
          halls: sum(({ sockets }) => sockets.halls),
          rooms: rooms(),
          timers: pending.size,
        }),
        { timeout: 30_000 },
      )
      .toEqual({ awake: 0, people: 0, halls: 0, rooms: 0, timers: 0 })
  },
)
