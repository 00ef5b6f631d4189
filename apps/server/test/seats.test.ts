/** Seats and links change hands over real connections: who comes in, who is cut, and what each of them holds. */
import { cardOf, Connection, keysOf, newChairKeys, recoverChair, renewedLink, takeSeatAlong } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { hashKey } from '@homestake/protocol/keys'
import { seatId } from '@homestake/rules'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { framesOf } from './frames.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

let server: TestServer
const open: Connection[] = []
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const secret = (of: string): string => of.padEnd(32, '_')
const come = async (...[made, as]: [MadeTable, Parameters<typeof join>[2]]): Promise<Connection> => {
  const one = await join(server.url, made, as)
  open.push(one)
  return one
}
/** Somebody with any proof; resolves when they are in, or told why not. */
const knock = async (made: MadeTable, proof: Omit<Connection['where'], 'url' | 'table'>): Promise<Connection> => {
  const one = new Connection(
    { url: server.url, table: made.table, ...proof },
    { nonces: false, transports: ['websocket'] },
  )
  open.push(one)
  await until(one, ({ status }) => status === 'live' || status === 'refused')
  return one
}
const seatOf = (one: Connection) => seatId.parse(one.present.you.seat)
const refused = (one: Connection) => until(one, ({ status }) => status === 'refused')
const applied = async (one: Connection, asking: Parameters<Connection['command']>[0]): Promise<void> =>
  expect(await one.command(asking)).toMatchObject({ status: 'applied' })
let made = 0
const keys = () => newChairKeys(() => secret(`key-${++made}`))

describe('a seat', () => {
  it('SEAT-13 H8 that is closed or left costs its connection the table at once, and opens nothing later', async () => {
    const one = await table(server.url)
    const [gm, ann, bob] = [
      await come(one, 'chair'),
      await come(one, { player: 'Ann' }),
      await come(one, { player: 'Bob' }),
    ]
    const [hers, his] = [seatOf(ann), seatOf(bob)]
    bob.close()
    const heard = framesOf(ann)
    await applied(gm, { type: 'close-seat', seat: hers })
    expect((await refused(ann)).bye).toMatchObject({ code: 'unknown-seat', reason: 'This seat is closed.' })
    expect(JSON.stringify(heard)).not.toContain('seat-closed')
    await applied(gm, { type: 'vacate', seat: his })
    await applied(gm, { type: 'say', to: `between:${his}`, kind: 'talk', text: 'for your ears' })
    for (const gone of [ann, bob]) {
      const again = await knock(one, { key: gone.where.key, token: gone.where.token ?? '' })
      expect(again.present).toMatchObject({ status: 'refused', view: null, bye: { code: 'unknown-seat' } })
    }
  })

  it('SEAT-14 H12 that is vacant is one person’s, of twenty who reach for it at once; they find it as it was', async () => {
    const one = await table(server.url)
    const [gm, ann] = [await come(one, 'chair'), await come(one, { player: 'Ann' })]
    const seat = seatOf(ann)
    await applied(ann, { type: 'edit', in: `seat:${seat}`, path: ['notes'], base: '', value: 'A note of the seat' })
    await applied(ann, { type: 'vacate', seat })
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        knock(one, { key: one.keys.player, token: secret(`t-${i}`), name: `P${i}`, seat }),
      ),
    )
    const inside = crowd.filter(({ present }) => present.status === 'live')
    expect(inside.map((who) => who.present.you.seat)).toEqual([seat])
    expect(JSON.stringify(inside[0]?.present.view)).toContain('A note of the seat')
    expect(crowd.filter(({ present }) => present.bye?.code === 'not-now')).toHaveLength(19)
    const { seats } = (gm.present.view as unknown as { table: { seats: Record<string, object> } }).table
    expect(Object.keys(seats)).toEqual([seat])
  })

  it('SEAT-16 goes along to another device with its link, once; the first one is told', async () => {
    const one = await table(server.url)
    const [gm, ann] = [await come(one, 'chair'), await come(one, { player: 'Ann' })]
    const code = secret('code')
    const heard = framesOf(gm)
    await applied(ann, { type: 'move-seat', seat: seatOf(ann), code: hashKey(code) })
    expect(await cardOf(server.url, one.table, code)).toMatchObject({ value: { you: 'move', seat: seatOf(ann) } })
    const [first, second] = await Promise.all([
      takeSeatAlong(server.url, one.table, { code, token: secret('phone') }),
      takeSeatAlong(server.url, one.table, { code, token: secret('other') }),
    ])
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1)
    expect((await refused(ann)).bye).toMatchObject({ code: 'moved', retry: false })
    const phone = await knock(one, { key: code, token: secret(first.ok ? 'phone' : 'other') })
    expect(phone.present.you.seat).toBe(ann.present.you.seat)
    // Asked again, it says the same; the link itself opens nothing any more.
    const again = { code, token: secret(first.ok ? 'phone' : 'other') }
    expect(await takeSeatAlong(server.url, one.table, again)).toMatchObject({ ok: true })
    expect(await cardOf(server.url, one.table, code)).toMatchObject({ value: { you: null } })
    expect(heard.join('')).not.toContain(hashKey(code))
    expect(heard.join('')).not.toContain(code)
    const as = await knock(one, { key: code })
    expect(as.present.bye?.code).toBe('wrong-key')
  })

  it('SEAT-19 a locked table lets nobody new in, and whoever sits comes back', async () => {
    const one = await table(server.url)
    const [gm, ann] = [await come(one, 'chair'), await come(one, { player: 'Ann' })]
    await applied(gm, { type: 'lock', locked: true })
    const eve = await knock(one, { key: one.keys.player, token: secret('eve'), name: 'Eve' })
    expect(eve.present.bye).toMatchObject({ code: 'not-now' })
    expect(await cardOf(server.url, one.table)).toMatchObject({ value: { locked: true } })
    const back = await knock(one, { key: ann.where.key, token: ann.where.token ?? '' })
    expect(back.present.you.seat).toBe(ann.present.you.seat)
  })
})

