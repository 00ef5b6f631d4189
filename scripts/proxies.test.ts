/** The files for Caddy and nginx: they hold what a table needs, fit the settings, and the programs themselves take them. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '@homestake/server/config'
import { freePort } from '../apps/server/test/postgres-server.ts'
import { describeProgram } from '../apps/server/test/program.ts'
import { certificateIn, nginxConf } from '../apps/server/test/proxies.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const CADDY = 'deploy/Caddyfile'
const NGINX = 'deploy/nginx.conf'
/** What the server stands at, if nothing is set. */
const { HOST, PORT } = readConfig({})
const place = mkdtempSync(join(tmpdir(), 'homestake-proxies-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = (program: string, args: readonly string[]): { status: number | null; said: string } => {
  const PATH = [process.env['PATH'], '/usr/local/sbin', '/usr/sbin', '/sbin'].join(':')
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, PATH } })
  return { status, said: `${stdout}${stderr}` }
}

/** Lines such as `name value;` in what stands between the braces after a head. */
const directives = (text: string, head: string): Map<string, string> => {
  const body = text.slice(text.indexOf(`${head} {`)).split('}')[0] ?? ''
  return new Map(
    [...body.matchAll(/^\s*(proxy_set_header \S+|\w+)\s+(.+);$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe.each([CADDY, NGINX])('%s', (path) => {
  it('tells settings that can be set', () => {
    const told = [...read(path).matchAll(/\b(PUBLIC_URL|TRUST_PROXY|HOST)=([^\s,]+)/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    const config = readConfig(Object.fromEntries(told))
    expect(config).toMatchObject({ PUBLIC_URL: 'https://table.example.org', TRUST_PROXY: 1, HOST: '127.0.0.1' })
    const [, network] = /\bTRUSTED_PROXY=(\S+)/.exec(read(path)) ?? []
    expect(read('.env.example')).toContain(`TRUSTED_PROXY=${network}\n`)
  })
})

describe(CADDY, () => {
  it('hands everything to the server, and believes nobody before it', () => {
    const lines = read(CADDY)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(lines).toEqual(['table.example.org {', 'encode zstd gzip', `reverse_proxy ${HOST}:${PORT}`, '}'])
  })
})

describe(NGINX, () => {
  const text = read(NGINX)

  it('passes WebSockets, the host as it came, and an address that it writes itself', () => {
    const location = directives(text, 'location /')
    expect(Object.fromEntries(location)).toMatchObject({
      proxy_pass: 'http://homestake',
      proxy_http_version: '1.1',
      'proxy_set_header Upgrade': '$http_upgrade',
      'proxy_set_header Connection': '$homestake_connection',
      'proxy_set_header Host': '$http_host',
      'proxy_set_header X-Forwarded-For': '$remote_addr',
      'proxy_set_header X-Forwarded-Proto': '$scheme',
    })
    expect(directives(text, 'upstream homestake').get('server')).toBe(`${HOST}:${PORT}`)
    expect(text).toMatch(/map \$http_upgrade \$homestake_connection \{\s*default upgrade;\s*'' '';\s*\}/)
  })

  it('waits longer than a connection at which nobody does anything is silent', () => {
    const { proxy_read_timeout, proxy_send_timeout } = Object.fromEntries(directives(text, 'location /'))
    for (const timeout of [proxy_read_timeout, proxy_send_timeout]) expect(parseInt(timeout ?? '')).toBeGreaterThan(45)
  })

  it('sends whoever comes without HTTPS to it', () => {
    expect(directives(text, 'server').get('return')).toBe('301 https://$host$request_uri')
  })
})

describeProgram('caddy', 'version', 'Caddy', () => {
  it('takes its file', () => {
    const { status, said } = run('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, CADDY)])
    expect(said).toContain('Valid configuration')
    expect(status).toBe(0)
  })
})

describeProgram('nginx', '-v', 'nginx', () => {
  it('takes its file, with a certificate and ports of this machine', async () => {
    const whole = join(place, 'nginx.conf')
    const here = {
      ...certificateIn(place),
      plain: await freePort(),
      secure: await freePort(),
      server: `${HOST}:${PORT}`,
    }
    writeFileSync(whole, nginxConf(here, place))
    const { status, said } = run('nginx', ['-t', '-c', whole, '-p', place])
    expect(said).toContain('test is successful')
    expect(status).toBe(0)
  })
})
