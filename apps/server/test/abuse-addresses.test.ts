/** How often one address may ask, and whose address counts behind a proxy. Each server counts for itself. */
import { afterEach, describe, expect, it } from 'vitest'
import { Connection, cardOf } from '@homestake/client'
import { readConfig } from '../src/config.ts'
import { sample } from './abuse-prom.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const servers: TestServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))
const started = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const server = await serve({ env })
  servers.push(server)
  return server
}

const post = (url: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ game: 'inverted-tower', title: 'A test' }),
  })

describe('looking for tables', () => {
  it('SEC-15 is limited an address, over HTTP and sockets together; whoever is at a table plays on', async () => {
    const server = await started({ FAILED_LOOKS_PER_MINUTE: '6' })
    const made = await table(server.url)
    const ann = await join(server.url, made, { player: 'Ann' })
    const look = () => cardOf(server.url, 'nothing-of-this-id')
    for (let i = 0; i < 3; i++) expect(await look()).toMatchObject({ refusal: { code: 'no-such-table' } })
    const thief = (where: { table: string; key: string }) =>
      new Connection({ url: server.url, ...where }, { transports: ['websocket'] })
    for (const where of [
      { table: 'nothing-of-this-id', key: 'x'.repeat(32) },
      { table: made.table, key: 'x'.repeat(32) },
      { table: made.table, key: 'y'.repeat(32) },
    ]) {
      const one = thief(where)
      const { bye } = await until(one, ({ bye: said }) => said !== null)
      expect(['no-such-table', 'wrong-key']).toContain(bye?.code)
      one.close()
    }
    expect(await look()).toMatchObject({ refusal: { code: 'too-fast' } })
    const late = thief({ table: made.table, key: 'z'.repeat(32) })
    expect((await until(late, ({ bye }) => bye !== null)).bye).toMatchObject({ code: 'too-fast' })
    late.close()
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    expect(await sample(server, 'homestake_limits_hit_total{limit="failed-looks"}')).toBeGreaterThanOrEqual(2)
    expect(await sample(server, 'homestake_refusals_total{where="door",code="wrong-key"}')).toBe(2)
    ann.close()
  })
})

describe('a proxy', () => {
  it('SEC-16 is believed only where TRUST_PROXY says so', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const plain = await started({ TABLES_PER_HOUR: '2' })
    const behind = await started({ TABLES_PER_HOUR: '2', TRUST_PROXY: 'loopback' })
    const tries = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    const statuses = async ({ url }: TestServer) => {
      const answers = []
      for (const address of tries) answers.push((await post(url, from(address))).status)
      return answers
    }
    expect(await statuses(plain)).toEqual([201, 201, 429])
    expect(await sample(plain, 'homestake_limits_hit_total{limit="tables-per-hour"}')).toBe(1)
    expect(await sample(plain, 'homestake_refusals_total{where="http",code="too-fast"}')).toBe(1)
    expect(await statuses(behind)).toEqual([201, 201, 201])
    await post(behind.url, from('192.0.2.1'))
    expect((await post(behind.url, from('192.0.2.1'))).status).toBe(429)
  })

  it('TABLE-3 SEC-16 is named if it can’t be used, as are strange origins', () => {
    for (const bad of ['true', 'my-proxy', '0']) expect(() => readConfig({ TRUST_PROXY: bad })).toThrow(/TRUST_PROXY/)
    expect(() => readConfig({ ALLOWED_ORIGINS: 'example.org' })).toThrow(/ALLOWED_ORIGINS/)
    expect(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2)
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '127.0.0.1'])
  })
})
