/** Processes of a load: started on a core of their own, asked for one thing at a time, and ended. */
import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'

/** The server has the first core and everybody else the others, where the system can bind a process to one. */
const bindable = availableParallelism() > 1 && spawnSync('taskset', ['--version']).error === undefined
const cores = { server: '0', people: `1-${availableParallelism() - 1}` } as const

export interface Started {
  readonly on: keyof typeof cores
  readonly env?: NodeJS.ProcessEnv
  readonly execArgv?: readonly string[]
}

export class Child {
  readonly #process: ChildProcess

  /** @param file beside this one */
  constructor(file: string, { on, env = process.env, execArgv = [] }: Started) {
    const path = join(import.meta.dirname, file)
    this.#process = bindable
      ? fork(path, {
          env,
          execPath: 'taskset',
          execArgv: ['-c', cores[on], process.execPath, ...execArgv],
        })
      : fork(path, { env, execArgv: [...execArgv] })
  }

  /** What it says next. @throws if it ends before, or says something else */
  async says<T>(schema: z.ZodType<T>): Promise<T> {
    const ended = new AbortController()
    const [said] = await Promise.race([
      once(this.#process, 'message', { signal: ended.signal }),
      once(this.#process, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`a process of the load ended by itself: ${String(code)}`)
      }),
    ]).finally(() => ended.abort())
    return schema.parse(said)
  }

  /** Tell it what to do, and wait for what it says. */
  ask<T>(order: object | string, schema: z.ZodType<T>): Promise<T> {
    const answer = this.says(schema)
    this.#process.send(order)
    return answer
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    const gone = once(this.#process, 'exit')
    this.#process.kill('SIGTERM')
    await gone
  }
}
