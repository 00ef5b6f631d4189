/** One load from beginning to end: everyone comes, plays, is counted, and leaves. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Wanted } from './arguments.ts'
import { Crowd } from './crowd.ts'
import type { Reading } from './reading.ts'
import { reportOf, type Report } from './report.ts'
import { elsewhere, startServer, type Measured } from './server.ts'

/** Until what is hot is compiled, in milliseconds. */
const WARM_UP = 3000
/** Seconds within which tables that nobody looks at must be asleep. */
const BEDTIME = 30

/** @throws if tables stay awake */
const asleep = async (server: Measured): Promise<Reading | null> => {
  if (!server.ours) return null
  for (const end = performance.now() + BEDTIME * 1000; performance.now() < end; await wait(200)) {
    const reading = await server.read()
    if (reading?.awake === 0 && reading.sockets === 0) return server.readTidy()
  }
  throw new Error(`tables are awake, ${BEDTIME} s after everyone has left`)
}

const measure = async (wanted: Wanted, server: Measured, crowd: Crowd): Promise<Report> => {
  const before = await server.readTidy()
  await crowd.come(server.url)
  const awake = await server.readTidy()
  await crowd.play()
  await wait(WARM_UP)
  const began = await server.read()
  await crowd.count()
  const from = performance.now()
  await wait(wanted.seconds * 1000)
  const ended = await server.read()
  const seconds = (performance.now() - from) / 1000
  const counted = await crowd.stop()
  const played = await server.readTidy()
  await crowd.leave()
  const after = await asleep(server)
  const told = before !== null && awake !== null && began !== null && ended !== null && played !== null
  return reportOf(wanted, seconds, counted, told ? { before, awake, began, ended, played, asleep: after } : null)
}

/** @throws if the load can’t be played */
export const run = async (wanted: Wanted): Promise<Report> => {
  const server = wanted.url === undefined ? await startServer(wanted) : elsewhere(wanted.url, wanted.metrics)
  const crowd = new Crowd(wanted)
  try {
    return await measure(wanted, server, crowd)
  } finally {
    await crowd.close()
    await server.close()
  }
}
