/** Servers as processes of their own, on one PostgreSQL: to be killed, frozen, cut off and told to end. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/main.ts')

/** People in tests are faster than people, and no beat comes to the help of a poke that went astray. */
const SETTINGS = {
  LOG_LEVEL: 'silent',
  BEAT_SECONDS: '3600',
  MESSAGES_PER_SECOND: '5000',
  MESSAGE_BURST: '5000',
  TABLES_PER_HOUR: '100000',
}

export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #database: string

  private constructor(child: ChildProcess, url: string, database: string) {
    this.#child = child
    this.url = url
    this.#database = database
  }

  static async start(database: string, port = 0): Promise<ServerProcess> {
    const child = spawn(process.execPath, [MAIN], {
      cwd: tmpdir(),
      env: { ...process.env, ...SETTINGS, DATABASE_URL: database, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const said = /open at (\S+)/.exec(text.toString())?.[1]
        if (said !== undefined) resolve(said)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    return new ServerProcess(child, url, database)
  }

  /** The same server once more, at the same address. */
  again(): Promise<ServerProcess> {
    return ServerProcess.start(this.#database, Number(new URL(this.url).port))
  }

  ready(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill(signal)
    await gone
  }

  freeze(): void {
    this.#child.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child.kill('SIGCONT')
  }
}
