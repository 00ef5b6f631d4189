/** Which pages may ask at all, and what answers say of themselves. */
import { afterEach, describe, expect, it } from 'vitest'
import { sample } from './abuse-prom.ts'
import { serve, table, type TestServer } from './table.ts'

const servers: TestServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))
const started = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const server = await serve({ env })
  servers.push(server)
  return { ...server, url: server.here }
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

describe('an address that is written in another way', () => {
  it('SEC-13 SEC-14 SEC-15 SEC-18 leads through the same gate', async () => {
    const server = await started({ FAILED_LOOKS_PER_MINUTE: '3' })
    const body = JSON.stringify({ game: 'inverted-tower', title: 'A test' })
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example.org' }
    const odd = ['/%61pi/tables', '/api/%74ables', '/%61%70%69/tables']
    for (const path of odd) {
      const answer = await fetch(server.url + path, { method: 'POST', headers, body })
      expect([path, answer.status]).toEqual([path, 403])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-language')).toBe('en')
    }
    // Each of several servers counts for itself.
    const codes: number[] = []
    while (codes.at(-1) !== 429 && codes.length < 10)
      codes.push((await fetch(`${server.url}/%61pi/tables/nowhere-${codes.length}`)).status)
    expect(codes.slice(0, -1)).toEqual(codes.slice(1).map(() => 404))
    expect(codes.at(-1)).toBe(429)
    expect(codes.length).toBeLessThanOrEqual(2 * 3 + 1)
  })

  it('SEC-18 and a request that never comes in whole is cut', async () => {
    const { app } = await started()
    expect(app.server.requestTimeout).toBe(120_000)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(120_000)
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
