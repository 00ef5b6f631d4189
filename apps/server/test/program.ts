/** Programs that the system brings, such as a load balancer: found, run on free ports, and ended. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { describe, it } from 'vitest'

/** Where systems keep programs that not every user is meant to run. */
const PATH = [process.env['PATH'] ?? '', '/usr/local/sbin', '/usr/sbin', '/sbin'].join(':')

/** Whether there is such a program; its version flag tells. */
const there = (program: string, version: string): boolean =>
  spawnSync(program, [version], { env: { ...process.env, PATH }, stdio: 'ignore' }).status === 0

/**
 * Tests that run such a program. Where there is none, one line says how to get it; on a machine that is there to test
 * (`CI`), that is a failure.
 */
export const describeProgram = (program: string, version: string, name: string, tests: () => void): void => {
  if (there(program, version)) return void describe(name, tests)
  const why = `${name}: not tried, there is no ${program} here (on Debian: apt-get install ${program})`
  process.stderr.write(`${why}\n`)
  it(why, () => {
    if (process.env['CI'] !== undefined) throw new Error(why)
  })
}

export class Program {
  readonly #child: ChildProcess
  /** All that it said, on either output. */
  said = ''

  constructor(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(program, args, { env: { ...process.env, PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const out of [this.#child.stdout, this.#child.stderr])
      out?.on('data', (text: Buffer) => (this.said += text.toString()))
  }

  get ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Wait until it does what it is for. @throws with what it said, if it ends before */
  async until(works: () => Promise<boolean>): Promise<void> {
    while (!(await works().catch(() => false))) {
      if (this.ended) throw new Error(this.said)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.ended) return
    const gone = once(this.#child, 'exit')
    this.#child.kill(signal)
    await gone
  }
}
