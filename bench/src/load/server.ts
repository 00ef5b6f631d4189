/** The server that is measured: one of our own, with a journal of its own, or one that runs already. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Wanted } from './arguments.ts'
import { Child } from './child.ts'
import { readMetrics, type Reading } from './reading.ts'

export interface Measured {
  readonly url: string
  /** Whether it is ours, to be told when to collect garbage, and idle soon. */
  readonly ours: boolean
  /** What it counts now; `null` where its metrics are not open to us. */
  read(): Promise<Reading | null>
  /** The same after its garbage is collected, if it is ours. */
  readTidy(): Promise<Reading | null>
  close(): Promise<void>
}

export const elsewhere = (url: string, metrics: string | undefined): Measured => {
  const read = () => (metrics === undefined ? Promise.resolve(null) : readMetrics(metrics))
  return { url, ours: false, read, readTidy: read, close: () => Promise.resolve() }
}

export const startServer = async ({ journal, profile }: Wanted): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'homestake-load-'))
  const { DATABASE_URL, ...rest } = process.env
  const child = new Child('serve.ts', {
    on: 'server',
    env: {
      ...rest,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      JOURNAL: journal,
      ...(journal === 'postgres' ? { DATABASE_URL } : {}),
    },
    // As `npm start` and the image start it.
    execArgv: [
      '--max-semi-space-size=8',
      '--expose-gc',
      ...(profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]),
    ],
  })
  const { url, metrics } = await child.says(z.object({ url: z.string(), metrics: z.string() }))
  return {
    url,
    ours: true,
    read: () => readMetrics(metrics),
    async readTidy() {
      await child.ask('tidy', z.literal('tidy'))
      return readMetrics(metrics)
    },
    async close() {
      await child.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
