import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

// The full run plays the same tests for longer.
const testTimeout = process.env['HOMESTAKE_FULL'] === '1' ? 600_000 : 60_000
/** On two cores: those with servers and databases wait about as long as they work. Vitest wants every project to say the same. */
const maxWorkers = 3
const shared = { exclude: ['**/node_modules/**'], testTimeout, hookTimeout: 60_000, maxWorkers }

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each file in a process of its own: servers, threads, what they leave behind.
      {
        test: {
          ...shared,
          name: 'node',
          globalSetup: './apps/server/test/postgres-setup.ts',
          include: ['apps/server/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/src/**/*.test.ts'],
        },
      },
      // These keep nothing between files, so what they import is loaded once for many.
      { test: { ...shared, name: 'packages', isolate: false, include: ['packages/*/{src,test}/**/*.test.ts'] } },
      // What is written with runes goes through Svelte’s compiler.
      {
        extends: './apps/web/vite.config.ts',
        test: { ...shared, name: 'web', root: './apps/web', isolate: false, include: ['src/**/*.test.ts'] },
      },
    ],
  },
})
