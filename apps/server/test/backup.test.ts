/** A server is backed up while it plays, and restored; whoever was at a table comes back to what it is then. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join as path } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { tipWithoutGaps } from '../src/journal/contract/fixtures.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { KeptServer } from './kept-server.ts'
import { join, table, until } from './table.ts'

const PATIENT = { timeout: 30_000 }

const count = ({ present }: Connection): number =>
  (present.view as unknown as { table: { play: { count: number } } }).table.play.count

/** Bump until told to stop. @returns how to stop, and how often it was acknowledged so far */
const bumping = (one: Connection) => {
  let [going, applied] = [true, 0]
  const bump = async (): Promise<void> => {
    while (going) {
      if ((await one.command({ type: 'bump', by: 1 })).status !== 'applied') return
      applied++
    }
  }
  const done = bump()
  return {
    applied: () => applied,
    stop() {
      going = false
      return done
    },
  }
}

const bumped = async (one: Connection, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) expect((await one.command({ type: 'bump', by: 1 })).status).toBe('applied')
}

describe('a backup', () => {
  let server: KeptServer
  const guests: Connection[] = []
  const come = async (made: MadeTable, as: Parameters<typeof join>[2]): Promise<Connection> => {
    const one = await join(server.url, made, as)
    one.socket.io.reconnectionDelay(30).reconnectionDelayMax(60)
    guests.push(one)
    return one
  }
  beforeEach(async () => {
    server = new KeptServer()
    await server.start()
  })
  afterEach(async () => {
    for (const guest of guests.splice(0)) guest.close()
    await server.remove()
  })
  const parts = () => readdirSync(server.folder).filter((name) => name.endsWith('.part'))
  const backup = () => path(server.folder, 'backup.sqlite')

  it('OPS-3 has every entry that was acknowledged before it began, while five tables play on, and plays itself', async () => {
    const tables = await Promise.all(Array.from({ length: 5 }, () => table(server.url)))
    const chairs = await Promise.all(tables.map((made) => come(made, 'chair')))
    const players = chairs.map(bumping)
    await expect.poll(() => Math.min(...players.map(({ applied }) => applied())), PATIENT).toBeGreaterThan(20)
    const before = players.map(({ applied }) => applied())
    const said = await server.run('backup.ts', backup())
    await Promise.all(players.map(({ stop }) => stop()))
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(said.out).toMatch(/^\S+backup\.sqlite: \d+ bytes, 5 tables, \d+ entries\./)

    const journal = await openSqliteJournal({ path: backup() })
    const tips = await Promise.all(tables.map(({ table: id }) => tipWithoutGaps(journal, tableId.parse(id))))
    await journal.close()
    tips.forEach((tip, i) => expect(tip - 1).toBeGreaterThanOrEqual(before[i] ?? Infinity))
    await Promise.all(chairs.map((one, i) => until(one, () => count(one) === players[i]?.applied())))

    await server.stop()
    expect(await server.run('restore.ts', backup())).toMatchObject({ code: 0, err: '' })
    await server.start()
    await Promise.all(chairs.map((one) => until(one, ({ status }) => status === 'live')))
    await Promise.all(chairs.map((one) => bumped(one, 1)))
    await Promise.all(chairs.map((one, i) => until(one, () => count(one) === tips[i])))
  })

  it('OPS-3 is refused where a file stands already, and makes no half file when it is killed', async () => {
    const made = await table(server.url)
    const chair = await come(made, 'chair')
    await bumped(chair, 3)
    expect((await server.run('backup.ts', backup())).code).toBe(0)
    const again = await server.run('backup.ts', backup())
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toMatch(/is there already; nothing was written over it\.\n$/)

    const other = path(server.folder, 'other.sqlite')
    const player = bumping(chair)
    let killed = 0
    for (let tried = 0; killed < 3; tried++) {
      expect(tried, 'each was made before it could be killed').toBeLessThan(30)
      const { child, said } = server.begin('backup.ts', other)
      await expect.poll(() => parts().length > 0, { ...PATIENT, interval: 0 }).toBe(true)
      child.kill('SIGKILL')
      await said
      if (child.signalCode === 'SIGKILL' && !existsSync(other)) killed++
      for (const left of [...parts(), 'other.sqlite']) rmSync(path(server.folder, left), { force: true })
    }
    await player.stop()
    // An answer may come before what it tells of.
    await until(chair, () => count(chair) === 3 + player.applied())
    expect((await server.run('backup.ts', other)).code).toBe(0)
  })

  it('CUR-7 CUR-10 OPS-4 brings whoever stands beyond it back to what it is, and they play on', async () => {
    const made = await table(server.url)
    const [chair, ann, watcher] = await Promise.all([
      come(made, 'chair'),
      come(made, { player: 'Ann' }),
      come(made, 'spectator'),
    ])
    const { epoch } = chair.present
    await bumped(chair, 28)
    expect((await server.run('backup.ts', backup())).code).toBe(0)
    await bumped(ann, 20)
    await until(watcher, () => count(watcher) === 48)
    const beyond = watcher.present.cursor

    const refused = await server.run('restore.ts', backup())
    expect(refused).toMatchObject({ code: 1, out: '', err: `A server has ${server.journal} open: stop it first.\n` })

    await server.stop()
    const said = await server.run('restore.ts', backup())
    expect(said).toMatchObject({ code: 0, err: '' })
    const kept = /before is (\S+) now\./.exec(said.out)?.[1] ?? ''
    expect(kept).toMatch(/homestake\.until-[\dTZ-]+\.sqlite$/)
    await server.start()
    await Promise.all([chair, ann, watcher].map((one) => until(one, () => one.present.epoch !== epoch)))
    expect([chair, ann, watcher].map(count)).toEqual([28, 28, 28])
    expect(watcher.present.cursor.table).toBeLessThan(beyond.table ?? 0)

    // As far as before, on another way: nobody takes the one for the other.
    await bumped(ann, 10)
    await bumped(chair, 15)
    await Promise.all([chair, ann, watcher].map((one) => until(one, () => count(one) === 53)))
    const late = await come(made, 'spectator')
    expect(watcher.present.view).toEqual(late.present.view)
    const old = await openSqliteJournal({ path: kept })
    expect(
      (await old.tail(tableId.parse(made.table), 0)).filter(({ command }) => command.type === 'bump'),
    ).toHaveLength(48)
    await old.close()
  })
})
