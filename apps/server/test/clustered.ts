import { afterAll, beforeAll } from 'vitest'
import { cluster, type Cluster } from './cluster.ts'
import { guests } from './guests.ts'

/** Several servers for the tests of one block, and their guests, as `serving` has them for one. */
export const clustered = (...wanted: Parameters<typeof cluster>) => {
  let running: Cluster | undefined
  beforeAll(async () => {
    running = await cluster(...wanted)
  })
  const { keep, come } = guests()
  afterAll(() => running?.close())
  const servers = (): Cluster => {
    if (running === undefined) throw new Error('the servers are not up yet')
    return running
  }
  return {
    get servers(): Cluster {
      return servers()
    },
    /** The address of one of them. */
    at: (node: number): string => servers().nodes[node]?.url ?? '',
    keep,
    come,
  }
}
