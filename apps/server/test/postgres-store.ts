/** The contract’s stores on PostgreSQL: one database for all tests of a file, since each makes tables of its own. */
import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../src/journal/contract/contract.ts'
import { openPostgresJournal, type PostgresJournal } from '../src/journal/postgres/open.ts'
import { asOwner, freshDatabase, serverUrl, type TestDatabase } from './postgres.ts'
import { PostgresServer } from './postgres-server.ts'

const storeIn = (url: () => string, trouble: Pick<Store, 'goes' | 'comesBack'>): Store => {
  const open: PostgresJournal[] = []
  return {
    ...trouble,
    async connect() {
      const journal = await openPostgresJournal({ url: url() })
      open.push(journal)
      return journal
    },
    async remove() {
      await Promise.all(open.map((journal) => journal.close()))
    },
  }
}

/** In the server that all tests share: the database takes no connections, and ends those that are there. */
export const sharedStore = (): { readonly url: () => string; readonly open: () => Promise<Store> } => {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database?.drop())
  const url = (): string => database?.url ?? ''
  const allow = async (connections: boolean): Promise<void> => {
    const name = new URL(url()).pathname.slice(1)
    await asOwner(serverUrl(), async (client) => {
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${connections}`)
      if (connections) return
      await client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [name])
    })
  }
  const trouble = { goes: () => allow(false), comesBack: () => allow(true) }
  return { url, open: () => Promise.resolve(storeIn(url, trouble)) }
}

/** In a server of its own, which is killed and started again. */
export const killedStore = (): { readonly server: () => PostgresServer; readonly open: () => Promise<Store> } => {
  let running: PostgresServer | undefined
  beforeAll(async () => {
    running = await PostgresServer.start()
  })
  afterAll(() => running?.remove())
  const server = (): PostgresServer => {
    if (running === undefined) throw new Error('the server is not up yet')
    return running
  }
  const trouble = { goes: () => server().kill('SIGKILL'), comesBack: () => server().start() }
  return { server, open: () => Promise.resolve(storeIn(() => server().url, trouble)) }
}
