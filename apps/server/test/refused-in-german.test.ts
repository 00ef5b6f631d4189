import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { build, type Built } from '../src/server.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection } from '@homestake/client'

const folder = mkdtempSync(join(tmpdir(), 'homestake-'))
let server: Built
let url: string
beforeAll(async () => {
  server = await build(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  url = await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const ENGLISH = 'There is no table at this address. Check the link.'
const GERMAN = 'An dieser Adresse steht kein Tisch. Sieh dir den Link noch einmal an.'

it.each([
  ['', 'de-AT,en;q=0.8', GERMAN],
  ['', 'fr;q=0.9,de;q=0.2,en;q=0.7', ENGLISH],
  ['?lang=de', 'en', GERMAN],
  ['?lang=xx', 'en', ENGLISH],
])('LANG-3 over HTTP: %s with %s', async (query, wishes, said) => {
  const answer = await fetch(`${url}/api/tables/nothing-here${query}`, { headers: { 'accept-language': wishes } })
  expect(await answer.json()).toMatchObject({ code: 'no-such-table', message: said })
})

it.each([
  ['de', GERMAN],
  ['en', ENGLISH],
] as const)('LANG-3 at the door of a socket: %s', async (lang, said) => {
  const connection = new Connection({ url, table: 'nothing-here', key: 'x'.repeat(32), lang })
  const reason = await new Promise((resolve) =>
    connection.subscribe(({ bye }) => {
      if (bye !== null) resolve(bye.reason)
    }),
  )
  connection.close()
  expect(reason).toBe(said)
})
