/**
 * One PostgreSQL for all test files of a run, started when the first of them asks. A test file runs in a process of its
 * own, so it asks over HTTP.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { PostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for it. */
    postgres: string
  }
}

/** Where it is, or in one line why there is none. */
export type Found = { readonly url: string } | { readonly missing: string }

const inOneLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''

export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  let starting: Promise<PostgresServer> | undefined
  // Only for those who ask: a server that a test starts for something else must not find it.
  const given = process.env['DATABASE_URL'] ?? ''
  delete process.env['DATABASE_URL']
  const find = async (): Promise<Found> => {
    if (given !== '') return { url: given }
    starting ??= PostgresServer.start()
    return starting.then(
      ({ url }) => ({ url }),
      (error: unknown) => ({ missing: inOneLine(error) }),
    )
  }
  const asked = createServer((_request, response) => void find().then((found) => response.end(JSON.stringify(found))))
  asked.listen(0, '127.0.0.1')
  await once(asked, 'listening')
  provide('postgres', `http://127.0.0.1:${(asked.address() as AddressInfo).port}`)
  return async () => {
    asked.close()
    const server = await starting?.catch(() => undefined)
    await server?.remove()
  }
}
