/** Servers as processes of their own, on one PostgreSQL: to be killed, frozen and cut off. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

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
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-small.ts')], {
      env: { ...process.env, DATABASE_URL: database, PORT: String(port), LOG_LEVEL: 'silent', BEAT_SECONDS: '3600' },
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
