/** A process of people: it comes to its tables, plays, and leaves, as it is told to. */
import { setTimeout as wait } from 'node:timers/promises'
import { gather, received, type Group } from './group.ts'
import { PLAYED } from './games.ts'
import { order, type Order } from './orders.ts'
import { playAt, playOn } from './play.ts'
import { Samples, type Counted } from './samples.ts'

const AT_ONCE = 10
/** How long after the end, in milliseconds, everybody may take to see what was sent. */
const PATIENCE = 60_000

const groups: Group[] = []
const samples = new Samples()
let playing: Promise<unknown> = Promise.resolve()
let end = Infinity
let from = { bytes: 0, cpu: 0 }

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A table whose script fails stops, and is an error. */
const guarded = (what: Promise<void>): Promise<void> =>
  what.catch((error: unknown) => samples.failed(error instanceof Error ? error.message : String(error)))

const come = async ({ url, game, tables, people, name }: Order & { do: 'come' }): Promise<void> => {
  for (let made = 0; made < tables; made += AT_ONCE) {
    const many = Math.min(AT_ONCE, tables - made)
    const titles = Array.from({ length: many }, (_, i) => `Table ${name}-${made + i}`)
    groups.push(...(await Promise.all(titles.map((title) => gather(url, game, title, people)))))
  }
  const { before } = PLAYED[game]
  if (before === null) return
  await Promise.all(groups.map((group) => guarded(playOn(group, before(group), samples, () => Infinity))))
}

const play = ({ game, rate }: Order & { do: 'play' }): void => {
  const now = performance.now()
  const between = rate === null ? 0 : 1000 / rate
  const going = groups.map((group, i) => {
    const script = PLAYED[game].play(group, i)
    const times = { first: now + i * between, every: groups.length * between, end: () => end }
    return guarded(rate === null ? playOn(group, script, samples, () => end) : playAt(group, script, samples, times))
  })
  playing = Promise.all(going)
}

const count = (): void => {
  samples.begin()
  from = { bytes: received.bytes, cpu: cpu() }
}

const stop = async (inTime: boolean): Promise<Counted> => {
  end = performance.now()
  const { seen } = samples
  const commands = seen.length
  const bytes = received.bytes - from.bytes
  const took = cpu() - from.cpu
  const late = new AbortController()
  const waited = wait(PATIENCE, true, { signal: late.signal }).catch(() => false)
  if ((await Promise.race([playing.then(() => false), waited])) === true)
    samples.failed('somebody has not seen a command')
  late.abort()
  // Where commands have a time, one that is late is counted with all that it was late.
  const [answered, all] = inTime
    ? [samples.answered.slice(0, commands), seen.slice(0, commands)]
    : [samples.answered, seen]
  for (const { everyone } of groups)
    for (const { present, counts } of everyone) {
      if (present.status !== 'live') samples.failed(`a line is ${present.status}`)
      if (counts.gaps > 0) samples.failed('a gap')
    }
  const { refusals, errors } = samples
  return { commands, answered, seen: all, refusals, errors, bytes, cpu: took }
}

const leave = (): void => {
  for (const { everyone } of groups.splice(0)) everyone.forEach((one) => one.close())
}

const obey = async (asked: Order): Promise<Counted | null> => {
  switch (asked.do) {
    case 'come':
      await come(asked)
      return null
    case 'play':
      play(asked)
      return null
    case 'count':
      count()
      return null
    case 'stop':
      return stop(asked.inTime)
    case 'leave':
      leave()
      return null
    default:
      return asked satisfies never
  }
}

process.on('message', (raw) => {
  obey(order.parse(raw)).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
