/** A line to PostgreSQL that a test can cut, freeze, or break between a question and its answer. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

type Mode =
  | 'open'
  /** Every connection is broken, and none is taken. */
  | 'cut'
  /** Nothing comes through any more, and nobody is told. */
  | 'frozen'
  /** What is asked comes through, and no answer does. */
  | 'deaf'

export class PostgresProxy {
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #mode: Mode = 'open'

  private constructor(server: Server) {
    this.#server = server
  }

  /** @param target the server's URL; `url` is the same through this proxy */
  static async before(target: string): Promise<PostgresProxy & { url: string }> {
    const { hostname, port } = new URL(target)
    const server = createServer()
    const proxy = new PostgresProxy(server)
    server.on('connection', (near) => proxy.#join(near, connect(Number(port || 5432), hostname)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = new URL(target)
    url.hostname = '127.0.0.1'
    url.port = String((server.address() as AddressInfo).port)
    return Object.assign(proxy, { url: url.href })
  }

  set mode(mode: Mode) {
    // What was kept back is gone: no connection can go on as if nothing had been.
    if (mode === 'cut' || this.#mode === 'frozen') this.breakAll()
    this.#mode = mode
  }

  /** Break the connections that are there. */
  breakAll(): void {
    for (const pair of this.#pairs) for (const end of pair) end.destroy()
  }

  async close(): Promise<void> {
    this.breakAll()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket, far: Socket): void {
    const pair = [near, far] as const
    this.#pairs.add(pair)
    const end = (): void => {
      this.#pairs.delete(pair)
      for (const one of pair) one.destroy()
    }
    for (const one of pair) one.on('error', end).on('close', end)
    near.on('data', (data) => this.#mode !== 'frozen' && far.write(data))
    far.on('data', (data) => this.#mode === 'open' && near.write(data))
    if (this.#mode === 'cut') end()
  }
}
