/**
 * The writer's thread: the only one that touches the database, so that the event loop never waits for the disk.
 * What arrives while a commit is on its way to the disk makes up the next one.
 */
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { openConnection } from './connection.ts'
import { handlersOver } from './handlers.ts'
import type { Kind, Request, Round, WriterOptions } from './requests.ts'
import { answerAll } from './round.ts'

/** Enough for any burst, and a bound on how long the first of a round waits for the last. */
const MOST_PER_ROUND = 4096

const isWork = (request: Request): request is Request<Exclude<Kind, 'close'>> => request.kind !== 'close'

const serve = (port: MessagePort, options: WriterOptions): void => {
  const connection = openConnection(options)
  const handle = handlersOver(connection)
  const post = (round: Round): void => port.postMessage(round)

  const drain = (first: readonly Request[]): Request[] => {
    const requests = [...first]
    while (requests.length < MOST_PER_ROUND) {
      const next: { message: readonly Request[] } | undefined = receiveMessageOnPort(port)
      if (next === undefined) break
      requests.push(...next.message)
    }
    return requests
  }

  port.on('message', (first: readonly Request[]) => {
    const requests = drain(first)
    post(answerAll(connection, handle, requests.filter(isWork)))
    const closing = requests.find(({ kind }) => kind === 'close')
    if (closing === undefined) return
    connection.close()
    post({ answers: [{ id: closing.id, result: null }], batch: null })
    port.close()
  })
  post({ answers: [], batch: null })
}

if (parentPort === null) throw new Error('the writer runs in a thread of its own')
serve(parentPort, workerData)
