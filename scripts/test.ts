/**
 * `npm test`: types, lint, format, then unit, property, integration and browser tests. `--full` adds fresh seeds and the
 * long runs. Every part is run, whatever failed before it; the last lines name what failed, and say how many passed
 * and failed.
 */
import { spawn } from 'node:child_process'
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

/** What the tests serve: before them. */
const FIRST: readonly Part[] = [
  { name: 'web build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
]

/** One after the other, beside the first tests: those wait now and then. */
const BESIDE: readonly Part[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  {
    name: 'svelte types',
    command: ['svelte-check', '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  },
]

const TESTS = vitest('tests', 'vitest.config.ts')
/** It takes the whole machine. */
const BROWSER = vitest('browser', 'vitest.browser.config.ts')

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

/** @param output is shown as it comes; or kept until the end, so that what runs side by side is not mixed up */
const run = (part: Part, output: 'shown' | 'kept'): Promise<void> =>
  new Promise((resolve) => {
    const [program = '', ...args] = part.command
    const started = performance.now()
    let said = ''
    const listen = (chunk: Buffer | string): void => {
      if (output === 'shown') process.stdout.write(chunk)
      else said += chunk.toString()
    }
    listen(`\n── ${part.name}\n`)
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', (error) => listen(error.message))
    child.on('close', (code) => {
      process.stdout.write(said)
      done(part, code === 0, started)
      resolve()
    })
  })

const oneByOne = async (parts: readonly Part[]): Promise<void> => {
  for (const part of parts) await run(part, 'kept')
}

await Promise.all(FIRST.map((part) => run(part, 'kept')))
await Promise.all([run(TESTS, 'shown'), oneByOne(BESIDE)])
await run(BROWSER, 'shown')

// Once more, since a long log is cut.
if (failed.length > 0) process.stdout.write(`\nfailed:\n${failed.map((name) => `  ${name}\n`).join('')}`)
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
