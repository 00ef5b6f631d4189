/** Random legal play over several servers at once: one history, and everyone ends with the same view. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { cluster, converged, type Cluster } from './cluster.ts'
import { PLAYERS, playsOn } from './players.ts'
import { describePostgres } from './postgres.ts'
import { picker, seeds } from './random.ts'
import { join, table, until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'
const COMMANDS = FULL ? 300 : 60

/** Somebody who has the table open twice, through different servers as likely as not. */
type Twice = readonly [Connection, Connection]

describePostgres('play over several servers', () => {
  vi.setConfig({ testTimeout: FULL ? 240_000 : 60_000 })
  describe.each(FULL ? [2, 3] : [3])('%i servers', (count) => {
    let servers: Cluster
    beforeAll(async () => {
      servers = await cluster(count)
    })
    afterAll(() => servers.close())

    describe.each(PLAYERS)('bots play $game', ({ game, options, propose }) => {
      it.each(seeds(FULL ? 6 : 1))(
        `MANY-1 CMD-2 ${COMMANDS} commands, some to two servers at once, lines cut at random (seed %i)`,
        async (seed) => {
          const pick = picker(seed)
          const { url } = servers
          const made = await table(url, { game, options: options[seed % options.length] ?? {} })
          const twice = async (...who: Parameters<typeof join>): Promise<Twice> => [
            await join(...who),
            await join(...who),
          ]
          const actors: Twice[] = [await twice(url, made, 'chair')]
          for (let i = 0; i < 4; i++) actors.push(await twice(url, made, { player: `Player ${i}` }))
          const people = [...actors.flat(), await join(url, made, 'spectator')]
          people.forEach((one) => one.socket.io.reconnectionDelay(1).reconnectionDelayMax(5))
          for (const { tables } of servers.nodes) expect(tables.awake).toBeGreaterThan(0)
          const begun = await servers.truth.tip(tableId.parse(made.table))

          let applied = 0
          let idle = 0
          const act = async ([one, other]: Twice): Promise<boolean> => {
            const proposal = playsOn(propose)(one.present, pick)
            if (proposal === null) return false
            const { as, command } = proposal
            const asking = { ...command, id: crypto.randomUUID(), ...(as === undefined ? {} : { as }) }
            const tabs = pick(3) === 0 && other.present.status === 'live' ? [one, other] : [one]
            const outcomes = await Promise.all(tabs.map((tab) => tab.command(asking)))
            const statuses = outcomes.map(({ status }) => status)
            if (statuses.some((status) => status === 'applied' || status === 'duplicate')) applied++
            // Two servers never both do it.
            expect(statuses.filter((status) => status === 'applied').length).toBeLessThanOrEqual(1)
            for (const outcome of outcomes) {
              expect(outcome.status).not.toBe('offline')
              expect('refusal' in outcome ? outcome.refusal.code : '').not.toMatch(/fault|unavailable/)
            }
            return true
          }

          const acting: Promise<boolean>[] = []
          for (let sent = 0; sent < COMMANDS;) {
            const tabs = pick(2) === 0 ? actors : actors.map(([one, other]): Twice => [other, one])
            const actor = tabs[pick(actors.length)] as Twice
            if (actor[0].present.status !== 'live') await until(actor[0], ({ status }) => status === 'live')
            const asked = act(actor)
            const cut = pick(20) === 0 ? people[pick(people.length)]?.socket.io.engine : undefined
            if (cut?.readyState === 'open') cut.close()
            if (pick(3) === 0) acting.push(asked.then((did) => (did && sent++, did)))
            else if (await asked) sent++
            else if (++idle > 40 * COMMANDS) throw new Error('nobody has anything to do')
          }
          await Promise.all(acting)

          const v = await converged(servers.truth, made, people)
          expect(v - (begun ?? 0)).toBe(applied)
          expect(applied).toBeGreaterThan(COMMANDS / 4)
          people.forEach((one) => one.close())
        },
      )
    })
  })
})
