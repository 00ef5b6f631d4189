/** Whoever restores a database by other means says so. */
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fill, freshTable, tipWithoutGaps } from '../src/journal/contract/fixtures.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { removeFolder, temporaryFolder } from './sqlite-store.ts'
import { describePostgres, freshDatabase } from './postgres.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/new-epoch.ts')

const run = (env: Readonly<Record<string, string>>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run new-epoch', () => {
  it('CUR-10 OPS-4 begins another life of a file, unless a server has it open', async () => {
    const folder = await temporaryFolder()
    const path = join(folder, 'homestake.sqlite')
    expect(run({ DATA_DIR: folder })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no journal'),
    })
    const before = await openSqliteJournal({ path })
    const table = freshTable()
    await fill(before, table, 1, 3)
    expect(run({ DATA_DIR: folder })).toMatchObject({ status: 1, stderr: expect.stringContaining('stop it first') })
    await before.close()
    const { status, stdout } = run({ DATA_DIR: folder })
    const after = await openSqliteJournal({ path })
    expect(status).toBe(0)
    expect(after.epoch).not.toBe(before.epoch)
    expect(stdout).toContain(after.epoch)
    expect(await tipWithoutGaps(after, table)).toBe(3)
    await after.close()
    await removeFolder(folder)
  })
})

describePostgres('npm run new-epoch on PostgreSQL', () => {
  it('CUR-10 OPS-4 begins another life of a database', async () => {
    const { url, drop } = await freshDatabase()
    const before = await openPostgresJournal({ url })
    const table = freshTable()
    await fill(before, table, 1, 3)
    await before.close()
    const { status, stdout } = run({ DATABASE_URL: url })
    const after = await openPostgresJournal({ url })
    expect(status).toBe(0)
    expect(after.epoch).not.toBe(before.epoch)
    expect(stdout).toContain(after.epoch)
    expect(await tipWithoutGaps(after, table)).toBe(3)
    await after.close()
    await drop()
  })
})
