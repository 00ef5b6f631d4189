/** All the people of a load, in as many processes as they need. */
import { z } from 'zod'
import type { Wanted } from './arguments.ts'
import { Child } from './child.ts'
import type { Order } from './orders.ts'
import { counted, type Counted } from './samples.ts'

const done = z.strictObject({ answer: z.null() })
const told = z.strictObject({ answer: counted })

/** `n` in as many whole parts as there are. */
const shared = (n: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(n / parts) + (i < n % parts ? 1 : 0))

export class Crowd {
  readonly #wanted: Wanted
  readonly #parts: readonly { readonly child: Child; readonly tables: number }[]

  constructor(wanted: Wanted) {
    this.#wanted = wanted
    const processes = Math.min(wanted.processes, wanted.tables)
    this.#parts = shared(wanted.tables, processes).map((tables) => ({
      child: new Child('people.ts', { on: 'people' }),
      tables,
    }))
  }

  get processes(): number {
    return this.#parts.length
  }

  async come(url: string): Promise<void> {
    const { game, people } = this.#wanted
    await this.#all((tables, i) => ({ do: 'come', url, game, tables, people, name: String(i) }))
  }

  async play(): Promise<void> {
    const { game, rate, tables: all } = this.#wanted
    await this.#all((tables) => ({ do: 'play', game, rate: rate === undefined ? null : (rate * tables) / all }))
  }

  count(): Promise<unknown> {
    return this.#all(() => ({ do: 'count' }))
  }

  stop(): Promise<Counted[]> {
    const order: Order = { do: 'stop', inTime: this.#wanted.rate === undefined }
    return Promise.all(this.#parts.map(async ({ child }) => (await child.ask(order, told)).answer))
  }

  leave(): Promise<unknown> {
    return this.#all(() => ({ do: 'leave' }))
  }

  async close(): Promise<void> {
    await Promise.all(this.#parts.map(({ child }) => child.end()))
  }

  #all(order: (tables: number, i: number) => Order): Promise<unknown> {
    return Promise.all(this.#parts.map(({ child, tables }, i) => child.ask(order(tables, i), done)))
  }
}
