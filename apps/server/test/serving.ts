import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Connection } from '@homestake/client'
import { join, serve, type TestServer, type Wanted } from './table.ts'

/**
 * A server for the tests of one file. Whoever came through it goes when a test ends; the server goes with the last one.
 */
export const serving = (wanted: Wanted = {}) => {
  let running: TestServer | undefined
  const guests: Connection[] = []
  beforeAll(async () => {
    running = await serve(wanted)
  })
  afterEach(() => {
    for (const guest of guests.splice(0)) guest.close()
  })
  afterAll(() => running?.close())
  const keep = <T extends Connection>(guest: T): T => {
    guests.push(guest)
    return guest
  }
  return {
    get server(): TestServer {
      if (running === undefined) throw new Error('the server is not up yet')
      return running
    },
    keep,
    come: async (...who: Parameters<typeof join>): Promise<Connection> => keep(await join(...who)),
  }
}
