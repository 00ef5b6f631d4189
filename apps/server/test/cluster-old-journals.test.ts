/** What an older release wrote, on PostgreSQL: it wakes on two servers at once, and is played on through both. */
import { describe, expect, it } from 'vitest'
import type { MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { gameOf } from '../src/tables/games.ts'
import { wake } from '../src/tables/wake.ts'
import { botsPlay } from './bots.ts'
import { converged } from './cluster.ts'
import { clustered } from './clustered.ts'
import { PLAYERS } from './players.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { recorded } from './recorded.ts'
import { RELEASES } from './small-game-grown.ts'
import { join, serve, table } from './table.ts'

const COMMANDS = process.env['HOMESTAKE_FULL'] === '1' ? 300 : 25

describePostgres('old journals on two servers', () => {
  const several = clustered(2)
  const { at, come } = several

  it.each(recorded())(
    'JRN-8 JRN-14 H22 $name wakes on both as it was recorded, and is played on through both',
    { timeout: 300_000 },
    async (old) => {
      const game = gameOf(games, old.game)
      const player = PLAYERS.find((one) => one.game === old.game)
      if (game === undefined || player === undefined) throw new Error(`nobody plays ${old.game}`)
      const { truth, nodes } = several.servers
      const made = old.made as MadeTable
      const id = tableId.parse(made.table)
      expect(await truth.bring({ table: id, game: old.game, at: 0 }, old.history)).toBe('appended')

      const awake = await Promise.all(nodes.map(({ tables }) => tables.get(id)))
      expect(awake.map((live) => live?.v)).toEqual(nodes.map(() => old.history.length))
      const [one, other] = awake
      expect(one?.state).toEqual(other?.state)
      if (game.shape === old.shape) expect(one?.state).toEqual(old.state)

      const players = await Promise.all(old.players.map((name, i) => come(at((i + 1) % 2), made, { player: name })))
      const people = [await come(at(0), made, 'chair'), ...players]
      const watchers = [await come(at(0), made, 'spectator'), await come(at(1), made, 'spectator')]
      let applied = 0
      await botsPlay(player, people, COMMANDS, {
        seed: 11,
        each: ({ outcome }) => {
          expect('refusal' in outcome ? outcome.refusal.code : '').not.toBe('fault')
          if (outcome.status === 'applied') applied++
        },
      })
      expect(applied).toBeGreaterThan(COMMANDS / 4)
      const v = await converged(truth, made, [...people, ...watchers])
      expect(v).toBeGreaterThanOrEqual(old.history.length + applied)
      for (const { logged } of nodes) expect(logged.filter((line) => line.includes('fault'))).toEqual([])
    },
  )
})

describePostgres('shapes on two servers', () => {
  describe.each([true, false])('with a snapshot of each release: %s', (summedUp) => {
    const [first, , third] = RELEASES
    const env = summedUp ? { SNAPSHOT_EVERY: '1' } : {}

    it('JRN-14 H22 a table that an older release began wakes on both in the shape of today, and both play on', async () => {
      const database = await freshDatabase()
      const release = async (game: (typeof RELEASES)[number]) =>
        serve({
          journal: await openPostgresJournal({ url: database.url }),
          games: { ...games, 'inverted-tower': game },
          env: { ...env, BEAT_SECONDS: '3600' },
        })
      const before = await release(first)
      const made = await table(before.url)
      const began = [await join(before.url, made, 'chair'), await join(before.url, made, { player: 'Ann' })] as const
      const bump = { type: 'bump', by: 2 }
      for (const one of [...began, ...began]) expect(await one.command(bump)).toMatchObject({ status: 'applied' })
      began.forEach((one) => one.close())
      await before.close()

      const [left, right] = await Promise.all([release(third), release(third)])
      const people = await Promise.all([
        join(left.url, made, 'chair'),
        join(right.url, made, { player: 'Ann' }),
        join(left.url, made, 'spectator'),
        join(right.url, made, 'spectator'),
      ])
      const [gm, ann] = people
      for (const one of [gm, ann, gm, ann]) expect(await one.command(bump)).toMatchObject({ status: 'applied' })
      const today = { ...games, 'inverted-tower': third }
      const truth = await openPostgresJournal({ url: database.url })
      await converged(truth, made, people, today)
      const woken = await wake(truth, today, tableId.parse(made.table))
      expect(woken?.state.table.play).toMatchObject({ tally: { all: 16 } })

      people.forEach((one) => one.close())
      await Promise.all([left.close(), right.close()])
      await truth.close()
      await database.drop()
    })
  })
})
