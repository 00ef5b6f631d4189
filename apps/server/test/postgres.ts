/** PostgreSQL for tests. Importing this file starts it, if no other has. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, inject, it } from 'vitest'
import { PostgresServer } from './postgres-server.ts'
import type { Found } from './postgres-setup.ts'

const found = (await (await fetch(inject('postgres'))).json()) as Found
const binaries = await PostgresServer.possible()

/** The server's URL. @throws where there is none; `describePostgres` keeps tests from that */
export const serverUrl = (): string => {
  if ('missing' in found) throw new Error(found.missing)
  return found.url
}

/** Do something as the one who may make databases. */
export const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of its own, empty, with a name that no other has. */
export const freshDatabase = async (server = serverUrl()): Promise<TestDatabase> => {
  const name = `homestake_${randomBytes(6).toString('hex')}`
  await asOwner(server, (client) => client.query(`CREATE DATABASE ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await asOwner(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

const only = (name: string, missing: string | null, tests: () => void | Promise<void>): void => {
  if (missing === null) return void describe(name, tests)
  const why = `${name}: not tried, there is no PostgreSQL here (${missing})`
  process.stderr.write(`${why}\n`)
  it(why, () => {
    if (process.env['CI'] !== undefined) throw new Error(missing)
  })
}

/**
 * Tests that need PostgreSQL. Where there is none, one line says why; on a machine that is there to test (`CI`), that is
 * a failure.
 */
export const describePostgres = (name: string, tests: () => void | Promise<void>): void =>
  only(name, 'missing' in found ? found.missing : null, tests)

/** Tests that start a server of their own, to kill it. */
export const describeOwnPostgres = (name: string, tests: () => void): void => only(name, binaries, tests)
