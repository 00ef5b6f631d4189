import { defineConfig } from 'vitest/config'

// The full run plays the same tests for longer.
const testTimeout = process.env['HOMESTAKE_FULL'] === '1' ? 600_000 : 60_000
const shared = { exclude: ['**/node_modules/**'], testTimeout, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          globalSetup: './apps/server/test/postgres-setup.ts',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/server/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
        },
      },
      // What is written with runes goes through Svelte’s compiler.
      {
        extends: './apps/web/vite.config.ts',
        test: { ...shared, name: 'web', root: './apps/web', include: ['src/**/*.test.ts'] },
      },
    ],
  },
})
