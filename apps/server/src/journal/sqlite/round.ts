/**
 * A *round* answers everything that was asked up to now. If something is to be written, all of it becomes one
 * transaction, so that one wait for the disk serves every table (group commit).
 *
 * A request that is itself at fault is undone alone, by its savepoint. Trouble with the database undoes the whole
 * transaction: every write is answered `unavailable`, and the reads are read again from what is really there.
 */
import type { Connection } from './connection.ts'
import type { Handle } from './handlers.ts'
import { isWrite, type Answer, type Kind, type Request, type Round } from './requests.ts'
import { isTrouble, messageOf } from './trouble.ts'

type Work = Request<Exclude<Kind, 'close'>>

const read = (handle: Handle, request: Work): Answer => {
  try {
    return { id: request.id, result: handle(request) }
  } catch (error) {
    const message = messageOf(error)
    return isTrouble(error) ? { id: request.id, unavailable: message } : { id: request.id, fault: message }
  }
}

/** @throws on trouble only */
const write = (connection: Connection, handle: Handle, request: Work): Answer => {
  connection.execute('SAVEPOINT request')
  try {
    const result = handle(request)
    connection.execute('RELEASE request')
    return { id: request.id, result }
  } catch (error) {
    if (isTrouble(error) || !connection.inTransaction) throw error
    connection.execute('ROLLBACK TO request')
    connection.execute('RELEASE request')
    return { id: request.id, fault: messageOf(error) }
  }
}

const appendedBy = (answer: Answer, asked: Work | undefined): number => {
  if (!('result' in answer) || answer.result !== 'appended') return 0
  return asked?.kind === 'bring' ? asked.body.history.length : 1
}

/** Answer all requests, in order. Never throws. */
export const answerAll = (connection: Connection, handle: Handle, requests: readonly Work[]): Round => {
  const started = performance.now()
  if (!requests.some(({ kind }) => isWrite(kind)))
    return { answers: requests.map((request) => read(handle, request)), batch: null }
  try {
    connection.execute('BEGIN IMMEDIATE')
    const answers = requests.map((request) =>
      isWrite(request.kind) ? write(connection, handle, request) : read(handle, request),
    )
    connection.execute('COMMIT')
    const entries = answers.reduce((sum, answer, i) => sum + appendedBy(answer, requests[i]), 0)
    const milliseconds = performance.now() - started
    return { answers, batch: { entries, requests: requests.length, milliseconds } }
  } catch (error) {
    if (connection.inTransaction) connection.execute('ROLLBACK')
    const unavailable = messageOf(error)
    return {
      answers: requests.map((request) =>
        isWrite(request.kind) ? { id: request.id, unavailable } : read(handle, request),
      ),
      batch: null,
    }
  }
}
