import { SqliteError } from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { entryAt, freshTable, newTable } from '../contract/fixtures.ts'
import { openConnection, type Connection } from './connection.ts'
import { handlersOver, type Handle } from './handlers.ts'
import type { Requests } from './requests.ts'
import { answerAll } from './round.ts'

describe('a round', () => {
  let connection: Connection
  beforeEach(() => {
    connection = openConnection({ path: ':memory:', busyTimeout: 0 })
  })
  afterEach(() => connection.close())

  const table = freshTable()
  const { v, at, actor, command } = entryAt(1)
  const create: Requests['create'] = {
    table: newTable(table),
    entry: { table_id: table, v, at, actor, command_id: command.id, body: '{}' },
    lines: [],
  }

  /** Create a table, write something that fails with `error`, and ask for the table's tip. */
  const answersWith = (error: Error) => {
    const real = handlersOver(connection)
    const handle: Handle = (request) => {
      if (request.kind === 'probe') throw error
      return real(request)
    }
    return answerAll(connection, handle, [
      { id: 1, kind: 'create', body: create },
      { id: 2, kind: 'probe', body: null },
      { id: 3, kind: 'tip', body: { table } },
    ])
  }

  it('undoes everything when a device fails in the middle, and reads what is really there', () => {
    const { answers, batch } = answersWith(new SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE'))
    const unavailable = 'disk I/O error (SQLITE_IOERR_WRITE)'
    expect(answers).toEqual([
      { id: 1, unavailable },
      { id: 2, unavailable },
      { id: 3, result: null },
    ])
    expect(batch).toBeNull()
    expect(connection.inTransaction).toBe(false)
  })

  it('JRN-7 undoes one request that is itself at fault, and commits the others', () => {
    const { answers, batch } = answersWith(new TypeError('not a number'))
    expect(answers).toEqual([
      { id: 1, result: 'appended' },
      { id: 2, fault: 'TypeError: not a number' },
      { id: 3, result: 1 },
    ])
    expect(batch).toMatchObject({ entries: 1, requests: 3 })
  })
})
