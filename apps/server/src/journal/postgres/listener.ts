/**
 * A connection of its own that hears what other servers say, and says that this one is still there. If it breaks, or gets
 * no answer, another takes its place; whoever listens is then told that something may have gone unheard.
 */
import pg from 'pg'
import type { Neighbours, Poke } from '../journal.ts'
import { POKES, pokesIn, WORDS, wordIn, wordOf, type Word } from './channels.ts'
import { clientConfig, sessionSettings, type Patience } from './connect.ts'
import { Heard } from './heard.ts'
import { messageOf } from './trouble.ts'

export interface ListenerOptions {
  readonly url: string
  readonly name: string
  readonly patience: Patience
  /** How often this server says that it is there, in milliseconds; who is silent for four such whiles is gone. */
  readonly heartbeat: number
  /** The connection was lost, and why; or it is back. */
  readonly onLine: (up: boolean, why?: string) => void
}

/** Room for what is said in one notification: it holds less than 8,000 bytes. */
const ROOM = 7_400

export class Listener implements Neighbours {
  readonly name: string
  readonly #options: ListenerOptions
  readonly #heard: Heard
  readonly #on = {
    pokes: [] as ((pokes: readonly Poke[] | null) => void)[],
    told: [] as ((from: string, words: string) => void)[],
    came: [] as (() => void)[],
    gone: [] as ((name: string) => void)[],
  }
  #client: pg.Client | null = null
  #toTell: string[] = []
  /** After a batch of our own whose outcome nobody told us, our own pokes are news too. */
  #doubtful = false
  #lostBefore = false
  #closed = false
  #next: NodeJS.Timeout | undefined

  constructor(options: ListenerOptions) {
    this.#options = options
    this.name = options.name
    this.#heard = new Heard(4 * options.heartbeat)
  }

  onPokes(listener: (pokes: readonly Poke[] | null) => void): void {
    this.#on.pokes.push(listener)
  }
  onTold(listener: (from: string, words: string) => void): void {
    this.#on.told.push(listener)
    void this.#say('hello').catch(() => undefined)
  }
  onCame(listener: () => void): void {
    this.#on.came.push(listener)
  }
  onGone(listener: (name: string) => void): void {
    this.#on.gone.push(listener)
  }

  tell(words: string): void {
    this.#toTell.push(words)
    if (this.#toTell.length === 1) setImmediate(() => void this.#tellAll())
  }

  doubt(): void {
    this.#doubtful = true
  }

  /** @throws if there is no connection now; later ones are opened again by themselves */
  async open(): Promise<void> {
    await this.#connect()
    this.#beatLater()
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    clearTimeout(this.#next)
    await this.#say('bye').catch(() => undefined)
    await this.#client?.end().catch(() => undefined)
  }

  async #connect(): Promise<void> {
    const { url, patience } = this.#options
    // Pipelined, so that what is said waits for no answer; what gets none in time breaks the connection.
    const client = new pg.Client({ ...clientConfig(url, patience), query_timeout: patience.answer, pipeline: true })
    client.on('error', (error) => this.#lost(client, messageOf(error)))
    client.on('end', () => this.#lost(client, 'the connection ended'))
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === POKES) this.#poked(payload)
      if (channel === WORDS) this.#told(payload)
    })
    try {
      await client.connect()
      await client.query(`${sessionSettings(patience, false)}; LISTEN ${POKES}; LISTEN ${WORDS}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.#closed) return client.end()
    this.#client = client
    await this.#say('hello')
    if (this.#lostBefore) this.#options.onLine(true)
    for (const listener of this.#on.pokes) listener(null)
    for (const listener of this.#on.came) listener()
  }

  #lost(client: pg.Client, why: string): void {
    if (this.#client !== client) return
    this.#client = null
    this.#lostBefore = true
    if (!this.#closed) this.#options.onLine(false, why)
    void client.end().catch(() => undefined)
  }

  #beatLater(): void {
    if (this.#closed) return
    this.#next = setTimeout(() => void this.#beat().then(() => this.#beatLater()), this.#options.heartbeat)
    this.#next.unref()
  }

  /** Say that we are there, on the connection that listens: so we also learn whether it still does. */
  async #beat(): Promise<void> {
    for (const name of this.#heard.silent(performance.now())) for (const listener of this.#on.gone) listener(name)
    const client = this.#client
    try {
      if (client === null) await this.#connect()
      else await this.#say('here')
    } catch (error) {
      if (client !== null) this.#lost(client, messageOf(error))
    }
  }

  async #tellAll(): Promise<void> {
    while (this.#toTell.length > 0) {
      const said: string[] = []
      for (let room = ROOM; this.#toTell.length > 0;) {
        const [words = ''] = this.#toTell
        room -= Buffer.byteLength(JSON.stringify(words)) + 1
        if (said.length > 0 && room < 0) break
        said.push(words)
        this.#toTell.shift()
      }
      // Without a connection it is lost, and who comes to know of us again asks for all of it.
      await this.#say('told', said).catch(() => undefined)
    }
  }

  async #say(word: Word, said: readonly string[] = []): Promise<void> {
    await this.#client?.query('SELECT pg_notify($1, $2)', [WORDS, wordOf(this.name, word, said)])
  }

  #poked(payload: string): void {
    const { from, pokes } = pokesIn(payload)
    if (from === this.name && !this.#doubtful) return
    for (const listener of this.#on.pokes) listener(pokes)
  }

  #told(payload: string): void {
    const heard = wordIn(payload)
    if (heard === null || heard.from === this.name) return
    const { from, word, said } = heard
    if (word === 'bye') {
      if (this.#heard.goes(from)) for (const listener of this.#on.gone) listener(from)
      return
    }
    const isNew = this.#heard.from(from, performance.now())
    // One that was thought gone and was not: it does not know that what it told was dropped.
    if (isNew && word !== 'hello') void this.#say('hello').catch(() => undefined)
    if (isNew || word === 'hello') for (const listener of this.#on.came) listener()
    for (const words of said) for (const listener of this.#on.told) listener(from, words)
  }
}
