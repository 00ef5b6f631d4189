/** Some connections to one database, and statements on them. */
import pg from 'pg'
import { Unavailable } from '../journal.ts'
import type { Statement } from '../sql/statement.ts'
import { clientConfig, sessionSettings, type Patience } from './connect.ts'
import { messageOf, told, verdictOn } from './trouble.ts'

export interface DatabaseOptions {
  readonly url: string
  /** How many connections at most. */
  readonly most: number
  readonly patience: Patience
}

export class Database {
  readonly #pool: pg.Pool
  readonly #patience: Patience
  readonly #names = new Map<string, string>()
  #statements = 0

  constructor({ url, most, patience }: DatabaseOptions) {
    this.#patience = patience
    this.#pool = new pg.Pool({
      ...clientConfig(url, patience),
      max: most,
      idleTimeoutMillis: 60_000,
      onConnect: (client) => client.query(sessionSettings(patience, true)),
    })
    // A connection that breaks while nobody uses it has left the pool by then; one in use rejects what is under way.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** How many statements were sent. */
  get statements(): number {
    return this.#statements
  }

  /**
   * Run one statement, which is a transaction of its own.
   * @throws `Unavailable`, or a plain error if the statement itself is at fault
   */
  async run<V, Row>(statement: Statement<V, Row>, values: V): Promise<Row[]> {
    const client = await this.#connect()
    this.#statements++
    try {
      const query = { name: this.#nameOf(statement.sql), text: statement.sql, values: [...statement.bind(values)] }
      // A statement's type is that of the query that it was compiled from.
      const { rows } = await this.#within(client.query<Row & object>(query))
      client.release()
      return rows
    } catch (error) {
      // After anything but a fault nobody knows in which state the connection is.
      client.release(verdictOn(error) !== 'fault')
      throw told(error)
    }
  }

  /** Let what is under way finish, then close. */
  close(): Promise<void> {
    return this.#pool.end()
  }

  /** Each distinct text is prepared once a connection. */
  #nameOf(sql: string): string {
    const known = this.#names.get(sql)
    if (known !== undefined) return known
    const name = `homestake_${this.#names.size + 1}`
    this.#names.set(sql, name)
    return name
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw new Unavailable(messageOf(error), { cause: error })
    }
  }

  async #within<T>(answer: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_, reject) => {
      const late = () => reject(new Error(`no answer within ${this.#patience.answer} ms`))
      timer = setTimeout(late, this.#patience.answer)
    })
    try {
      return await Promise.race([answer, silence])
    } finally {
      clearTimeout(timer)
      answer.catch(() => undefined)
    }
  }
}
