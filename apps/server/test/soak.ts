/** A server under a long load of people who come, play, lose their line, and go. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import type { Connection } from '@homestake/client'
import { botsPlay } from './bots.ts'
import { PLAYERS } from './players.ts'
import { picker } from './random.ts'
import { join, table, until } from './table.ts'

/** What a server holds, after its garbage is collected. */
export interface Held {
  readonly awake: number
  readonly halls: number
  readonly rooms: number
  /** Tables at which other servers say that somebody is. */
  readonly elsewhere: number
  readonly roles: Readonly<Record<string, number>>
  /** What keeps it running, by kind: sockets, timers, requests. */
  readonly resources: Readonly<Record<string, number>>
  /** Bytes. */
  readonly heap: number
  readonly rss: number
}

export class SoakServer {
  readonly #child: ChildProcess
  readonly #folder: string
  readonly url: string

  private constructor(child: ChildProcess, folder: string, url: string) {
    this.#child = child
    this.#folder = folder
    this.url = url
  }

  /** @param settings beside its own */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<SoakServer> {
    const folder = mkdtempSync(path(tmpdir(), 'homestake-soak-'))
    const child = fork(path(import.meta.dirname, 'soak-server.ts'), {
      execArgv: ['--expose-gc'],
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        IDLE_SECONDS: '1',
        TABLES_PER_HOUR: '1000000',
        MESSAGES_PER_SECOND: '5000',
        MESSAGE_BURST: '5000',
        ...settings,
      },
    })
    const [{ url }] = (await once(child, 'message')) as [{ url: string }]
    return new SoakServer(child, folder, url)
  }

  async held(): Promise<Held> {
    const answer = once(this.#child, 'message')
    this.#child.send('held')
    const [held] = (await answer) as [Held]
    return held
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await gone
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

const PARTS = 4
const COMMANDS = 12

const cut = async (one: Connection): Promise<void> => {
  one.socket.io.engine.close()
  await until(one, ({ status }) => status === 'reconnecting')
  await until(one, ({ status }) => status === 'live')
}

/** One table from when it is made until everyone has left: somebody watches for a while, and somebody’s line breaks. */
const evening = async (url: string, seed: number): Promise<void> => {
  const player = PLAYERS[seed % PLAYERS.length]
  if (player === undefined) throw new Error('no game is played')
  const { game, options } = player
  const made = await table(url, { game, options: options[seed % options.length] ?? {} })
  const gm = await join(url, made, 'chair')
  const ann = await join(url, made, { player: 'Ann' })
  const bob = await join(url, made, { player: 'Bob' })
  const people = [gm, ann, bob]
  const pick = picker(seed)
  for (let part = 0; part < PARTS; part++) {
    const watchers = [await join(url, made, 'spectator'), await join(url, made, 'spectator')]
    await botsPlay(player, people, COMMANDS, { seed: seed + part, meddling: 5 })
    await cut(people[pick(people.length)] ?? gm)
    watchers.forEach((watcher) => watcher.close())
  }
  people.forEach((one) => one.close())
}

/** So many tables at a time, one after another, until the time is over. @returns how many there were */
export const evenings = async (url: string, atOnce: number, seconds: number): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let seed = 0
  const house = async (): Promise<void> => {
    do await evening(url, seed++)
    while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: atOnce }, house))
  return seed
}
