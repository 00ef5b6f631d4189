/** Several servers on one PostgreSQL, each with the whole stack, and how their tables are compared. */
import { expect } from 'vitest'
import type { Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { games, viewOf } from '@homestake/rules/authority'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import type { Journal } from '../src/journal/journal.ts'
import type { Games } from '../src/tables/games.ts'
import { wake } from '../src/tables/wake.ts'
import type { Waking } from '../src/tables/history.ts'
import { Balancer } from './cluster-balancer.ts'
import { freshDatabase } from './postgres.ts'
import { smallGame } from './small-game.ts'
import { serve, until, type TestServer } from './table.ts'

export interface Cluster {
  readonly nodes: readonly TestServer[]
  /** Spreads what comes over the nodes. */
  readonly balancer: Balancer
  readonly url: string
  /** A journal of its own, to look at the truth. */
  readonly truth: Journal
  close(): Promise<void>
}

/** The games of a server that plays the small one too. */
export const WITH_SMALL: Games = { ...games, 'inverted-tower': smallGame }

/** No beat comes to the help of a poke that went astray. */
const QUIET = { BEAT_SECONDS: '3600' }

/** @param small whether they play the small game */
export const cluster = async (
  count: number,
  { env = {}, small = false }: { env?: Readonly<Record<string, string>>; small?: boolean } = {},
): Promise<Cluster> => {
  const database = await freshDatabase()
  const node = async () => {
    const journal = await openPostgresJournal({ url: database.url })
    return serve({ journal, env: { ...QUIET, ...env }, ...(small ? {} : { games }) })
  }
  const nodes = await Promise.all(Array.from({ length: count }, node))
  const balancer = await Balancer.before(
    nodes.map(({ url }) => url),
    { watchful: false },
  )
  const truth = await openPostgresJournal({ url: database.url })
  return {
    nodes,
    balancer,
    url: balancer.url,
    truth,
    async close() {
      await balancer.close()
      await Promise.all(nodes.map((server) => server.close()))
      await truth.close()
      await database.drop()
    },
  }
}

const sorted = (value: object | null): object =>
  Object.fromEntries(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Everybody ends with the view that follows from the journal alone. A client may still be sending what nobody waits for (its
 * nonce for a new chapter): then the table gets on, and the journal is read again.
 * @returns the newest version
 */
export const converged = async (
  truth: Journal,
  made: { table: string },
  people: readonly Connection[],
  played: Games = games,
): Promise<number> => {
  for (;;) {
    const woken = await wake(truth, played, tableId.parse(made.table))
    if (woken === null) throw new Error('no such table')
    const arrived = await Promise.all(people.map((one) => arrives(one, woken)))
    if (arrived.every((here) => here)) return woken.v
  }
}

/** Wait until somebody stands where the table stood, and compare what they see. @returns whether the table has not got on */
const arrives = async (one: Connection, { state, cursor }: Waking): Promise<boolean> => {
  const numbers = cursor as Partial<Record<string, number>>
  const goal = (compartment: string): number => numbers[compartment] ?? 0
  const there = await until(one, ({ status, cursor: now }) => {
    const reached = Object.entries(now) as [string, number][]
    return status === 'live' && reached.every(([compartment, n]) => n >= goal(compartment))
  })
  if ((Object.entries(there.cursor) as [string, number][]).some(([compartment, n]) => n > goal(compartment)))
    return false
  expect(sorted(there.view)).toEqual(JSON.parse(JSON.stringify(sorted(viewOf(state, there.you)))))
  return true
}
