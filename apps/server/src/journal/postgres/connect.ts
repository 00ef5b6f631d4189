/** How this server connects to PostgreSQL: what each session is set to, and how long anything is waited for. */
import pg from 'pg'

/** Milliseconds. */
export interface Patience {
  /** Until a connection is there. */
  readonly connect: number
  /** Until a statement is answered: beyond it, its connection is given up. */
  readonly answer: number
}

/** Numbers come as numbers: a version or a time is far below 2^53. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
}

export const clientConfig = (url: string, { connect }: Patience): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connect,
  application_name: 'homestake',
  keepAlive: true,
  types,
})

/**
 * What each session is told first. A commit waits for the disk, whatever the server’s own setting; nothing waits for
 * another server longer than we wait for the answer, or what we gave up could be done later.
 */
export const sessionSettings = ({ answer }: Patience, durable: boolean): string =>
  [
    `SET synchronous_commit = ${durable ? 'on' : 'off'}`,
    `SET default_transaction_isolation = 'read committed'`,
    `SET statement_timeout = ${Math.floor(answer * 0.8)}`,
    `SET lock_timeout = ${Math.floor(answer * 0.5)}`,
    // Each statement is planned once: a batch of one entry would be planned anew each time, which costs as much as writing it.
    'SET plan_cache_mode = force_generic_plan',
    `SET idle_in_transaction_session_timeout = ${answer}`,
    // From PostgreSQL 17 on: a statement that came without the end of its message is not waited for either.
    `SELECT set_config(name, '${answer}', false) FROM pg_settings WHERE name = 'transaction_timeout'`,
  ].join('; ')

/** Where a database is, for logs: no user, no password. */
export const placeOf = (url: string): { host: string; database: string } => {
  const { host, port, database } = new pg.Client({ connectionString: url })
  return { host: `${host}:${port}`, database: database ?? '' }
}