describe('links', () => {
  it('SEAT-17 that are renewed throw out who only watches, and nobody who sits', async () => {
    const one = await table(server.url)
    const [gm, ann, watcher] = [
      await come(one, 'chair'),
      await come(one, { player: 'Ann' }),
      await come(one, 'spectator'),
    ]
    const links = await keysOf(server.url, one.table, one.keys.chair)
    if (!links.ok) throw new Error(links.refusal.message)
    for (const whose of ['player', 'spectator'] as const) {
      const { key, command } = renewedLink(one.keys.chair, whose, links.value.generations[whose] + 1)
      await applied(gm, command)
      expect((await knock(one, { key: one.keys[whose] })).present.bye?.code).toBe('wrong-key')
      expect((await knock(one, { key })).present.status).toBe('live')
      expect(await keysOf(server.url, one.table, one.keys.chair)).toMatchObject({ value: { [whose]: key } })
    }
    expect((await refused(watcher)).bye?.code).toBe('wrong-key')
    await applied(ann, { type: 'bump', by: 1 })
    expect((await knock(one, { key: ann.where.key, token: ann.where.token ?? '' })).present.you.seat).toBe(
      ann.present.you.seat,
    )
  })
})

describe('the chair', () => {
  it('SEAT-20 H33 is handed over with its secrets, to one person; the old one hears nothing of what is said to it after', async () => {
    const one = await table(server.url)
    const [gm, ann, bob] = [
      await come(one, 'chair'),
      await come(one, { player: 'Ann' }),
      await come(one, { player: 'Bob' }),
    ]
    const overheard = framesOf(bob)
    await applied(gm, { type: 'hide', secret: 40_417 })
    await applied(gm, { type: 'offer-chair', seat: seatOf(ann) })
    const made = keys()
    expect(await bob.command({ type: 'take-chair', hashes: keys().hashes })).toMatchObject({ status: 'rejected' })
    const heard = framesOf(gm)
    const said = heard.length
    await applied(ann, { type: 'take-chair', hashes: made.hashes })
    ann.comeWith(made.keys.chair)
    await until(ann, ({ you, status }) => status === 'live' && you.chair)
    expect(JSON.stringify(ann.present.view)).toContain('40417')
    expect((await refused(gm)).bye?.code).toBe('wrong-key')
    await applied(ann, { type: 'hide', secret: 50_517 })
    expect(heard.slice(said).join('')).not.toMatch(/50517|chair-passed/)
    expect((await knock(one, { key: one.keys.chair })).present.bye?.code).toBe('wrong-key')
    // Through another server it comes when that one has heard of it.
    await expect.poll(() => overheard.join('')).toContain('chair-passed')
    expect(overheard.join('')).not.toMatch(/40417|50517/)
    // The links that were sent round stay good until they are renewed, and the new chair shows its own.
    for (const key of [one.keys.player, one.keys.spectator, made.keys.player])
      expect((await knock(one, { key })).present.status).toBe('live')
    const { player, spectator } = made.keys
    expect(await keysOf(server.url, one.table, made.keys.chair)).toMatchObject({ value: { player, spectator } })
  })

  it('SEAT-22 comes back by the recovery code, which is good once', async () => {
    const one = await table(server.url)
    const gm = await come(one, 'chair')
    const { keys: made, hashes } = keys()
    expect(await cardOf(server.url, one.table, one.recovery)).toMatchObject({ value: { you: 'recovery' } })
    expect(await recoverChair(server.url, one.table, { code: secret('wrong'), hashes })).toMatchObject({ ok: false })
    expect(await recoverChair(server.url, one.table, { code: one.recovery, hashes })).toMatchObject({ ok: true })
    expect((await refused(gm)).bye?.code).toBe('wrong-key')
    expect((await knock(one, { key: made.chair })).present.you.chair).toBe(true)
    expect(await recoverChair(server.url, one.table, { code: one.recovery, hashes: keys().hashes })).toMatchObject({
      ok: false,
    })
  })

  it('H7 no id and no hash that anybody sees opens anything', async () => {
    const one = await table(server.url)
    const ann = await come(one, { player: 'Ann' })
    const seen = [
      one.table,
      seatOf(ann),
      hashKey(one.keys.chair),
      hashKey(one.recovery),
      hashKey(ann.where.token ?? ''),
    ]
    for (const key of seen.map((id) => id.padEnd(20, '_')))
      expect((await knock(one, { key, token: key })).present.bye?.code).toBe('wrong-key')
    for (const code of seen.filter((id) => id.length >= 20)) {
      expect(await takeSeatAlong(server.url, one.table, { code, token: secret('x') })).toMatchObject({ ok: false })
      expect(await recoverChair(server.url, one.table, { code, hashes: keys().hashes })).toMatchObject({ ok: false })
    }
  })
})
