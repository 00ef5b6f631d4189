/** A server of its own whose ids, clock and chance are handed in, the people at a table of it, and all that they receive. */
import { pageOf, type Asking, type Before, type Connection, type Present } from '@homestake/client'
import { replayPage, type MadeTable } from '@homestake/protocol'
import { tableId, type GameId } from '@homestake/rules'
import type { Chance } from '@homestake/rules/authority'
import { testChance } from '@homestake/rules/testing'
import type { Entry } from '../src/journal/entry.ts'
import { inOrder } from '../src/replay/in-order.ts'
import { framesOf } from './frames.ts'
import { join, serve, table, until, type TestServer, type Wanted } from './table.ts'

export type Options = Readonly<Record<string, string>>
/** The people of a world: the chair, two players, and somebody who watches. */
export const PEOPLE = ['gm', 'ann', 'bob', 'watcher'] as const
export type Person = (typeof PEOPLE)[number]

const comesAs = (name: Person): Parameters<typeof join>[2] =>
  name === 'gm' ? 'chair' : name === 'watcher' ? 'spectator' : { player: name }

/** A stretch of a history, by numbers of `table`. */
export interface Stretch {
  readonly from: number
  readonly to: number | null
}

/** How many people are at a table. */
const hereIn = (presence: Present['presence']): number =>
  presence === null ? 0 : presence.seats.length + presence.watching + (presence.chair ? 1 : 0)

export class World {
  private server: TestServer | null = null
  private made: MadeTable | null = null
  private readonly people = new Map<Person, Connection>()
  private readonly frames = new Map<Person, string[]>()
  private chance: Chance = testChance('start')
  private asked = 0

  async start(games: Wanted['games']): Promise<void> {
    const env = { BEAT_SECONDS: '86400', LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' }
    this.server = await serve({ chance: () => this.chance, env, ...(games === undefined ? {} : { games }) })
  }

  async stop(): Promise<void> {
    this.close()
    await this.server?.close()
  }

  /** Ids and chance of what comes next are the same in both worlds, whatever only one of them did before. */
  turn(seed: number, step: number, what: string): void {
    this.chance = testChance(`${seed} ${step} ${what}`, { ids: `${what}-${step}-`, now: step, commitment: 'c0ffee' })
  }

  /** A table of its own, at which everybody sits down. */
  async open(seed: number, game: GameId, options: Options): Promise<void> {
    this.close()
    this.turn(seed, 0, 'open')
    const { url } = this.running
    this.made = await table(url, { game, options })
    for (const [i, name] of PEOPLE.entries()) {
      this.turn(seed, i, `seat-${name}`)
      const one = await join(url, this.made, comesAs(name))
      this.people.set(name, one)
      this.frames.set(name, framesOf(one))
      await this.settle()
      for (const who of this.people.values()) await until(who, ({ presence }) => hereIn(presence) === i + 1)
    }
    // Who comes is told of on a way of its own from server to server, and may be known before or after what they did.
    if (this.running.all.length > 1) this.frames.forEach((frames) => frames.splice(0))
  }

  who(name: Person): Connection {
    const one = this.people.get(name)
    if (one === undefined) throw new Error(`nobody is called ${name}`)
    return one
  }

  seat(name: Person): string {
    const { seat } = this.who(name).present.you
    if (seat === null) throw new Error(`${name} has no seat`)
    return seat
  }

  /** What the journal has of the table after a version. */
  entries(after: number): Promise<readonly Entry[]> {
    return this.running.journal.tail(tableId.parse(this.made?.table), after)
  }

  /** Everything that its server has logged. */
  get logged(): readonly string[] {
    return this.running.logged
  }

  /** What its server counts, as Prometheus would read it. */
  metrics(): Promise<string> {
    return this.running.metrics.registry.metrics()
  }

  framesOf(name: Person): readonly string[] {
    return this.frames.get(name) ?? []
  }

  /** Wait until everybody has got what was sent to them: the answer to nonsense comes after all of it. */
  async settle(): Promise<void> {
    // Where several servers have the table, each is where the journal is.
    const table = tableId.parse(this.made?.table)
    await Promise.all(this.running.all.map(({ tables }) => tables.get(table)))
    await Promise.all(
      [...this.people.values()].map((one) => new Promise((resolve) => one.socket.emit('sync', null, resolve))),
    )
  }

  /** Show those who watch with a delay what has become due. */
  look(): void {
    this.running.sockets.look()
  }

  /** The card and every page of the chronicle, as somebody may read them. */
  async http(name: Person): Promise<string> {
    const { url } = this.running
    const { key, token } = this.who(name).where
    const secret = token ?? key
    const id = this.made?.table ?? ''
    const card = await fetch(`${url}/api/tables/${id}`, { headers: { authorization: `Bearer ${secret}` } })
    const pages: string[] = []
    for (let before: Before | null | undefined; before !== null;) {
      const page = await pageOf(url, id, secret, before, 25)
      if (!page.ok) throw new Error(page.refusal.message)
      pages.push(JSON.stringify(page.value))
      before = page.value.before
    }
    return [await card.text(), ...pages].join('\n')
  }

  /**
   * All pages of stretches of its history, as somebody may play them again: how each is answered, and every byte of it.
   * @param sorted the keys by name: they stand as they do at the table now, which another world’s may have left behind
   */
  async replays(name: Person, stretches: readonly Stretch[], sorted = false): Promise<string> {
    const { url, table, key, token } = this.who(name).where
    const authorization = `Bearer ${token ?? key}`
    const pages: string[] = []
    for (const { from, to } of stretches)
      for (let next: number | null = from; next !== null;) {
        const query: string = `from=${next}${to === null ? '' : `&to=${to}`}`
        // As many homes as there are requests: each may ask so often a minute.
        const home = `10.${this.asked >> 16}.${(this.asked >> 8) & 255}.${this.asked++ & 255}`
        const headers = { authorization, 'x-forwarded-for': home }
        const answer: Response = await fetch(`${url}/api/tables/${table}/replay?${query}`, { headers })
        const body = await answer.text()
        pages.push(`${query} ${answer.status} ${sorted ? JSON.stringify(inOrder(JSON.parse(body), {})) : body}`)
        next = answer.ok ? replayPage.parse(JSON.parse(body)).next : null
      }
    return pages.join('\n')
  }

  /** The table as the chair’s file, but for when it was made. */
  async copy(): Promise<string> {
    const { url, table, key } = this.who('gm').where
    const answer = await fetch(`${url}/api/tables/${table}/export`, { headers: { authorization: `Bearer ${key}` } })
    return (await answer.text()).replace(/"exported":\d+/, '"exported":0')
  }

  private close(): void {
    this.people.forEach((one) => one.close())
    this.people.clear()
    this.frames.clear()
  }

  private get running(): TestServer {
    if (this.server === null) throw new Error('the world has not begun')
    return this.server
  }
}

/** An edit of one field. */
export const edits = (
  into: string,
  path: readonly string[],
  base: string | number,
  value: string | number,
): Asking => ({
  type: 'edit',
  in: into,
  path,
  base,
  value,
})

/** The notes that the house keeps for whoever sees that compartment, as their owner sees them. */
export const notesOf = (world: World, compartment: 'gm' | `seat:${string}`): string => {
  const view = world.who(compartment === 'gm' ? 'gm' : 'ann').present.view as {
    readonly [part: string]: unknown
  } | null
  const { notes } = (view?.[compartment] ?? { notes: '' }) as { readonly notes: string }
  return notes
}
