/** A line to the database that breaks at the worst moment, or says nothing any more. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describePostgres } from '../../../test/postgres.ts'
import { PostgresProxy } from '../../../test/postgres-proxy.ts'
import { sharedStore } from '../../../test/postgres-store.ts'
import { entryAt, fill, freshTable, linesIn, tipWithoutGaps } from '../contract/fixtures.ts'
import type { Poke } from '../journal.ts'
import { openPostgresJournal, type PostgresJournal } from './open.ts'

const PATIENCE = { connect: 300, answer: 600 }

describePostgres('a broken line to PostgreSQL', () => {
  const { url } = sharedStore()
  let proxy: Awaited<ReturnType<typeof PostgresProxy.before>>
  let journal: PostgresJournal
  let near: PostgresJournal
  beforeEach(async () => {
    proxy = await PostgresProxy.before(url())
    journal = await openPostgresJournal({ url: proxy.url, patience: PATIENCE, heartbeat: 100 })
    near = await openPostgresJournal({ url: url(), heartbeat: 100 })
  })
  afterEach(async () => {
    proxy.mode = 'cut'
    await Promise.all([journal.close(), near.close()])
    await proxy.close()
  })

  it('CMD-9 H20 does not know what became of a commit when the line breaks before its answer, and finds it', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 1)
    proxy.mode = 'deaf'
    const asked = journal.append(table, entryAt(2), [linesIn('table', 2)])
    const settled = Promise.allSettled([asked])
    await expect.poll(() => near.tip(table)).toBe(2)
    proxy.mode = 'open'
    proxy.breakAll()
    expect(await settled).toMatchObject([{ reason: { name: 'Unavailable', unknown: true } }])
    expect((await journal.tail(table, 1)).map(({ v }) => v)).toEqual([2])
    expect(await journal.append(table, entryAt(2), [])).toBe('lost')
    expect(await journal.append(table, entryAt(3), [linesIn('table', 3)])).toBe('appended')
  })

  it('CMD-8 gives up on a line that says nothing any more, is not ready meanwhile, and goes on when it is back', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 3)
    proxy.mode = 'frozen'
    const answers = await Promise.allSettled([journal.append(table, entryAt(4), []), journal.tip(table)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'Unavailable' } })
    expect(await journal.ready()).toBe(false)
    // Nothing that it left behind is in the way of others.
    expect(await near.append(table, entryAt(4), [])).toBe('appended')
    proxy.mode = 'open'
    await expect.poll(() => journal.ready()).toBe(true)
    expect(await journal.append(table, entryAt(4), [])).toBe('lost')
    expect(await journal.append(table, entryAt(5), [])).toBe('appended')
    expect(await tipWithoutGaps(near, table)).toBe(5)
  })

  it('MANY-2 hears again of others after its line broke, and is told that it may have missed something', async () => {
    const table = freshTable()
    await fill(near, table, 1, 1)
    const heard: (readonly Poke[] | null)[] = []
    journal.shared.onPokes((pokes) => heard.push(pokes))
    proxy.mode = 'cut'
    await near.append(table, entryAt(2), [])
    proxy.mode = 'open'
    await expect.poll(() => heard).toContain(null)
    heard.length = 0
    await near.append(table, entryAt(3), [])
    await expect.poll(() => heard.flat()).toContainEqual({ table, v: 3 })
  })

  it('MANY-2 notices a line that says nothing any more', async () => {
    const heard: (readonly Poke[] | null)[] = []
    journal.shared.onPokes((pokes) => heard.push(pokes))
    const gone = new Promise<string>((resolve) => near.shared.onGone(resolve))
    const known = new Promise<string>((resolve) => near.shared.onTold(resolve))
    journal.shared.tell('I am here')
    await known
    proxy.mode = 'frozen'
    expect(await gone).toBe(journal.shared.name)
    proxy.mode = 'open'
    await expect.poll(() => heard).toContain(null)
  })

  it('MANY-2 listens to its own pokes too, once it was not told what became of a commit', async () => {
    const table = freshTable()
    await fill(journal, table, 1, 1)
    const heard: (readonly Poke[] | null)[] = []
    journal.shared.onPokes((pokes) => heard.push(pokes))
    await journal.append(table, entryAt(2), [])
    await near.append(table, entryAt(3), [])
    await expect.poll(() => heard).toEqual([[{ table, v: 3 }]])
    proxy.mode = 'deaf'
    const lost = Promise.allSettled([journal.append(table, entryAt(4), [])])
    await expect.poll(() => near.tip(table)).toBe(4)
    proxy.mode = 'open'
    proxy.breakAll()
    expect(await lost).toMatchObject([{ reason: { unknown: true } }])
    await expect.poll(() => heard).toContain(null)
    await journal.append(table, entryAt(5), [])
    await expect.poll(() => heard).toContainEqual([{ table, v: 5 }])
  })
})
