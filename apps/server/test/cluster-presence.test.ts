/** Who is here, when the people of one table come through several servers. */
import { expect, it } from 'vitest'
import { cardOf } from '@homestake/client'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { clustered } from './clustered.ts'
import { framesOf } from './frames.ts'
import { seatOf } from './nml-table.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { serve, table, until } from './table.ts'

describePostgres('presence over several servers', () => {
  const { at, come } = clustered(2, { small: true })

  it('MANY-5 SEAT-9 everybody is told of everybody, whichever server they came through', async () => {
    const made = await table(at(0))
    const gm = await come(at(0), made, 'chair')
    const ann = await come(at(1), made, { player: 'Ann' })
    const bob = await come(at(0), made, { player: 'Bob' })
    const watcher = await come(at(1), made, 'spectator')
    const all = { chair: true, seats: [seatOf(ann), seatOf(bob)].sort(), watching: 1, writing: [] }
    for (const one of [gm, ann, bob, watcher])
      await until(one, ({ presence }) => JSON.stringify(presence) === JSON.stringify(all))
    const card = await cardOf(at(0), made.table, made.keys.spectator)
    expect(card).toMatchObject({
      ok: true,
      value: { chair: true, watching: 1, seats: [{ here: true }, { here: true }] },
    })
    ann.close()
    watcher.close()
    for (const one of [gm, bob])
      await until(one, ({ presence }) => presence?.seats.length === 1 && presence.watching === 0)
  })

  it('SEAT-6 H14 a seat that is held through two servers stays taken until the last connection is gone', async () => {
    const made = await table(at(0))
    const gm = await come(at(0), made, 'chair')
    const one = await come(at(0), made, { player: 'Ann' })
    const two = await come(at(1), made, { player: 'Ann' })
    const bob = await come(at(1), made, { player: 'Bob' })
    await until(gm, ({ presence }) => presence?.seats.length === 2)
    await until(bob, ({ presence }) => presence?.seats.length === 2)
    const lost: boolean[] = []
    gm.subscribe(({ presence }) => lost.push(!(presence?.seats.includes(seatOf(two)) ?? false)))
    one.close()
    bob.close()
    await until(gm, ({ presence }) => presence?.seats.length === 1)
    expect(lost).not.toContain(true)
    two.close()
    await until(gm, ({ presence }) => presence?.seats.length === 0)
  })

  it('SEC-11 who writes elsewhere is told only to those who will read it, and nothing at all to the others', async () => {
    const made = await table(at(0))
    const gm = await come(at(0), made, 'chair')
    const ann = await come(at(1), made, { player: 'Ann' })
    const bob = await come(at(0), made, { player: 'Bob' })
    for (const one of [gm, bob]) await until(one, ({ presence }) => presence?.seats.length === 2)
    await until(ann, ({ presence }) => presence?.seats.length === 2 && presence.chair)
    const frames = framesOf(bob)
    const before = frames.length
    ann.writing(`between:${seatOf(ann)}`)
    await until(gm, ({ presence }) => presence?.writing.length === 1)
    expect(frames.slice(before)).toEqual([])
    ann.writing('table')
    await until(bob, ({ presence }) => presence?.writing[0]?.who === seatOf(ann))
    ann.writing(null)
    for (const one of [gm, bob]) await until(one, ({ presence }) => presence?.writing.length === 0)
  })

  it('MANY-5 H33 whoever was here through a server that ends is away, and the server that comes learns who is here', async () => {
    const database = await freshDatabase()
    const open = async () =>
      serve({
        journal: await openPostgresJournal({ url: database.url }),
        env: { BEAT_SECONDS: '3600' },
      })
    const [first, second] = [await open(), await open()]
    const made = await table(first.url)
    const gm = await come(first.url, made, 'chair')
    const ann = await come(second.url, made, { player: 'Ann' })
    for (const one of [gm, ann])
      await until(one, ({ presence }) => presence?.chair === true && presence.seats.length === 1)
    await first.close()
    await until(ann, ({ presence }) => presence?.chair === false)
    const third = await open()
    const watcher = await come(third.url, made, 'spectator')
    await until(watcher, ({ presence }) => presence?.seats.length === 1)
    await until(ann, ({ presence }) => presence?.watching === 1)
    await Promise.all([second.close(), third.close()])
    await database.drop()
  })
})
