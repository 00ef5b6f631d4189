/** What a load comes to. */
import type { Wanted } from './arguments.ts'
import type { Reading } from './reading.ts'
import type { Counted } from './samples.ts'

/** Bytes. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}

export interface Spread {
  readonly p50: number
  readonly p99: number
}

/** What only the server’s own metrics tell. */
export interface OfServer {
  /** Microseconds of processor a command. */
  readonly cpu: number
  /** Of one core. */
  readonly busy: number
  readonly entriesPerCommit: number
  readonly memory: {
    /** Before the first table. */
    readonly before: Memory
    /** With everyone there, before they play; and when they have played. */
    readonly awake: Memory
    readonly played: Memory
    /** When everyone has left, and no table is awake; `null`: not waited for. */
    readonly asleep: Memory | null
  }
}

export interface Report {
  readonly game: string
  readonly journal: string
  readonly tables: number
  readonly people: number
  readonly seconds: number
  /** How many commands a second were to be sent; `null`: one after another. */
  readonly rate: number | null
  readonly processes: number
  readonly commands: number
  readonly perSecond: number
  /** Milliseconds from when a command was to be sent. */
  readonly answered: Spread
  readonly seen: Spread
  readonly bytesPerViewer: number
  /** Of all cores that the people have. */
  readonly peopleBusy: number
  readonly server: OfServer | null
  readonly refusals: Readonly<Record<string, number>>
  readonly errors: Readonly<Record<string, number>>
}

const spread = (values: readonly number[]): Spread => {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

const tally = (tallies: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const [what, n] of tallies.flatMap((one) => Object.entries(one))) sum[what] = (sum[what] ?? 0) + n
  return sum
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What the server counted before there was a table, with everyone there, as the count began and ended, and afterwards. */
export interface Readings {
  readonly before: Reading
  readonly awake: Reading
  readonly began: Reading
  readonly ended: Reading
  readonly played: Reading
  readonly asleep: Reading | null
}

const ofServer = ({ before, awake, began, ended, played, asleep }: Readings, seconds: number): OfServer => {
  const memory = ({ rss, heap }: Reading): Memory => ({ rss, heap })
  const cpu = ended.cpu - began.cpu
  return {
    cpu: (cpu / (ended.commands - began.commands)) * 1e6,
    busy: cpu / seconds,
    entriesPerCommit: (ended.entries - began.entries) / (ended.commits - began.commits),
    memory: {
      before: memory(before),
      awake: memory(awake),
      played: memory(played),
      asleep: asleep === null ? null : memory(asleep),
    },
  }
}

export const reportOf = (
  { game, journal, tables, people, rate, url }: Wanted,
  seconds: number,
  counted: readonly Counted[],
  readings: Readings | null,
): Report => {
  const commands = sum(counted.map((one) => one.commands))
  return {
    game,
    journal: url === undefined ? journal : 'as it is there',
    tables,
    people,
    seconds,
    rate: rate ?? null,
    processes: counted.length,
    commands,
    perSecond: commands / seconds,
    answered: spread(counted.flatMap(({ answered }) => answered)),
    seen: spread(counted.flatMap(({ seen }) => seen)),
    bytesPerViewer: sum(counted.map(({ bytes }) => bytes)) / commands / people,
    peopleBusy: sum(counted.map(({ cpu }) => cpu)) / seconds / counted.length,
    server: readings === null ? null : ofServer(readings, seconds),
    refusals: tally(counted.map(({ refusals }) => refusals)),
    errors: tally(counted.map(({ errors }) => errors)),
  }
}
