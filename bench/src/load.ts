/**
 * `node bench/src/load.ts [--tables 50] [--seconds 20]`: how many commands a second one server sustains, with its journal
 * on, over tables of seven people (a GM, four players, two spectators), each table one command after another. The server
 * runs on one core and everybody else on another, where `taskset` is there.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Connection, makeTable, type Outcome } from '@homestake/client'
import { conflict, settle, type Group } from './conflict.ts'

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '50' }, seconds: { type: 'string', default: '20' } },
})
const TABLES = Number(values.tables)
const MILLISECONDS = Number(values.seconds) * 1000

interface Stats {
  cpu: number
  rss: number
  awake: number
  commits: number
  entries: number
}

const dir = mkdtempSync(join(tmpdir(), 'homestake-bench-'))
const child = spawn(
  'taskset',
  [
    '-c',
    '0',
    process.execPath,
    ...(process.env['PROFILE'] ? ['--cpu-prof', '--cpu-prof-dir', process.env['PROFILE']] : []),
    '--expose-gc',
    join(import.meta.dirname, 'serve.ts'),
  ],
  {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  },
)
const told = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (message) => resolve(message as T)))
const stats = (): Promise<Stats> => {
  const answer = told<Stats>()
  child.send('stats')
  return answer
}

let bytes = 0
const sit = (url: string, table: string, key: string, name?: string): Promise<Connection> => {
  const token = crypto.randomUUID().replaceAll('-', '')
  const one = new Connection(
    { url, table, key, ...(name === undefined ? {} : { token, name }) },
    { transports: ['websocket'] },
  )
  const { engine } = one.socket.io
  engine.on(
    'packet',
    (packet: { data?: unknown }) => (bytes += typeof packet.data === 'string' ? packet.data.length : 0),
  )
  return new Promise((resolve) => {
    const stop = one.subscribe(({ status }) => {
      if (status !== 'live') return
      queueMicrotask(() => stop())
      resolve(one)
    })
  })
}

const { url } = await told<{ url: string }>()
const empty = await stats()
const groups: Group[] = []
for (let i = 0; i < TABLES; i++) {
  const made = await makeTable(url, { game: 'new-and-magic-land', title: `Table ${i}` })
  if (!made.ok) throw new Error(made.refusal.message)
  const { table, keys } = made.value
  const gm = await sit(url, table, keys.chair)
  const players = await Promise.all([0, 1, 2, 3].map((n) => sit(url, table, keys.player, `Player ${n}`)))
  const watchers = await Promise.all([0, 1].map(() => sit(url, table, keys.spectator)))
  groups.push({ gm, players, watchers })
}
const idle = await stats()
await Promise.all(groups.map(settle))

const times: number[] = []
let going = true
const timed = async (command: () => Promise<Outcome>): Promise<Outcome> => {
  const began = performance.now()
  const outcome = await command()
  times.push(performance.now() - began)
  return outcome
}
const playing = groups.map(async (group, i) => {
  for (let turn = i; going; turn++) await conflict(group, turn, timed)
})
await new Promise((resolve) => setTimeout(resolve, 2000))
times.length = 0
bytes = 0
const before = await stats()
const began = performance.now()
await new Promise((resolve) => setTimeout(resolve, MILLISECONDS))
const commands = times.length
const took = (performance.now() - began) / 1000
const after = await stats()
const got = bytes
going = false
await Promise.all(playing)

times.length = commands
times.sort((x, y) => x - y)
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
const lines = [
  `${TABLES} tables × 7 people, ${took.toFixed(1)} s, ${commands} commands`,
  `commands a second        ${(commands / took).toFixed(0)}`,
  `server CPU a command     ${((after.cpu - before.cpu) / commands).toFixed(0)} µs`,
  `bytes a command a viewer ${(got / commands / 7).toFixed(0)}`,
  `answer p50 / p99         ${at(0.5)} / ${at(0.99)} ms`,
  `entries a commit         ${((after.entries - before.entries) / (after.commits - before.commits)).toFixed(1)}`,
  `memory a table awake     ${((idle.rss - empty.rss) / TABLES / 1024).toFixed(0)} KB`,
]
process.stdout.write(`${lines.join('\n')}\n`)
for (const { gm, players, watchers } of groups) [gm, ...players, ...watchers].forEach((one) => one.close())
child.kill('SIGTERM')
rmSync(dir, { recursive: true, force: true })
