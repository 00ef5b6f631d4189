/**
 * One connection to a SQLite file. Each distinct SQL text is prepared once.
 */
import Database from 'better-sqlite3'
import type { Statement } from '../sql/statement.ts'
import type { WriterOptions } from './requests.ts'
import { migrate } from './migrate.ts'

export class Connection {
  readonly #database: Database.Database
  readonly #prepared = new Map<string, Database.Statement<unknown[]>>()

  constructor(database: Database.Database) {
    this.#database = database
  }

  get inTransaction(): boolean {
    return this.#database.inTransaction
  }

  /** Run SQL that has no values and returns nothing. */
  execute(sql: string): void {
    this.#prepare(sql).run()
  }

  run<V>(statement: Statement<V, unknown>, values: V): void {
    this.#prepare(statement.sql).run(...statement.bind(values))
  }

  /** The first row. A statement's type is that of the query that it was compiled from. */
  get<V, Row>(statement: Statement<V, Row>, values: V): Row | undefined {
    return this.#prepare(statement.sql).get(...statement.bind(values)) as Row | undefined
  }

  all<V, Row>(statement: Statement<V, Row>, values: V): Row[] {
    return this.#prepare(statement.sql).all(...statement.bind(values)) as Row[]
  }

  pragma(text: string): unknown {
    return this.#database.pragma(text)
  }

  close(): void {
    this.#database.close()
  }

  #prepare(sql: string): Database.Statement<unknown[]> {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const prepared = this.#database.prepare<unknown[]>(sql)
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/** So many pages of 4 KB are written beside the database before a commit moves them into it. */
export const WAL_PAGES = 4000

/**
 * Open or create a journal's file and bring its schema up to date.
 * @throws if it can't be opened, is no database, or is newer than this code
 */
export const openConnection = ({ path, busyTimeout }: WriterOptions): Connection => {
  const database = new Database(path, { timeout: busyTimeout })
  try {
    database.pragma('journal_mode = WAL')
    // The build's default for WAL is NORMAL, which may lose the newest commits when the power goes.
    database.pragma('synchronous = FULL')
    database.pragma('journal_size_limit = 67108864')
    // A commit that has to move what was written before into the database waits longer than others: so it is a rare one.
    database.pragma(`wal_autocheckpoint = ${WAL_PAGES}`)
    migrate(database, path)
    return new Connection(database)
  } catch (error) {
    database.close()
    throw error
  }
}
