/** A server with a folder of its own, as a process, and the commands of whoever runs it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const SERVE = join(import.meta.dirname, 'serve-small.ts')

export interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** One command under way. */
export interface Running {
  readonly child: ChildProcess
  readonly said: Promise<Said>
}

export class KeptServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'homestake-kept-'))
  readonly data = join(this.folder, 'data')
  readonly journal = join(this.data, 'homestake.sqlite')
  #child: ChildProcess | null = null
  #url = ''

  /** Where it is, or was. */
  get url(): string {
    return this.#url
  }

  /** Start it, at the address that it had before, if any. */
  async start(): Promise<string> {
    mkdirSync(this.data, { recursive: true })
    const port = this.#url === '' ? '0' : new URL(this.#url).port
    const env = { ...process.env, SMALL: '1', DATA_DIR: this.data, PORT: port, LOG_LEVEL: 'error' }
    const child = spawn(process.execPath, [SERVE], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    this.#url = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        const at = /open at (\S+)/.exec(text.toString())?.[1]
        if (at !== undefined) resolve(at)
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
    return this.#url
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** A script of this project, with the server's settings. */
  begin(script: string, ...given: readonly string[]): Running {
    const env = { ...process.env, DATA_DIR: this.data }
    const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...given], {
      cwd: this.folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
    return { child, said: once(child, 'close').then(() => ({ code: child.exitCode, ...said })) }
  }

  run(script: string, ...given: readonly string[]): Promise<Said> {
    return this.begin(script, ...given).said
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.folder, { recursive: true })
  }
}
