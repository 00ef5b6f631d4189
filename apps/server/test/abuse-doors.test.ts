/** Who may ask at all: pages from elsewhere, addresses behind a proxy, whoever tries ids and keys, and what answers say of themselves. */
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
  // As it is reached here, whatever PUBLIC_URL says.
  const bound = server.app.server.address()
  return typeof bound === 'object' && bound !== null ? { ...server, url: `http://127.0.0.1:${bound.port}` } : server
}

const POLLING = '/socket.io/?EIO=4&transport=polling&table=x'
const post = (url: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ game: 'inverted-tower', title: 'A test' }),
  })

describe('pages from elsewhere', () => {
  it('SEC-13 make no table and open no socket; pages of this server, of PUBLIC_URL, and those allowed do', async () => {
    const server = await started({
      PUBLIC_URL: 'https://table.example.org/',
      ALLOWED_ORIGINS: 'https://one.example.org, http://two.example.org:8080',
    })
    const good = [server.url, 'https://table.example.org', 'https://one.example.org', 'http://two.example.org:8080']
    const bad = ['https://evil.example.org', 'null', 'http://two.example.org', 'nonsense', `${server.url}.evil.org`]
    for (const origin of good) {
      expect((await post(server.url, { origin })).status).toBe(201)
      expect((await fetch(server.url + POLLING, { headers: { origin } })).status).toBe(200)
    }
    for (const origin of bad) {
      const answer = await post(server.url, { origin })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toEqual({ code: 'not-allowed', message: expect.stringContaining('ALLOWED_ORIGINS') })
      const socket = await fetch(server.url + POLLING, { headers: { origin } })
      expect(socket.status).toBe(403)
      expect(await socket.text()).toContain('ALLOWED_ORIGINS')
    }
    expect((await post(server.url, {})).status).toBe(201)
    expect(await sample(server, 'homestake_limits_hit_total{limit="origin"}')).toBe(2 * bad.length)
  })
})

describe('headers', () => {
  it('SEC-14 allow nothing from elsewhere, nothing inline and no frame; what is private is not stored', async () => {
    const server = await started({ PUBLIC_URL: 'https://table.example.org' })
    const made = await table(server.url)
    const { headers } = await fetch(`${server.url}/api/tables/${made.table}`)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toBe('no-store')
    for (const path of ['/healthz', '/readyz', '/api/nothing', POLLING])
      expect((await fetch(server.url + path)).headers.get('cache-control'), path).toBe('no-store')
  })

  it('SEC-14 say nothing of HTTPS where there is none', async () => {
    const server = await started()
    expect((await fetch(server.url)).headers.get('strict-transport-security')).toBeNull()
  })
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
