/** The load tool plays: what it counts is there, and nothing goes wrong. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { describePostgres, freshDatabase } from '../../apps/server/test/postgres.ts'
import { serve } from '../../apps/server/test/table.ts'

const ROOT = join(import.meta.dirname, '../..')
const FULL = process.env['HOMESTAKE_FULL'] === '1'
const folder = mkdtempSync(join(tmpdir(), 'homestake-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const spread = z.object({ p50: z.number().positive(), p99: z.number().positive() })
const memory = z.object({ rss: z.number(), heap: z.number() })
const report = z.object({
  journal: z.string(),
  commands: z.number(),
  answered: spread,
  seen: spread,
  bytesPerViewer: z.number().positive(),
  errors: z.record(z.string(), z.number()),
  refusals: z.record(z.string(), z.number()),
  server: z.object({ cpu: z.number().positive(), memory: z.object({ asleep: memory.nullable() }) }),
})

/** @param environment beside its own */
const load = async (
  args: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; said: string; found: z.infer<typeof report> }> => {
  const json = join(folder, 'load.json')
  const child = spawn(process.execPath, ['bench/src/load.ts', ...args.split(' '), '--json', json], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  })
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = await once(child, 'close')
  return { code, said, found: report.parse(JSON.parse(readFileSync(json, 'utf8'))) }
}

const QUICK = ['--game small-story --tables 2 --people 5 --seconds 1 --rate 20']
const LONG = [
  '--game new-and-magic-land --tables 20 --seconds 10',
  '--game new-and-magic-land --tables 20 --seconds 10 --rate 100',
  '--game towerlands --tables 10 --seconds 5',
  '--game inverted-tower --tables 10 --seconds 5 --rate 50',
  '--game small-story --tables 20 --people 12 --seconds 5 --journal off --processes 2',
]

it.each(FULL ? [...QUICK, ...LONG] : QUICK)('npm run load -- %s', { timeout: 180_000 }, async (args) => {
  const { code, said, found } = await load(args)
  expect(code, said).toBe(0)
  expect(found.errors).toEqual({})
  expect(found.commands).toBeGreaterThan(0)
  expect(found.seen.p99).toBeGreaterThanOrEqual(found.answered.p50)
  if (!args.includes('tower')) expect(found.refusals).toEqual({})
})

const SMALL = '--tables 2 --people 3 --seconds 1 --rate 10'

it('npm run load -- --url --metrics: plays at a server that runs already, and reads what it counts', async () => {
  const server = await serve({ env: { METRICS_PORT: '0' } })
  const metrics = server.metricsUrl()
  const { code, said, found } = await load(`--url ${server.url}/ --metrics ${metrics} --game towerlands ${SMALL}`)
  expect(code, said).toBe(0)
  expect(found).toMatchObject({ journal: 'as it is there', errors: {}, server: { memory: { asleep: null } } })
  expect(found.commands).toBeGreaterThan(0)
  await server.close()
})

describePostgres('npm run load -- --journal postgres', () => {
  it('plays with the journal in the database of DATABASE_URL', async () => {
    const { url, drop } = await freshDatabase()
    const args = `--journal postgres --game new-and-magic-land ${SMALL}`
    const { code, said, found } = await load(args, { DATABASE_URL: url })
    expect(code, said).toBe(0)
    expect(found).toMatchObject({ journal: 'postgres', errors: {} })
    expect(found.commands).toBeGreaterThan(0)
    await drop()
  })
})
