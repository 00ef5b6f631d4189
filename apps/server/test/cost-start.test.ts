/** What a start loads: in a process of its own, since this one has loaded more. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'

const SRC = join(import.meta.dirname, '../src')
/** What is heavy, and not of use to everybody: PostgreSQL's library, what counts, Fastify's compiler of schemas. */
const HEAVY = ['pg', 'prom-client', 'ajv']

let folder = ''
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'homestake-start-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Which of the heavy libraries are loaded when a server with these settings listens. @param also files that are loaded too */
const loaded = (settings: Readonly<Record<string, string>>, ...also: readonly string[]): string[] => {
  const program = [
    `import { createRequire } from 'node:module'`,
    `import { readConfig } from ${JSON.stringify(join(SRC, 'config.ts'))}`,
    `import { build } from ${JSON.stringify(join(SRC, 'server.ts'))}`,
    ...also.map((file) => `import ${JSON.stringify(join(SRC, file))}`),
    `const server = await build(readConfig(${JSON.stringify({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...settings })}))`,
    `await server.listen()`,
    `const paths = Object.keys(createRequire(import.meta.url).cache)`,
    `const heavy = ${JSON.stringify(HEAVY)}.filter((name) => paths.some((path) => path.includes('node_modules/' + name + '/')))`,
    `console.log(JSON.stringify(heavy))`,
    `await server.close()`,
  ].join('\n')
  const path = join(folder, 'start.mjs')
  writeFileSync(path, program)
  return z.array(z.string()).parse(JSON.parse(execFileSync(process.execPath, [path], { encoding: 'utf8' })))
}

it(
  'TABLE-10 a server loads nothing of PostgreSQL, of metrics or of schemas where it has no use for them',
  { timeout: 60_000 },
  () => {
    expect(loaded({})).toEqual([])
    expect(loaded({ METRICS_PORT: '0' }, 'journal/postgres/open.ts')).toEqual(['pg', 'prom-client'])
  },
)
