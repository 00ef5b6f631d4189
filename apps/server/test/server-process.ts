/** Servers as processes of their own: to be killed, frozen, cut off and told to end, and started again. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** People in tests are faster than people, and no beat comes to the help of a poke that went astray. */
const SETTINGS = {
  LOG_LEVEL: 'silent',
  BEAT_SECONDS: '3600',
  MESSAGES_PER_SECOND: '5000',
  MESSAGE_BURST: '5000',
  TABLES_PER_HOUR: '100000',
}

type Settings = Readonly<Record<string, string>>

export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess
  readonly #settings: Settings

  private constructor(child: ChildProcess, url: string, settings: Settings) {
    this.#child = child
    this.url = url
    this.#settings = settings
  }

  /** @param settings where its journal is, at least. With `SMALL` it plays the small game in place of the Inverted Tower */
  static async start(settings: Settings): Promise<ServerProcess> {
    const main = settings['SMALL'] === undefined ? '../src/main.ts' : 'serve-small.ts'
    const child = spawn(process.execPath, [join(import.meta.dirname, main)], {
      cwd: tmpdir(),
      env: { ...process.env, PORT: '0', ...SETTINGS, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const said = /open at (\S+)/.exec(text.toString())?.[1]
        if (said !== undefined) resolve(said)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    return new ServerProcess(child, url, settings)
  }

  /** The same server once more, at the same address. */
  again(): Promise<ServerProcess> {
    return ServerProcess.start({ ...this.#settings, PORT: new URL(this.url).port })
  }

  ready(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** @returns the code that it ended with; `null`: a signal ended it */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = once(this.#child, 'exit')
      this.#child.kill(signal)
      await gone
    }
    return this.#child.exitCode
  }

  /** Tell it to end, and do not wait. */
  tell(signal: 'SIGTERM'): void {
    this.#child.kill(signal)
  }

  freeze(): void {
    this.#child.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child.kill('SIGCONT')
  }
}
