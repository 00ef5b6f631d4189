/** Random legal play while seats and links change hands: everyone who is at the table at the end sees the same. */
import { describe, expect, it } from 'vitest'
import { Connection, renewedLink, takeSeatAlong } from '@homestake/client'
import { hashKey } from '@homestake/protocol/keys'
import { games } from '@homestake/rules/authority'
import { botsPlay } from './bots.ts'
import { converged } from './cluster.ts'
import { seatOf } from './nml-table.ts'
import { PLAYERS } from './players.ts'
import { picker, seeds } from './random.ts'
import { serving } from './serving.ts'
import { table, until } from './table.ts'

const ROUNDS = 8
const BETWEEN = 12
const at = serving({ games })

describe.each(PLAYERS)('bots play $game', (player) => {
  it.each(seeds(2))(
    'SEAT-13 SEAT-14 SEAT-15 SEAT-16 SEAT-17 SEAT-19 while seats and links change hands (seed %i)',
    async (seed) => {
      const { url } = at.server
      const pick = picker(seed)
      const made = await table(url, { game: player.game })
      const gm = await at.come(url, made, 'chair')
      const watcher = await at.come(url, made, 'spectator')
      const seated = [await at.come(url, made, { player: 'Ann' }), await at.come(url, made, { player: 'Bob' })]
      let key = made.keys.player
      let generation = 1
      let secrets = 0
      const secret = (): string => `secret-${seed}-${++secrets}`.padEnd(32, '_')
      const knock = async (
        proof: Pick<Connection['where'], 'key' | 'token' | 'name' | 'seat'>,
      ): Promise<Connection> => {
        const one = at.keep(
          new Connection({ url, table: made.table, ...proof }, { nonces: false, transports: ['websocket'] }),
        )
        await until(one, ({ status }) => status === 'live' || status === 'refused')
        return one
      }
      const applied = async (one: Connection, asking: Parameters<Connection['command']>[0]): Promise<void> =>
        expect(await one.command(asking)).toMatchObject({ status: 'applied' })

      const acts = [
        async (one: Connection) => {
          await applied(one, { type: 'vacate', seat: seatOf(one) })
          return knock({ key, token: secret(), name: 'Cat', seat: seatOf(one) })
        },
        async (one: Connection) => {
          await applied(gm, { type: 'close-seat', seat: seatOf(one) })
          await applied(gm, { type: 'open-seat', seat: seatOf(one) })
          return knock({ key, token: secret(), name: 'Dan', seat: seatOf(one) })
        },
        async (one: Connection) => {
          const [code, token] = [secret(), secret()]
          await applied(one, { type: 'move-seat', seat: seatOf(one), code: hashKey(code) })
          expect(await takeSeatAlong(url, made.table, { code, token })).toMatchObject({ ok: true })
          return knock({ key: code, token })
        },
        async () => {
          await applied(gm, { type: 'lock', locked: true })
          expect((await knock({ key, token: secret(), name: 'Eve' })).present.bye?.code).toBe('not-now')
          await applied(gm, { type: 'lock', locked: false })
          return null
        },
        async () => {
          const link = renewedLink(made.keys.chair, 'player', ++generation)
          await applied(gm, link.command)
          expect((await knock({ key })).present.bye?.code).toBe('wrong-key')
          key = link.key
          return null
        },
      ]
      for (let round = 0; round < ROUNDS && !ended(gm); round++) {
        await botsPlay(player, [gm, ...seated], BETWEEN, { seed: seed * 100 + round })
        if (ended(gm)) break
        const which = pick(seated.length)
        const one = seated[which]
        const act = acts[(round + seed) % acts.length]
        if (one === undefined || act === undefined) throw new Error('nobody sits')
        const next = await act(one)
        if (next === null) continue
        await until(one, ({ status }) => status === 'refused')
        expect(next.present).toMatchObject({ status: 'live', you: { seat: seatOf(one) } })
        seated[which] = next
      }
      await converged(at.server.journal, made, [gm, watcher, ...seated])
    },
  )
})

const ended = (one: Connection): boolean =>
  (one.present.view as unknown as { table: { ended?: boolean } }).table.ended === true
