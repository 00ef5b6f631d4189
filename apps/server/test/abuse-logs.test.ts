/** All that is logged, at the lowest level, and every address that is asked for, while a table is played and handed on. */
import {
  cardOf,
  Connection,
  keysOf,
  newChairKeys,
  pageOf,
  recoverChair,
  renewedLink,
  takeSeatAlong,
} from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { hashKey } from '@homestake/protocol/keys'
import { seatId } from '@homestake/rules'
import { describe, expect, it } from 'vitest'
import { serving } from './serving.ts'
import { table, until, type TestServer } from './table.ts'

const at = serving({ env: { LOG_LEVEL: 'trace' } })

/** Every address that the server is asked for, whatever for. */
const addressesOf = ({ app }: TestServer): string[] => {
  const urls: string[] = []
  for (const event of ['request', 'upgrade'])
    app.server.on(event, ({ url }: { url?: string }) => void urls.push(url ?? ''))
  return urls
}

const secret = (of: string): string => `secret-${of}-`.padEnd(32, '_')
const WRITTEN = {
  title: 'A title of the table',
  ann: 'Ann of the mill',
  bob: 'Bob of the well',
  said: 'Said aloud to everyone',
  whispered: 'Whispered to the chair alone',
  notes: 'Noted for nobody else',
  renamed: 'Annabel the baker',
  refused: 'Said by whoever may not',
} as const

const knock = async (made: MadeTable, proof: Omit<Connection['where'], 'url' | 'table'>, seen = 'live') => {
  const { url } = at.server
  const one = at.keep(new Connection({ url, table: made.table, ...proof }, { nonces: false, transports: ['polling'] }))
  await until(one, ({ status }) => status === 'live' || status === 'refused')
  expect(one.present.status).toBe(seen)
  return one
}
const applied = async (one: Connection, asking: Parameters<Connection['command']>[0]): Promise<void> =>
  expect(await one.command(asking)).toMatchObject({ status: 'applied' })
const seatOf = (one: Connection) => seatId.parse(one.present.you.seat)

/** Everything by which seats and links change hands. @returns what nobody may read in a log */
const story = async (): Promise<string[]> => {
  const { url } = at.server
  const made = await table(url, { title: WRITTEN.title })
  const tokens = { ann: secret('ann'), bob: secret('bob'), phone: secret('phone'), wrong: secret('wrong') }
  const gm = await knock(made, { key: made.keys.chair })
  const ann = await knock(made, { key: made.keys.player, token: tokens.ann, name: WRITTEN.ann })
  const bob = await knock(made, { key: made.keys.player, token: tokens.bob, name: WRITTEN.bob })
  const watcher = await knock(made, { key: made.keys.spectator })
  await knock(made, { key: tokens.wrong }, 'refused')

  const [hers, his] = [seatOf(ann), seatOf(bob)]
  await applied(ann, { type: 'say', to: 'table', kind: 'talk', text: WRITTEN.said })
  await applied(gm, { type: 'say', to: `between:${his}`, kind: 'telling', text: WRITTEN.whispered })
  await applied(ann, { type: 'edit', in: `seat:${hers}`, path: ['notes'], base: '', value: WRITTEN.notes })
  await applied(ann, { type: 'rename', seat: hers, name: WRITTEN.renamed })
  const said = { type: 'say', to: 'table', kind: 'talk', text: WRITTEN.refused }
  expect(await watcher.command(said)).toMatchObject({ status: 'rejected' })
  expect(await ann.command({ ...said, more: WRITTEN.refused })).toMatchObject({ status: 'rejected' })
  await ann.command({ type: 'break' })

  const code = secret('code')
  await applied(ann, { type: 'move-seat', seat: hers, code: hashKey(code) })
  expect(await takeSeatAlong(url, made.table, { code, token: tokens.phone })).toMatchObject({ ok: true })
  expect(await takeSeatAlong(url, made.table, { code, token: tokens.wrong })).toMatchObject({ ok: false })
  const phone = await knock(made, { key: made.keys.player, token: tokens.phone })
  const { key: renewed, command } = renewedLink(made.keys.chair, 'player', 2)
  await applied(gm, command)
  expect(await keysOf(url, made.table, made.keys.chair)).toMatchObject({ value: { player: renewed } })

  let count = 0
  const fresh = () => newChairKeys(() => secret(`chair-${++count}`))
  const [passed, recovered] = [fresh(), fresh()]
  await applied(gm, { type: 'offer-chair', seat: his })
  await applied(bob, { type: 'take-chair', hashes: passed.hashes })
  bob.comeWith(passed.keys.chair)
  await until(bob, ({ you, status }) => status === 'live' && you.chair)
  const codes = [made.recovery, passed.keys.recovery, recovered.keys.recovery]
  expect(await recoverChair(url, made.table, { code: secret('no-code'), hashes: recovered.hashes })).toMatchObject({
    ok: false,
  })
  expect(await recoverChair(url, made.table, { code: passed.keys.recovery, hashes: recovered.hashes })).toMatchObject({
    ok: true,
  })
  const chair = await knock(made, { key: recovered.keys.chair })
  await cardOf(url, made.table, recovered.keys.chair)
  await pageOf(url, made.table, recovered.keys.chair)
  await applied(chair, { type: 'close-seat', seat: seatOf(phone) })

  for (const [path, body] of [
    ['', `{"title":"${WRITTEN.title}",`],
    [`/${made.table}/chair`, `{"code":"${passed.keys.recovery}"`],
    [`/${made.table}/move`, JSON.stringify({ code, token: [tokens.ann] })],
  ] as const)
    await fetch(`${url}/api/tables${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

  const keys = [made.keys, passed.keys, recovered.keys].flatMap(({ chair: one, player, spectator }) => [
    one,
    player,
    spectator,
  ])
  const shown = [...keys, ...codes, ...Object.values(tokens), code, renewed, secret('no-code')]
  return [...shown, ...shown.map(hashKey), ...Object.values(WRITTEN)]
}

describe('a table that is played and handed on', () => {
  it('SEC-6 SEC-9 SEC-17 H1 leaves no key, token, code or text in any log line, and no key in any address', async () => {
    const urls = addressesOf(at.server)
    const nobodys = await story()
    const log = at.server.logged.join('')
    expect(log).toContain('"level":50')
    expect(log).toContain('a connection opened')
    expect(urls.length).toBeGreaterThan(20)
    expect(new Set(nobodys).size).toBeGreaterThan(40)
    const addresses = [...urls, ...urls.map(decodeURIComponent)].join('\n')
    for (const text of nobodys) {
      expect(log).not.toContain(text)
      expect(addresses).not.toContain(text)
    }
  })
})
