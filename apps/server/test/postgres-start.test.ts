/** A server that is started with `DATABASE_URL`, and one that can't be. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { readConfig } from '../src/config.ts'
import { asOwner, describePostgres, freshDatabase, type TestDatabase } from './postgres.ts'
import { join, table, until } from './table.ts'

const MAIN = path(import.meta.dirname, '../src/main.ts')

/** Start it in an empty folder and collect what it says. */
const start = (url: string, cwd: string) => {
  const env = { ...process.env, DATABASE_URL: url, PORT: '0', DATA_DIR: path(cwd, 'data') }
  const child = spawn(process.execPath, [MAIN], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  const open = new Promise<string>((resolve) =>
    child.stdout.on('data', (text: Buffer) => {
      said.out += text.toString()
      const at = /^Homestake is open at (\S+)$/m.exec(said.out)?.[1]
      if (at !== undefined) resolve(at)
    }),
  )
  return { child, said, open, ended: once(child, 'exit').then(([code]) => code as number | null) }
}

/** The same with a password in it, which our servers do not ask for. */
const withPassword = (url: string): string => {
  const secret = new URL(url)
  if (secret.password === '') secret.password = 'geheim'
  return secret.href
}

describe('DATABASE_URL', () => {
  it('TABLE-3 has to be of PostgreSQL, and is not told back', () => {
    expect(readConfig({ DATABASE_URL: 'postgresql://a@b/c' }).DATABASE_URL).toBe('postgresql://a@b/c')
    for (const url of ['mysql://rosa:geheim@db/table', 'geheim']) {
      const read = () => readConfig({ DATABASE_URL: url })
      expect(read).toThrow(/DATABASE_URL=….*postgres:\/\//)
      expect(read).not.toThrow(/geheim/)
    }
  })
})

describePostgres('a server on PostgreSQL', () => {
  let database: TestDatabase
  let folder = ''
  beforeAll(async () => {
    database = await freshDatabase()
    folder = mkdtempSync(path(tmpdir(), 'homestake-'))
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  it('TABLE-2 H21 SEC-9 says where its journal is and not the password, and keeps fifty busy tables when it is told to end', async () => {
    const url = withPassword(database.url)
    const first = start(url, folder)
    const at = await first.open
    await expect.poll(() => first.said.out).toMatch(/"journal":"PostgreSQL","host":"[^"]+","database":"homestake_\w+"/)
    const tables = await Promise.all(
      Array.from({ length: 50 }, () => table(at, { game: 'new-and-magic-land', title: 'A test' })),
    )
    const people = await Promise.all(tables.map((made) => join(at, made, 'chair')))
    const said = (one: Connection, text: string) => one.command({ type: 'say', to: 'table', kind: 'talk', text })
    await Promise.all(people.map((one) => said(one, 'one')))
    const told = people.map((one) => until(one, ({ bye }) => bye?.code === 'restarting'))
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await Promise.all(told)
    people.forEach((one) => one.close())

    const second = start(url, folder)
    const again = await second.open
    const back = await Promise.all(tables.map((made) => join(again, made, 'spectator')))
    expect(back.map(({ present }) => present.cursor.table)).toEqual(people.map(({ present }) => present.cursor.table))
    back.forEach((one) => one.close())
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    for (const { out, err } of [first.said, second.said]) expect(out + err).not.toContain(new URL(url).password)
    expect(readdirSync(folder)).toEqual([])
  })

  it('JRN-10 ends with a sentence where the database is of a newer Homestake', async () => {
    await asOwner(database.url, (client) => client.query('UPDATE homestake SET schema_version = 99'))
    const newer = start(withPassword(database.url), folder)
    expect(await newer.ended).toBe(1)
    expect(newer.said.err).toMatch(/^The database homestake_\w+ was written by a newer Homestake .*\n$/)
  })
})
