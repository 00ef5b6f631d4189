import { afterEach } from 'vitest'
import type { Connection } from '@homestake/client'
import { join } from './table.ts'

/** The people of the tests of one block: whoever came in a test goes when it ends. */
export const guests = () => {
  const here: Connection[] = []
  afterEach(() => here.splice(0).forEach((guest) => guest.close()))
  const keep = <T extends Connection>(guest: T): T => {
    here.push(guest)
    return guest
  }
  return { keep, come: async (...who: Parameters<typeof join>): Promise<Connection> => keep(await join(...who)) }
}
