import { defineConfig } from 'vitest/config'

/** Real Chromium, a real server, each file with its own: two at a time, since a browser waits about as long as it works. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    bail: process.env['BAIL'] === undefined ? 0 : 1,
  },
})
