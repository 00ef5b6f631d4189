import { afterAll, beforeAll } from 'vitest'
import { guests } from './guests.ts'
import { serve, type TestServer, type Wanted } from './table.ts'

/**
 * A server for the tests of one file. Whoever came through it goes when a test ends; the server goes with the last one.
 */
export const serving = (wanted: Wanted = {}) => {
  let running: TestServer | undefined
  beforeAll(async () => {
    running = await serve(wanted)
  })
  const { keep, come } = guests()
  afterAll(() => running?.close())
  return {
    get server(): TestServer {
      if (running === undefined) throw new Error('the server is not up yet')
      return running
    },
    keep,
    come,
  }
}
