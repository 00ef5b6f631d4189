/** Seats and links change hands while the people of one table come through several servers. */
import { expect, it } from 'vitest'
import { Connection, newChairKeys, takeSeatAlong } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { hashKey } from '@homestake/protocol/keys'
import { clustered } from './clustered.ts'
import { framesOf } from './frames.ts'
import { seatOf } from './nml-table.ts'
import { describePostgres } from './postgres.ts'
import { table, until } from './table.ts'

const secret = (of: string): string => of.padEnd(32, '_')

let keyCount = 0

describePostgres('seats and links over several servers', () => {
  const { at, keep, come } = clustered(2, { small: true })
  const knock = async (
    node: number,
    made: MadeTable,
    proof: Pick<Connection['where'], 'key' | 'token' | 'name' | 'seat'>,
  ) => {
    const guest = keep(
      new Connection({ url: at(node), table: made.table, ...proof }, { nonces: false, transports: ['websocket'] }),
    )
    await until(guest, ({ status }) => status === 'live' || status === 'refused')
    return guest
  }
  const applied = async (one: Connection, asking: Parameters<Connection['command']>[0]): Promise<void> =>
    expect(await one.command(asking)).toMatchObject({ status: 'applied' })

  it('SEAT-13 H8 a seat that is closed through one server costs its connection at the other the table', async () => {
    const made = await table(at(0))
    const [gm, ann] = [await come(at(0), made, 'chair'), await come(at(1), made, { player: 'Ann' })]
    const heard = framesOf(ann)
    await applied(gm, { type: 'close-seat', seat: seatOf(ann) })
    const { bye } = await until(ann, ({ status }) => status === 'refused')
    expect(bye).toMatchObject({ code: 'unknown-seat', reason: 'This seat is closed.' })
    expect(heard.join('')).not.toContain('seat-closed')
    for (const node of [0, 1]) {
      const again = await knock(node, made, { key: ann.where.key, token: ann.where.token ?? '' })
      expect(again.present.bye?.code).toBe('unknown-seat')
    }
  })

  it('SEAT-20 H33 the chair goes from one server’s people to the other’s, and nothing that is said to it after goes back', async () => {
    const made = await table(at(0))
    const [gm, ann] = [await come(at(0), made, 'chair'), await come(at(1), made, { player: 'Ann' })]
    const watcher = await come(at(0), made, 'spectator')
    await applied(gm, { type: 'hide', secret: 40_417 })
    await applied(gm, { type: 'offer-chair', seat: seatOf(ann) })
    await until(ann, ({ view }) => JSON.stringify(view).includes('"passing"'))
    const heard = [framesOf(gm), framesOf(watcher)]
    const { keys, hashes } = newChairKeys(() => secret(`key-${++keyCount}`))
    await applied(ann, { type: 'take-chair', hashes })
    ann.comeWith(keys.chair)
    await until(ann, ({ you, status }) => status === 'live' && you.chair)
    expect(JSON.stringify(ann.present.view)).toContain('40417')
    await until(gm, ({ status }) => status === 'refused')
    await applied(ann, { type: 'hide', secret: 50_517 })
    await applied(ann, { type: 'bump', by: 1 })
    await until(watcher, ({ lines }) => lines.some(({ event }) => event.type === 'bumped'))
    expect(heard.flat().join('')).not.toMatch(/40417|50517/)
  })

  it('SEAT-14 SEAT-16 H12 a vacant seat, and a link for once, are one person’s, whichever servers they reach for it through', async () => {
    const made = await table(at(0))
    const [gm, ann] = [await come(at(0), made, 'chair'), await come(at(1), made, { player: 'Ann' })]
    const seat = seatOf(ann)
    await applied(ann, { type: 'vacate', seat })
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        knock(i % 2, made, { key: made.keys.player, token: secret(`t-${i}`), name: `P${i}`, seat }),
      ),
    )
    const inside = crowd.filter(({ present }) => present.status === 'live')
    expect(inside.map((who) => who.present.you.seat)).toEqual([seat])
    const code = secret('code')
    await applied(gm, { type: 'move-seat', seat, code: hashKey(code) })
    const taken = await Promise.all(
      [0, 1, 0, 1].map((node, i) => takeSeatAlong(at(node), made.table, { code, token: secret(`m-${i}`) })),
    )
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    await until(inside[0] as Connection, ({ status }) => status === 'refused')
  })
})
