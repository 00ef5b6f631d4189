/**
 * `npm test`: types, lint, format, then unit, property, integration and browser tests. `--full` adds fresh seeds and the
 * long runs. Every part is run, whatever failed before it; the last lines name what failed, and say how many passed
 * and failed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readOutcome, type Outcome } from './outcome.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const full = process.argv.includes('--full')
// Tests start many servers and threads: what one has compiled the next need not.
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compile')
const env = { ...process.env, NODE_COMPILE_CACHE, ...(full ? { HOMESTAKE_FULL: '1' } : {}) }

interface Part {
  readonly name: string
  readonly command: readonly string[]
  /** Where vitest leaves its count. */
  readonly report?: string
}

const vitest = (name: string, config: string): Part => {
  const report = join(RESULTS, `${name}.json`)
  return {
    name,
    report,
    command: [
      'vitest',
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }
}

/** Two at a time, the longest first. */
const CHECKS: readonly Part[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  {
    name: 'svelte types',
    command: ['svelte-check', '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'web build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
]

/** One after the other: each takes the whole machine. */
const SUITES: readonly Part[] = [vitest('tests', 'vitest.config.ts'), vitest('browser', 'vitest.browser.config.ts')]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

let passed = 0
const failed: string[] = []

const done = ({ name, report }: Part, ok: boolean, started: number): void => {
  const found: Outcome = report === undefined ? { passed: ok ? 1 : 0, failed: [] } : readOutcome(report, ROOT)
  passed += found.passed
  failed.push(...found.failed)
  // What goes wrong beside the tests, too: an error that nobody caught.
  if (!ok && found.failed.length === 0) failed.push(name)
  process.stdout.write(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
}

/** Its output is kept until it ends, so that what runs side by side is not mixed up. */
const quietly = (part: Part): Promise<void> =>
  new Promise((resolve) => {
    const [program = '', ...args] = part.command
    const started = performance.now()
    let said = ''
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const listen = (chunk: Buffer): void => void (said += chunk.toString())
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => (said += error.message))
    child.on('close', (code) => {
      process.stdout.write(`\n── ${part.name}\n${said}`)
      done(part, code === 0, started)
      resolve()
    })
  })

const openly = (part: Part): void => {
  const [program = '', ...args] = part.command
  const started = performance.now()
  process.stdout.write(`\n── ${part.name}\n`)
  done(part, spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' }).status === 0, started)
}

const waiting = [...CHECKS]
const worker = async (): Promise<void> => {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await quietly(part)
}
await Promise.all([worker(), worker()])
for (const part of SUITES) openly(part)

// Once more, since a long log is cut.
if (failed.length > 0) process.stdout.write(`\nfailed:\n${failed.map((name) => `  ${name}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
