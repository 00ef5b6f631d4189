/** One table on several servers: each thing happens once. */
import { expect, it } from 'vitest'
import { pageOf, type Connection } from '@homestake/client'
import { recompute } from '@homestake/rules/proof'
import { converged, WITH_SMALL } from './cluster.ts'
import { clustered } from './clustered.ts'
import { describePostgres } from './postgres.ts'
import { table, until, type TestServer } from './table.ts'

interface Seen {
  table: { chapter: { id: string } | null; play: { count: number } }
}
const seen = (connection: Connection): Seen['table'] => (connection.present.view as unknown as Seen).table
const count = (connection: Connection): number => seen(connection).play.count

describePostgres('one table on several servers', () => {
  const several = clustered(3, { env: { SEATS_PER_TABLE: '5', IDLE_SECONDS: '1' }, small: true })
  const { at, come } = several

  it('CMD-2 H9 a command that is sent to every server in the same moment happens once, with equal answers', async () => {
    const made = await table(at(0))
    const tabs = await Promise.all([0, 1, 2].map((node) => come(at(node), made, { player: 'Ann' })))
    for (let round = 1; round <= 30; round++) {
      const id = crypto.randomUUID()
      const answers = await Promise.all(tabs.map((tab) => tab.command({ type: 'bump', by: 1, id })))
      expect(answers.map(({ status }) => status).sort()).toEqual(['applied', 'duplicate', 'duplicate'])
      expect(new Set(answers.map((answer) => JSON.stringify('cursor' in answer && answer.cursor))).size).toBe(1)
    }
    await converged(several.servers.truth, made, tabs, WITH_SMALL)
    expect(tabs.map(count)).toEqual([30, 30, 30])
  })

  it('MANY-1 many who act through different servers at once are all heard', async () => {
    const made = await table(at(0))
    const people = await Promise.all([0, 1, 2, 0, 1].map((node, i) => come(at(node), made, { player: `Player ${i}` })))
    const answers = await Promise.all(
      people.flatMap((one) => Array.from({ length: 20 }, () => one.command({ type: 'bump', by: 1 }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['applied']))
    await converged(several.servers.truth, made, people, WITH_SMALL)
    expect(people.map(count)).toEqual([100, 100, 100, 100, 100])
  })

  it('SEAT-2 SEAT-3 H12 twenty people take the last seats at once, through three servers', async () => {
    const made = await table(at(0))
    const takers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => come(at(i % 3), made, { player: `Player ${i % 18}` })),
    )
    const seated = takers.filter(({ present }) => present.status === 'live')
    const turned = takers.filter(({ present }) => present.status === 'refused')
    expect(new Set(seated.map(({ present }) => present.you.seat)).size).toBe(5)
    expect(seated.length + turned.length).toBe(20)
    expect(new Set(turned.map(({ present }) => present.bye?.code))).toEqual(new Set(['table-full']))
    await converged(several.servers.truth, made, seated, WITH_SMALL)
  })

  it('DICE-3 DICE-4 DICE-7 a chapter has one count of throws and one set of nonces, whichever server throws', async () => {
    const made = await table(at(0))
    const chairs = await Promise.all([0, 1, 2].map((node) => come(at(node), made, 'chair')))
    const [gm] = chairs as [Connection, Connection, Connection]
    const ann = await come(at(1), made, { player: 'Ann' })
    await gm.command({ type: 'open-dice' })
    await until(ann, () => seen(ann).chapter !== null)
    const chapter = seen(ann).chapter?.id
    const nonces = [...chairs, ann].map((one, i) => one.command({ type: 'nonce', chapter, value: `${i}`.repeat(32) }))
    const given = (await Promise.all(nonces)).filter(({ status }) => status === 'applied')
    expect(given).toHaveLength(2)
    await Promise.all([...chairs, ann].flatMap((one) => [1, 2, 3].map(() => one.command({ type: 'roll' }))))
    await gm.command({ type: 'close-dice' })
    const page = await pageOf(at(2), made.table, made.keys.spectator, undefined, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    const events = page.value.lines.map(({ event }) => event as { type: string; [key: string]: unknown })
    const closed = events.find(({ type }) => type === 'chapter-closed') as unknown as { seed: string; nonces: string }
    expect(closed.nonces.split(',')).toHaveLength(2)
    const rolled = events.filter(({ type }) => type === 'rolled') as unknown as { number: number; faces: number[] }[]
    expect(rolled.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
    for (const { number, faces } of rolled) {
      const dice = [{ die: 0, sides: 6, faces }]
      expect(recompute({ seed: closed.seed, nonces: closed.nonces, number }, dice)).toEqual(dice)
    }
  })

  it('TABLE-1 sleeps on one server while it is played on another, and wakes where the journal is', async () => {
    const made = await table(at(0))
    const ann = await come(at(0), made, { player: 'Ann' })
    const bob = await come(at(1), made, { player: 'Bob' })
    await ann.command({ type: 'bump', by: 1 })
    await until(bob, () => count(bob) === 1)
    bob.close()
    const [, node] = several.servers.nodes as [TestServer, TestServer]
    await expect.poll(() => node.tables.awake, { timeout: 10_000 }).toBe(0)
    for (let i = 0; i < 5; i++) await ann.command({ type: 'bump', by: 1 })
    const again = await come(at(1), made, { player: 'Bob' })
    expect(count(again)).toBe(6)
    expect(again.present.you).toEqual(bob.present.you)
  })

  it('CUR-6 CUR-7 H17 who comes back through another server follows from where they were', async () => {
    const made = await table(at(0))
    const ann = await come(at(0), made, { player: 'Ann' })
    const watcher = await come(several.servers.url, made, 'spectator')
    watcher.socket.io.reconnectionDelay(1).reconnectionDelayMax(5)
    for (let i = 1; i <= 9; i++) {
      const told = until(watcher, () => count(watcher) === i)
      await ann.command({ type: 'bump', by: 1 })
      await told
      watcher.socket.io.engine.close()
      await until(watcher, ({ status }) => status === 'reconnecting')
      await until(watcher, ({ status }) => status === 'live')
    }
    expect(watcher.present.lines.filter(({ event }) => event.type === 'bumped')).toHaveLength(9)
    await converged(several.servers.truth, made, [watcher], WITH_SMALL)
  })
})
