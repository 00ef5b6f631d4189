/** A table is played through Caddy and through nginx, with the files that are shipped, over HTTPS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cardOf } from '@homestake/client'
import { guests } from './guests.ts'
import { freePort } from './postgres-server.ts'
import { describeProgram, Program } from './program.ts'
import { caddyfile, certificateIn, nginxConf, trust, type Certificate, type Here } from './proxies.ts'
import { serve, table, until, type TestServer } from './table.ts'

const LOOKS = 3

describe('HTTPS', () => {
  const folder = mkdtempSync(path(tmpdir(), 'homestake-proxies-'))
  let certificate: Certificate
  const { come } = guests()
  let server: TestServer | undefined
  let proxy: Program | undefined
  beforeAll(() => {
    certificate = certificateIn(folder)
    trust(certificate)
  })
  afterEach(async () => {
    await proxy?.end()
    await server?.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Play through what is started, open tables, look for some that are not there. */
  const playThrough = async (start: (here: Here) => Program): Promise<void> => {
    const [plain, secure] = [await freePort(), await freePort()]
    const env = { TRUST_PROXY: '1', PUBLIC_URL: `https://localhost:${secure}`, FAILED_LOOKS_PER_MINUTE: `${LOOKS}` }
    server = await serve({ env })
    const { url } = server
    const bound = server.app.server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('the server listens nowhere')
    proxy = start({ ...certificate, plain, secure, server: `127.0.0.1:${bound.port}` })
    await proxy.until(async () => (await fetch(`${url}/healthz`)).ok)

    const page = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
    expect(page.headers.get('strict-transport-security')).toBe('max-age=15552000')
    const made = await table(url)
    expect(made.links.player).toMatch(new RegExp(`^${url}/t/`))
    const [ann, watcher] = [await come(url, made, { player: 'Ann' }), await come(url, made, 'spectator')]
    expect(ann.socket.io.engine.transport.name).toBe('websocket')
    expect(await ann.command({ type: 'bump', by: 3 })).toMatchObject({ status: 'applied' })
    await until(watcher, ({ lines }) => lines.some(({ event }) => event.type === 'bumped'))
    expect(await cardOf(url, made.table, made.keys.spectator)).toMatchObject({ ok: true, value: { watching: 1 } })

    const socketFrom = async (origin: string): Promise<number> =>
      (await fetch(`${url}/socket.io/?EIO=4&transport=polling&table=x`, { headers: { origin } })).status
    expect([await socketFrom(url), await socketFrom('https://evil.example.org')]).toEqual([200, 403])

    // Each claims to come from somewhere else.
    const statuses = []
    for (let i = 0; i <= LOOKS; i++) {
      const headers = { 'x-forwarded-for': `192.0.2.${i}` }
      statuses.push((await fetch(`${url}/api/tables/nothing-of-this-id`, { headers })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: LOOKS }, () => 404), 429])
  }

  const written = (name: string, text: string): string => {
    writeFileSync(path(folder, name), text)
    return path(folder, name)
  }

  describeProgram('caddy', 'version', 'Caddy', () => {
    it('SEC-13 SEC-16 leads people, their pages and their WebSockets to the server, each by their own address', () =>
      playThrough((here) => {
        const file = written('Caddyfile', caddyfile(here))
        const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
        return new Program('caddy', ['run', '--adapter', 'caddyfile', '--config', file], own)
      }))
  })

  describeProgram('nginx', '-v', 'nginx', () => {
    it('SEC-13 SEC-16 leads people, their pages and their WebSockets to the server, each by their own address', () =>
      playThrough((here) => new Program('nginx', ['-c', written('nginx.conf', nginxConf(here, folder)), '-p', folder])))
  })
})
