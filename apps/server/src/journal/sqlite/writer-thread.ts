/**
 * The writer's thread as the main thread sees it: ask, and wait for the answer. If the thread dies, what it was asked is
 * rejected, and the next request starts another.
 */
import { Worker } from 'node:worker_threads'
import { Unavailable } from '../journal.ts'
import { isWrite, type Answer, type Batch, type Kind, type Request, type Requests } from './requests.ts'
import type { Results, Round, WriterOptions } from './requests.ts'

interface Asked {
  readonly request: Request
  resolve(result: unknown): void
  reject(error: Error): void
}

/** One thread from start to death, with what it has been asked and has not answered. */
interface Life {
  readonly worker: Worker
  readonly asked: Map<number, Asked>
}

/** Node’s own watch mode talks over a worker’s port too. */
const isRound = (message: unknown): message is Round =>
  typeof message === 'object' && message !== null && 'answers' in message

export class WriterThread {
  readonly #options: WriterOptions
  readonly #onBatch: (batch: Batch) => void
  #life: Life | null = null
  #queued: Asked[] = []
  #lastId = 0

  constructor(options: WriterOptions, onBatch: (batch: Batch) => void) {
    this.#options = options
    this.#onBatch = onBatch
  }

  /**
   * Start the thread and wait until the database is open.
   * @throws what kept it from opening
   */
  async open(): Promise<void> {
    const { worker } = this.#start()
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: unknown) => isRound(message) && resolve())
      worker.once('error', reject)
      worker.once('exit', () => reject(new Unavailable('the journal stopped before it was open')))
    })
  }

  /**
   * Ask for something. What is asked in one turn of the event loop, and while the thread is at work, is handed over
   * together: waking a thread costs more than what it is told.
   */
  ask<K extends Kind>(kind: K, body: Requests[K]): Promise<Results[K]> {
    return new Promise<Results[K]>((resolve, reject) => {
      const request = { id: ++this.#lastId, kind, body } as Request
      // The answer to a request has that request's kind: requests.ts pairs them, and the writer's handlers are typed by it.
      this.#queued.push({ request, resolve: (result) => resolve(result as Results[K]), reject })
      if (this.#queued.length === 1) setImmediate(() => this.#hand())
    })
  }

  /** End the thread at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#life?.worker.terminate()
  }

  #hand(): void {
    const { worker, asked } = this.#life ?? this.#start()
    if (this.#queued.length === 0 || asked.size > 0) return
    const queued = this.#queued
    this.#queued = []
    for (const one of queued) asked.set(one.request.id, one)
    worker.postMessage(queued.map(({ request }) => request))
  }

  #start(): Life {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.#options })
    const life: Life = { worker, asked: new Map() }
    let cause: unknown
    worker.on('message', (round: unknown) => {
      if (!isRound(round)) return
      for (const answer of round.answers) this.#settle(life, answer)
      if (round.batch !== null) this.#onBatch(round.batch)
      this.#hand()
    })
    worker.on('error', (error) => (cause = error))
    worker.on('exit', () => {
      if (this.#life === life) this.#life = null
      for (const { request, reject } of life.asked.values())
        reject(new Unavailable('the journal stopped before it answered', { cause, unknown: isWrite(request.kind) }))
      if (this.#queued.length > 0) this.#hand()
    })
    this.#life = life
    return life
  }

  #settle({ asked }: Life, answer: Answer): void {
    const one = asked.get(answer.id)
    asked.delete(answer.id)
    if (one === undefined) return
    if ('result' in answer) one.resolve(answer.result)
    else if ('fault' in answer) one.reject(new Error(`the journal refused a ${one.request.kind}: ${answer.fault}`))
    else one.reject(new Unavailable(answer.unavailable))
  }
}
