/** Random legal play by bots through the real client against the real server, over lines that are cut at random. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { compartmentSchema, tableId, type Visible } from '@homestake/rules'
import { games, viewOf } from '@homestake/rules/authority'
import { PLAYERS } from './players.ts'
import { picker, seeds } from './random.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const COMMANDS = 300
/** Of each game: every choice of its options comes up, in the full run four times. */
const RUNS = process.env['HOMESTAKE_FULL'] === '1' ? 12 : 3
const SEATS = 4

let server: TestServer
beforeAll(async () => {
  server = await serve({ env: { BEAT_SECONDS: '1' }, games })
})
afterAll(() => server.close())

const sameAsServer = async (made: { table: string }, one: Connection): Promise<void> => {
  const live = await server.tables.get(tableId.parse(made.table))
  if (live === null) throw new Error('no table')
  const cursor = JSON.stringify(live.cursorFor(one.present.you))
  await until(
    one,
    (present) => JSON.stringify(sorted(present.cursor)) === JSON.stringify(sorted(JSON.parse(cursor) as object)),
  )
  expect(sorted(one.present.view)).toEqual(sorted(viewOf(live.state, one.present.you)))
  for (const [compartment, part] of Object.entries(one.present.view ?? {}))
    compartmentSchema(live.game, compartment as Visible).parse(part)
}

const sorted = (value: object | null): object =>
  Object.fromEntries(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))

describe.each(PLAYERS)('bots play $game', ({ game, options, propose }) => {
  it.each(seeds(RUNS))(`${COMMANDS} commands, lines cut at random, end in equal views (seed %i)`, async (seed) => {
    const pick = picker(seed)
    const made = await table(server.url, { game, options: options[seed % options.length] ?? {} })
    const people = await Promise.all([
      join(server.url, made, 'chair'),
      ...Array.from({ length: SEATS }, (_, i) => join(server.url, made, { player: `Player ${i}` })),
      join(server.url, made, 'spectator'),
    ])
    people.forEach((one) => one.socket.io.reconnectionDelay(1).reconnectionDelayMax(5))
    const actors = people.slice(0, -1)
    const counts = { applied: 0, refused: 0, idle: 0 }
    const live = await server.tables.get(tableId.parse(made.table))
    const before = live?.v ?? 0
    const waiting: Promise<void>[] = []
    let sent = 0
    // Bots may bring a story to its end: then there is nothing more to give.
    while (sent < COMMANDS && live?.state.table.ended !== true) {
      const one = actors[pick(actors.length)]
      if (one === undefined) break
      if (one.present.status !== 'live') await until(one, ({ status }) => status === 'live')
      const proposal = propose(one.present, pick)
      if (proposal === null) {
        if (++counts.idle > 20 * COMMANDS) throw new Error('nobody has anything to do')
        await Promise.resolve()
        continue
      }
      sent++
      const { as, command } = proposal
      const answer = one.command({ ...command, ...(as === undefined ? {} : { as }) }).then((outcome) => {
        if (outcome.status === 'applied' || outcome.status === 'duplicate') counts.applied++
        else {
          counts.refused++
          if (outcome.status === 'offline') throw new Error('a command was sent over a dead line')
          expect(outcome.refusal.message.length).toBeGreaterThan(5)
          expect(outcome.refusal.code).not.toBe('fault')
        }
      })
      // Now and then two act at the same moment, and now and then a line goes while a command is on it.
      const cut = pick(25) === 0 ? people[pick(people.length)]?.socket.io.engine : undefined
      if (cut?.readyState === 'open') cut.close()
      if (pick(4) === 0) waiting.push(answer)
      else await answer
    }
    await Promise.all(waiting)
    for (const one of people) {
      if (one.present.status !== 'live') await until(one, ({ status }) => status === 'live')
      await sameAsServer(made, one)
    }
    expect((live?.v ?? 0) - before).toBe(counts.applied)
    expect(counts.applied).toBeGreaterThan(sent / 4)
    people.forEach((one) => one.close())
  })
})
