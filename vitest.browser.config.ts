import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

/**
 * Real Chromium, a real server, each file with its own. Three files at a time on two cores, since a browser waits for a third
 * of the time. What they import is loaded once for the files that follow each other in a process.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    isolate: false,
    setupFiles: ['e2e/each-file.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 3,
    bail: process.env['BAIL'] === undefined ? 0 : 1,
  },
})
