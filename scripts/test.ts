/**
 * `npm test`: types, lint, format, then unit, property, integration and browser tests. `--full` adds fresh seeds and the
 * long runs. Every part is run, whatever failed before it; the last line says how many tests passed and failed.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const full = process.argv.includes('--full')
const env = { ...process.env, ...(full ? { HOMESTAKE_FULL: '1' } : {}) }

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

const PARTS: readonly Part[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  {
    name: 'svelte types',
    command: ['svelte-check', '--workspace', 'apps/web', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.', '--log-level', 'warn'] },
  { name: 'web build', command: ['vite', 'build', 'apps/web', '--logLevel', 'warn'] },
  vitest('tests', 'vitest.config.ts'),
  vitest('browser', 'vitest.browser.config.ts'),
]

const counted = (report: string): { passed: number; failed: number } => {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
      numPendingTests: number
    }
    // A file that could not even be loaded has no failed test of its own; a test that was skipped did not pass.
    const failed = numFailedTests + numPendingTests
    return { passed: numPassedTests, failed: failed === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

let passed = 0
let failed = 0
for (const { name, command, report } of PARTS) {
  const [program = '', ...args] = command
  const started = performance.now()
  process.stdout.write(`\n── ${name}\n`)
  const run = spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' })
  const ok = run.status === 0
  const count = report === undefined ? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 } : counted(report)
  passed += count.passed
  failed += Math.max(count.failed, ok ? 0 : 1)
  process.stdout.write(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  )
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
