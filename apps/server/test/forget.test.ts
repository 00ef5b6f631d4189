import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { join, serve, table, type TestServer } from './table.ts'

let server: TestServer
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.close())

it('SEC-6 a connection keeps nothing of what it came with but hashes', async () => {
  const made = await table(server.url)
  const ann = await join(server.url, made, { player: 'Ann' })
  const held = [...server.sockets.io.sockets.sockets.values()].map(({ handshake, request }) => ({ handshake, request }))
  expect(held).toHaveLength(1)
  const { key, token = '' } = ann.where
  const text = inspect(held, { depth: 20 })
  expect(token).not.toBe('')
  for (const secret of [key, token]) expect(text).not.toContain(secret)
  expect(held[0]?.request).toBeUndefined()
  expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
  ann.close()
})
