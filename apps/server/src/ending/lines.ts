/** The connections of a server as the system knows them, upgraded to WebSockets or not: who does not go is cut off. */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

export class Lines {
  readonly #open = new Set<Socket>()

  constructor(http: Server) {
    http.on('connection', (line: Socket) => {
      this.#open.add(line)
      line.once('close', () => this.#open.delete(line))
    })
  }

  /** Wait for something that whoever is connected may hold up. @param milliseconds then every connection is cut, and nothing waited for */
  async letGo(gone: Promise<unknown>, milliseconds: number): Promise<void> {
    const enough = new AbortController()
    const cut = after(milliseconds, undefined, { signal: enough.signal }).then(
      () => this.#open.forEach((line) => line.destroy()),
      () => undefined,
    )
    await Promise.race([gone, cut])
    enough.abort()
  }
}
