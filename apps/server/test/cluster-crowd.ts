/** People who play without end and write down what they were told, so that it can be held against the journal. */
import { expect } from 'vitest'
import { pageOf, type Before, type Connection, type Outcome } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { playsOn, type Player } from './players.ts'
import { picker } from './random.ts'
import { until } from './table.ts'

interface Told {
  readonly id: string
  readonly outcome: Outcome
  readonly at: number
}

/** One person, their line, and all that came over it. */
export class Playing {
  readonly one: Connection
  readonly told: Told[] = []
  /** Each line of the chronicle that was ever shown, as it was shown. */
  readonly shown = new Map<string, string>()
  #going: Promise<void> | null = null
  #stopped = false

  constructor(one: Connection) {
    this.one = one
    one.socket.io.reconnectionDelay(100).reconnectionDelayMax(500)
    one.subscribe((_present, fresh) => fresh.forEach(({ key, event }) => this.shown.set(key, JSON.stringify(event))))
  }

  get acknowledged(): string[] {
    return this.told
      .filter(({ outcome: { status } }) => status === 'applied' || status === 'duplicate')
      .map(({ id }) => id)
  }

  /** Play what a bot of the game proposes, or talk. What was not available is tried again with the same id. */
  play(propose: Player['propose'], seed: number): void {
    const pick = picker(seed)
    this.#going = (async () => {
      for (let turn = 0; !this.#stopped; turn++) {
        if (this.one.present.status !== 'live') await until(this.one, ({ status }) => status === 'live')
        const id = crypto.randomUUID()
        const talk = { command: { type: 'say', to: 'table', kind: 'talk', text: `${turn} ${id}` } }
        const proposed = pick(2) === 0 ? playsOn(propose)(this.one.present, pick) : null
        const { as, command } = { as: undefined, ...(proposed ?? talk) }
        for (;;) {
          const outcome = await this.one.command({ ...command, id, ...(as === undefined ? {} : { as }) })
          this.told.push({ id, outcome, at: performance.now() })
          if (outcome.status !== 'unavailable' || this.#stopped) break
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    })()
  }

  /** Wait until something of theirs was applied that they asked for from now on. @returns milliseconds */
  async goesOn(): Promise<number> {
    const from = performance.now()
    const known = new Set(this.told.map(({ id }) => id))
    const fresh = () => this.told.find(({ id, outcome }) => outcome.status === 'applied' && !known.has(id))
    const { told, one } = this
    const at = () => `${one.present.status}, ${told.length} answers, the last ${JSON.stringify(told.at(-1)?.outcome)}`
    const wait = expect.poll(fresh, { timeout: 30_000, interval: 20 }).toBeDefined()
    await wait.catch((error: unknown) => {
      throw new Error(`nothing of theirs happened for half a minute: ${at()}`, { cause: error })
    })
    return (fresh()?.at ?? Infinity) - from
  }

  /** The longest that they waited between one thing of theirs that happened and the next, in milliseconds. */
  longestWait(from: number): number {
    const times = this.told.filter(({ outcome, at }) => outcome.status !== 'offline' && at >= from).map(({ at }) => at)
    return Math.max(...times.map((at, i) => at - (times[i - 1] ?? from)))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#going
  }
}

/** What was acknowledged happened, and happens not again; what was shown stands in the chronicle as it was shown. */
export const nothingLost = async (url: string, made: MadeTable, crowd: readonly Playing[]): Promise<void> => {
  for (const { one, acknowledged, shown } of crowd) {
    const again = await Promise.all(
      acknowledged.map((id) => one.command({ type: 'say', to: 'table', kind: 'talk', text: 'again', id })),
    )
    expect(again.filter(({ status }) => status !== 'duplicate')).toEqual([])
    const kept = new Map<string, string>()
    for (let before: Before | null | undefined; before !== null;) {
      const page = await pageOf(url, made.table, one.where.token ?? one.where.key, before, 200)
      if (!page.ok) throw new Error(page.refusal.message)
      page.value.lines.forEach(({ key, event }) => kept.set(key, JSON.stringify(event)))
      before = page.value.before
    }
    expect([...shown].filter(([key, event]) => kept.get(key) !== event)).toEqual([])
  }
}
