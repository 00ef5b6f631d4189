import { defineConfig } from 'vitest/config'

/** Real Chromium, a real server: a file at a time, since a browser wants the machine for itself. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fileParallelism: false,
    bail: process.env['BAIL'] === undefined ? 0 : 1,
  },
})
