/** A table plays itself: whatever falls, to its end, by the rules, and only while somebody looks. */
import { describe, expect, it } from 'vitest'
import { pageOf } from '@homestake/client'
import type { MadeDemo } from '@homestake/protocol'
import { testChance } from '@homestake/rules/testing'
import { DEMO_WORDS } from '../src/demo/words/index.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import type { Journal } from '../src/journal/journal.ts'
import { demoAt, heard, watch } from './demo-table.ts'
import { playOf } from './nml-table.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { seeds } from './random.ts'
import { serve, until, type TestServer } from './table.ts'

/** Nothing is waited for. */
const AT_ONCE = (): Promise<void> => Promise.resolve()

/** @returns the faults that were logged, and how often commands were refused */
const troubleIn = async ({ logged, metrics }: TestServer): Promise<readonly string[]> => [
  ...logged.filter((line) => line.includes('could not play itself')),
  ...(await metrics.registry.metrics())
    .split('\n')
    .filter((line) => /commands_total\{.*answer="(?!applied)/.test(line) && !line.endsWith(' 0')),
]

/** One server, one seed after the other, each watched to its end. */
const playAll = async (these: readonly number[], journal?: Journal): Promise<Readonly<Record<string, number>>> => {
  const means = { now: 0, seed: 0 }
  let chance = testChance(0)
  const server = await serve({ chance: () => ({ ...chance, now: means.now }), pace: AT_ONCE, ...(journal === undefined ? {} : { journal }) }) // prettier-ignore
  const ended: Record<string, number> = {}
  for (const seed of these) {
    means.now += 3_600_000
    chance = testChance(seed, { ids: `seed${seed}-` })
    const language = seed % 2 === 0 ? 'de' : 'en'
    const words = DEMO_WORDS[language]
    const watcher = await watch(server.url, await demoAt(server.url, language))
    await until(watcher, () => heard(watcher).includes(words.yours))
    const said = heard(watcher)
    expect(playOf(watcher).phase, `seed ${seed}`).toBe('between')
    expect(said).toContain(words.soup)
    const how = (['won', 'lost', 'neither'] as const).filter((one) => said.includes(words.told[one]))
    expect(how, `seed ${seed}`).toHaveLength(1)
    ended[how[0] ?? ''] = (ended[how[0] ?? ''] ?? 0) + 1
    watcher.close()
  }
  expect(await troubleIn(server)).toEqual([])
  await server.close()
  return ended
}

/** What was said at a table, as its chronicle has it. */
const told = async (url: string, { table, key }: MadeDemo): Promise<string[]> => {
  const page = await pageOf(url, table, key, undefined, 200)
  if (!page.ok) throw new Error(page.refusal.message)
  return page.value.lines.flatMap(({ event }) =>
    event.type === 'said' && 'text' in event ? [String(event['text'])] : [],
  )
}

describe('a table that plays itself', () => {
  it('DEMO-1 comes to its end without one refusal, whatever falls; it is won on some seeds and lost on others', async () => {
    const all = seeds(process.env['HOMESTAKE_FULL'] === '1' ? 400 : 10)
    const ended: Record<string, number> = {}
    // A server shows one address no more than thirty an hour.
    while (all.length > 0)
      for (const [how, often] of Object.entries(await playAll(all.splice(0, 30))))
        ended[how] = (ended[how] ?? 0) + often
    expect(ended['won']).toBeGreaterThan(0)
    expect(ended['lost']).toBeGreaterThan(0)
  })
})

describePostgres('a table that plays itself, on PostgreSQL', () => {
  it('DEMO-1 comes to its end without one refusal', async () => {
    const { url, drop } = await freshDatabase()
    await playAll(seeds(2), await openPostgresJournal({ url }))
    await drop()
  })

  it('DEMO-3 is played by one server, though somebody looks through each at the same moment', async () => {
    const { url, drop } = await freshDatabase()
    const open = async () => serve({ pace: AT_ONCE, journal: await openPostgresJournal({ url }) })
    const [one, other] = [await open(), await open()]
    for (let round = 0; round < 2; round++) {
      const made = await demoAt(one.url, 'en')
      const both = await Promise.all([watch(one.url, made), watch(other.url, made)])
      await Promise.all(both.map((watcher) => until(watcher, () => playOf(watcher).phase === 'between')))
      // What is told once the season is over comes too.
      await expect.poll(() => told(other.url, made), { timeout: 20_000 }).toContain(DEMO_WORDS.en.yours)
      const said = await told(other.url, made)
      expect(said.toSorted()).toEqual([...new Set(said)].toSorted())
      both.forEach((watcher) => watcher.close())
    }
    for (const server of [one, other])
      expect(server.logged.filter((line) => line.includes('could not play itself'))).toEqual([])
    await one.close()
    await other.close()
    await drop()
  })
})
