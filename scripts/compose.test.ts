/** What Docker is told fits what the program, its image and its load balancer really know. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS } from '@homestake/server/config'
import { LONGEST } from '../apps/server/src/ending/on-signal.ts'
import { HAPROXY_CFG } from '../apps/server/test/haproxy.ts'
import { readCompose, variables, filled, type Service } from './compose.ts'
import { readDockerfile } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const SEVERAL = 'docker-compose.yml'
const SINGLE = 'docker-compose.single.yml'
const several = readCompose(join(ROOT, SEVERAL)).services
const single = readCompose(join(ROOT, SINGLE)).services
const dockerfile = readDockerfile(ROOT)

const of = (services: Readonly<Record<string, Service>>, name: string): Service => services[name] ?? {}
const SERVERS = ['homestake-1', 'homestake-2']
const ours: [string, Service][] = [
  ...SERVERS.map((name): [string, Service] => [name, of(several, name)]),
  ['homestake', of(single, 'homestake')],
]
const { balancer = {}, postgres = {} } = several

const said = (word: string): string[] =>
  dockerfile.filter((one) => one.stage === '' && one.word === word).map(({ rest }) => rest)
const env = new Map(
  said('ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=(\S+)/g)].map(([, k = '', v = '']) => [k, v])),
)
const PORT = env.get('PORT')
const balanced = read('deploy/haproxy.cfg')

const secondsOf = (period = ''): number => Number(/^(\d+)s$/.exec(period)?.[1])
const given = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(String(value))]))

describe('the image', () => {
  it('runs the main file on the port, in the folder and with the settings that the program knows', () => {
    expect(said('CMD')).toEqual(['["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]'])
    expect(existsSync(join(ROOT, 'apps/server/src/main.ts'))).toBe(true)
    expect(said('EXPOSE')).toEqual([PORT])
    expect(said('VOLUME')).toEqual([env.get('DATA_DIR')])
    expect([...env.keys()].filter((name) => !name.startsWith('NODE_') && !SETTINGS.has(name))).toEqual([])
    expect(readConfig(Object.fromEntries(env))).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: '/data' })
  })

  it('takes from stages that are there, and one Node and one pnpm everywhere', () => {
    const stages = new Set(dockerfile.map(({ stage }) => stage))
    const taken = dockerfile.flatMap(({ rest }) => [...rest.matchAll(/--from=(\S+)/g)].map(([, name = '']) => name))
    expect(new Set([...taken, ''])).toEqual(stages)
    const { devDependencies, scripts } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>
      scripts: Record<string, string>
    }
    const images = dockerfile.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0])
    expect(new Set(images)).toEqual(new Set([`node:${devDependencies['node']?.split('.')[0]}-slim`]))
    const pnpm = /pnpm@\S+/.exec(scripts['start'] ?? '')?.[0]
    expect(new Set(read('Dockerfile').match(/pnpm@\S+/g))).toEqual(new Set([pnpm]))
  })
})

describe('compose', () => {
  it.each(ours)('sets for %s what can be set, to what is allowed', (_, service) => {
    expect(Object.keys(given(service)).filter((name) => !SETTINGS.has(name))).toEqual([])
    expect(() => readConfig({ ...Object.fromEntries(env), ...given(service) })).not.toThrow()
  })

  it.each(ours)('gives %s longer to end than it takes', (_, service) => {
    const { DRAIN_SECONDS } = readConfig(given(service))
    expect(secondsOf(service.stop_grace_period) * 1000).toBeGreaterThan(DRAIN_SECONDS * 1000 + LONGEST)
  })

  it('lets a server that ends wait for longer than the balancer takes to notice, where there is one', () => {
    const [, inter, fast, fall] = /inter (\d+)s fastinter (\d+)ms .*fall (\d+)/.exec(balanced)?.map(Number) ?? []
    const noticed = (inter ?? NaN) + ((fast ?? NaN) / 1000) * ((fall ?? NaN) - 1)
    expect(ours.map(([, service]) => readConfig(given(service)).DRAIN_SECONDS > noticed)).toEqual([true, true, false])
  })

  it.each([...ours.slice(0, 2), ['the balancer', balancer] as const])('asks %s for /readyz', (_, { healthcheck }) => {
    expect(healthcheck?.test.join(' ')).toMatch(/\/readyz\b/)
  })

  it('asks servers as their image does, which one server is left to', () => {
    const [check = ''] = said('HEALTHCHECK')
    const asked = JSON.parse(/CMD (\[.*\])$/.exec(check)?.[1] ?? '[]') as string[]
    for (const name of SERVERS)
      expect(of(several, name).healthcheck?.test.map((word) => filled(word))).toEqual(['CMD', ...asked])
    expect(asked.at(-1)).toContain('/readyz')
    expect(ours[2]?.[1].healthcheck).toBeUndefined()
  })

  it('publishes one port, that of the balancer or of the one server, and to this machine alone unless told', () => {
    const published = [several, single].map((all) => Object.values(all).flatMap(({ ports = [] }) => ports))
    expect(published.map((ports) => ports.map(filled))).toEqual([
      [`127.0.0.1:3000:${balancer.environment?.['BIND']?.toString().replace(':', '')}`],
      [`127.0.0.1:3000:${PORT}`],
    ])
  })

  it('keeps the journal in a volume, and waits until PostgreSQL answers', () => {
    expect(of(single, 'homestake').volumes).toEqual([`data:${env.get('DATA_DIR')}`])
    expect(postgres.volumes).toEqual(['postgres:/var/lib/postgresql'])
    for (const name of SERVERS)
      expect(of(several, name).depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    for (const [path, kept] of [
      [SEVERAL, 'postgres'],
      [SINGLE, 'data'],
    ] as const)
      expect(Object.keys(readCompose(join(ROOT, path)).volumes)).toEqual([kept])
  })

  it('lets the servers in where it makes the database', () => {
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = postgres.environment ?? {}
    for (const name of SERVERS)
      expect(of(several, name).environment?.['DATABASE_URL']).toBe(
        `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres:5432/${POSTGRES_DB}`,
      )
    expect(variables(String(POSTGRES_PASSWORD))).toEqual([{ name: 'POSTGRES_PASSWORD', required: true }])
  })
})

describe('the balancer', () => {
  it('runs the file that the tests run', () => {
    const [mounted = ''] = balancer.volumes ?? []
    expect(resolve(ROOT, mounted.split(':')[0] ?? '')).toBe(resolve(HAPROXY_CFG))
  })

  it('is told all that its file asks for, and nothing else', () => {
    const asked = new Set([...balanced.matchAll(/"\$\{(\w+)(?:\[\*\])?\}"/g)].map(([, name]) => name))
    expect(new Set(Object.keys(balancer.environment ?? {}))).toEqual(asked)
  })

  it('stands before both servers, each at the port of the image, and starts though one does not', () => {
    const { HOMESTAKE_1, HOMESTAKE_2 } = balancer.environment ?? {}
    expect([HOMESTAKE_1, HOMESTAKE_2]).toEqual(SERVERS.map((name) => `${name}:${PORT}`))
    expect(balancer.depends_on).toEqual(
      Object.fromEntries(SERVERS.map((name) => [name, { condition: 'service_started' }])),
    )
  })

  it('may take longer to end than it does', () => {
    const hard = /hard-stop-after (\d+s)/.exec(balanced)?.[1]
    expect(secondsOf(balancer.stop_grace_period)).toBeGreaterThan(secondsOf(hard))
  })
})

describe('.env.example', () => {
  it('names each variable that the compose files take, and no other', () => {
    const named = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name))
    const taken = [SEVERAL, SINGLE].flatMap((path) => variables(read(path)).map(({ name }) => name))
    expect(named).toEqual(new Set(taken))
  })
})
