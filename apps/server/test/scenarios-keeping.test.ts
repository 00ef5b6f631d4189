/** Keeping: H19 and H20. What anyone was told is there after any bad night. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, type Before, type Connection } from '@homestake/client'
import type { Journal } from '../src/journal/journal.ts'
import { Unavailable } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { PLAYERS, playsOn } from './players.ts'
import { picker } from './random.ts'
import { join, serve, table, until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
/** Of each game. */
const ROUNDS = FULL ? 60 : 2

interface Seen {
  table: { play: { count: number; settlers?: object } }
}
const count = (connection: Connection): number => (connection.present.view as unknown as Seen).table.play.count

const open: Connection[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

/** A server as its own process, on a port of its own choice. */
const start = (dir: string, port: number): Promise<{ process: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path(import.meta.dirname, 'serve-small.ts')], {
      env: { ...process.env, DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.on('data', (text: Buffer) => {
      const url = /open at (\S+)/.exec(text.toString())?.[1]
      if (url !== undefined) resolve({ process: child, url })
    })
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

const killed = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.on('exit', (code) => resolve(code))
    child.kill(signal)
  })

describe('keeping', () => {
  it.each(PLAYERS)(
    `JRN-3 H19 kill -9 under load, ${ROUNDS} rounds of $game: whatever was acknowledged or seen is there`,
    async ({ game, propose }) => {
      const dir = mkdtempSync(path(tmpdir(), 'homestake-'))
      let running = await start(dir, 0)
      const port = Number(new URL(running.url).port)
      const made = await table(running.url, { game })
      const people = await Promise.all([
        join(running.url, made, 'chair'),
        join(running.url, made, { player: 'Ann' }),
        join(running.url, made, { player: 'Bob' }),
        join(running.url, made, 'spectator'),
      ])
      open.push(...people)
      people.forEach((one) => one.socket.io.reconnectionDelay(30).reconnectionDelayMax(60))
      const actors = people.slice(0, -1)
      const acknowledged = new Map<Connection, string[]>(actors.map((one) => [one, []]))
      const count = () => [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0)
      /** Every line that anybody was ever shown, as it was shown. */
      const shown = new Map<Connection, Map<string, string>>(people.map((one) => [one, new Map()]))
      for (const [one, lines] of shown)
        one.subscribe((_present, fresh) => fresh.forEach((line) => lines.set(line.key, JSON.stringify(line.event))))

      for (let round = 0; round < ROUNDS; round++) {
        const pick = picker(round + 1)
        let going = true
        const play = async (one: Connection) => {
          while (going) {
            const id = crypto.randomUUID()
            const proposal = pick(2) === 0 ? playsOn(propose)(one.present, pick) : null
            const { as, command } = proposal ?? {
              as: undefined,
              command: { type: 'say', to: 'table', kind: 'talk', text: `${round} ${id}` },
            }
            const outcome = await one.command({ ...command, id, ...(as === undefined ? {} : { as }) })
            if (outcome.status === 'applied' || outcome.status === 'duplicate') acknowledged.get(one)?.push(id)
            if (outcome.status === 'offline') return
          }
        }
        const goal = count() + 5 + (round % 7) * 5
        const playing = actors.map(play)
        await until(people[3] as Connection, () => count() >= goal)
        await killed(running.process, 'SIGKILL')
        going = false
        running = await start(dir, port)
        await Promise.all(people.map((one) => until(one, ({ status }) => status === 'live')))
        await Promise.all(playing)
      }

      // Each command that was acknowledged is known: the same id again is a duplicate, and nothing happens twice.
      for (const [one, ids] of acknowledged) {
        const again = await Promise.all(
          ids.map((id) => one.command({ type: 'say', to: 'table', kind: 'talk', text: 'again', id })),
        )
        expect(new Set(again.map(({ status }) => status))).toEqual(new Set(['duplicate']))
      }
      // Each line that was seen stands in the chronicle as it was seen.
      for (const [one, lines] of shown) {
        const kept = new Map<string, string>()
        for (let before: Before | null | undefined; before !== null;) {
          const page = await pageOf(running.url, made.table, one.where.token ?? one.where.key, before, 200)
          if (!page.ok) throw new Error(page.refusal.message)
          page.value.lines.forEach((line) => kept.set(line.key, JSON.stringify(line.event)))
          before = page.value.before
        }
        expect([...lines].filter(([key, event]) => kept.get(key) !== event)).toEqual([])
        expect(lines.size).toBeGreaterThan(ROUNDS)
      }
      people.forEach((one) => one.close())
      await killed(running.process, 'SIGTERM')
      rmSync(dir, { recursive: true })
    },
    30_000 + ROUNDS * 12_000,
  )

  it('CMD-8 H20 with the journal gone nobody sees the event, the actor is told, and the table plays on when it returns', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    let gone = false
    const journal: Journal = {
      ...wrapped(real),
      append: (...args) => (gone ? Promise.reject(new Unavailable('the disk is full')) : real.append(...args)),
    }
    const server = await serve({ journal })
    const made = await table(server.url)
    const [ann, watcher] = await Promise.all([
      join(server.url, made, { player: 'Ann' }),
      join(server.url, made, 'spectator'),
    ])
    open.push(ann, watcher)
    gone = true
    const id = crypto.randomUUID()
    expect(await ann.command({ type: 'bump', by: 1, id })).toMatchObject({
      status: 'unavailable',
      refusal: { code: 'unavailable' },
    })
    gone = false
    expect(await ann.command({ type: 'bump', by: 1, id })).toMatchObject({ status: 'applied' })
    await until(watcher, () => count(watcher) === 1)
    expect(watcher.present.lines.filter(({ event }) => event.type === 'bumped')).toHaveLength(1)
    await server.close()
  })

  it('CMD-9 H20 a commit whose outcome is unknown is found and delivered before anything else happens', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    let broken = false
    const journal: Journal = {
      ...wrapped(real),
      append: async (...args) => {
        const done = await real.append(...args)
        if (!broken) return done
        broken = false
        throw new Unavailable('the connection went after the commit')
      },
    }
    const server = await serve({ journal })
    const made = await table(server.url)
    const [ann, watcher] = await Promise.all([
      join(server.url, made, { player: 'Ann' }),
      join(server.url, made, 'spectator'),
    ])
    open.push(ann, watcher)
    broken = true
    const id = crypto.randomUUID()
    expect(await ann.command({ type: 'bump', by: 1, id })).toMatchObject({ status: 'unavailable' })
    expect(await ann.command({ type: 'bump', by: 1, id })).toMatchObject({ status: 'duplicate' })
    await until(watcher, () => count(watcher) === 1)
    await server.close()
  })
})

/** A journal’s methods, bound, so that one of them can be replaced. */
const wrapped = (real: Journal): Journal => ({
  epoch: real.epoch,
  create: (...args) => real.create(...args),
  bring: (...args) => real.bring(...args),
  append: (...args) => real.append(...args),
  tip: (...args) => real.tip(...args),
  game: (...args) => real.game(...args),
  tail: (...args) => real.tail(...args),
  versionAt: (...args) => real.versionAt(...args),
  find: (...args) => real.find(...args),
  snapshot: (...args) => real.snapshot(...args),
  saveSnapshot: (...args) => real.saveSnapshot(...args),
  page: (...args) => real.page(...args),
  remove: (...args) => real.remove(...args),
  untouched: (...args) => real.untouched(...args),
  ready: () => real.ready(),
  close: () => real.close(),
})
