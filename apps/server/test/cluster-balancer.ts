/**
 * A load balancer that does what ours must not: it spreads the connections of one table over all servers, each in turn.
 * What it has in common with a real one: it asks each server whether it is ready, and breaks the connections of one that is
 * not.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Milliseconds between two questions, and for each answer. Two that are missed in a row are too many. */
const EVERY = 250
const WITHIN = 1000
const MISSES = 2

class Target {
  readonly host: string
  readonly port: number
  readonly url: string
  readonly sockets = new Set<Socket>()
  missed = 0

  constructor(url: string) {
    this.url = url
    const { hostname, port } = new URL(url)
    this.host = hostname
    this.port = Number(port)
  }

  get up(): boolean {
    return this.missed < MISSES
  }

  async check(): Promise<void> {
    const ready = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(WITHIN) }).then(
      ({ ok }) => ok,
      () => false,
    )
    this.missed = ready ? 0 : this.missed + 1
    if (!this.up) this.breakAll()
  }

  breakAll(): void {
    for (const socket of this.sockets) socket.destroy()
  }
}

export class Balancer {
  readonly url: string
  readonly #server: Server
  readonly #targets: readonly Target[]
  readonly #checks: NodeJS.Timeout | undefined
  #turn = 0

  private constructor(server: Server, targets: readonly Target[], watchful: boolean) {
    this.#server = server
    this.#targets = targets
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('connection', (near: Socket) => this.#join(near, targets.length))
    if (watchful) this.#checks = setInterval(() => targets.forEach((target) => void target.check()), EVERY)
  }

  /** @param watchful whether it asks the servers how they are */
  static async before(urls: readonly string[], { watchful }: { watchful: boolean }): Promise<Balancer> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Balancer(
      server,
      urls.map((url) => new Target(url)),
      watchful,
    )
  }

  async close(): Promise<void> {
    clearInterval(this.#checks)
    for (const target of this.#targets) target.breakAll()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** To the next server that is up; if it can't be reached, to the one after. */
  #join(near: Socket, tries: number): void {
    near.on('error', () => undefined)
    const up = this.#targets.filter((target) => target.up)
    const target = up[this.#turn++ % up.length]
    if (target === undefined || tries === 0) return void near.destroy()
    const far = connect(target.port, target.host)
    far.on('error', () => undefined)
    let joined = false
    far.once('connect', () => {
      joined = true
      target.sockets.add(near)
      near.pipe(far).pipe(near)
      near.once('close', () => (target.sockets.delete(near), far.destroy()))
    })
    far.once('close', () => (joined ? near.destroy() : this.#join(near, tries - 1)))
  }
}
