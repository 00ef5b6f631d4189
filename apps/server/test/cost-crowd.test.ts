/** What a broadcast costs at a table that many watch. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asking } from '@homestake/client'
import { toGm, toTable } from '@homestake/rules/authority'
import { commandId, countedJournal, countedSockets } from './cost.ts'
import { smallGame } from './small-game.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const CROWD = 300

let counted: Awaited<ReturnType<typeof countedJournal>>
let server: TestServer
beforeAll(async () => {
  counted = await countedJournal()
  const game: typeof smallGame = {
    ...smallGame,
    /** What is hidden is seen to be hidden: a command with two parts. */
    decide: (context, asked) =>
      asked.type === 'hide'
        ? [toTable({ type: 'bumped', by: 1 }), toGm({ type: 'hidden', secret: asked.secret })]
        : smallGame.decide(context, asked),
  }
  server = await serve({
    journal: counted.journal,
    games: { 'inverted-tower': game },
    env: { BEAT_SECONDS: '3600', SNAPSHOT_EVERY: '100000' },
  })
})
afterAll(() => server.close())

it(
  `TABLE-7 a broadcast is encoded once for ${CROWD} spectators, and once more a distinct part`,
  { timeout: 120_000 },
  async () => {
    const made = await table(server.url)
    const gm = await join(server.url, made, 'chair')
    const watchers = [await join(server.url, made, 'spectator')]
    let sent = 0
    const measured = async (command: Asking) => {
      const sockets = countedSockets(server)
      counted.take()
      expect(await gm.command({ ...command, id: commandId(++sent) })).toMatchObject({ status: 'applied' })
      const { table: n } = gm.present.cursor
      await Promise.all([gm, ...watchers].map((one) => until(one, ({ cursor }) => (cursor.table ?? 0) >= (n ?? 0))))
      sockets.stop()
      return { ...sockets.take(), journal: counted.take() }
    }
    const few = { bump: await measured({ type: 'bump', by: 1 }), hide: await measured({ type: 'hide', secret: 1 }) }
    while (watchers.length < CROWD) {
      const missing = Math.min(20, CROWD - watchers.length)
      watchers.push(...(await Promise.all(Array.from({ length: missing }, () => join(server.url, made, 'spectator')))))
    }
    const many = { bump: await measured({ type: 'bump', by: 1 }), hide: await measured({ type: 'hide', secret: 2 }) }
    // The answer is one more.
    expect(few.bump).toMatchObject({ encodings: 2, updates: 1, writes: 2, journal: { requests: { append: 1 } } })
    expect(few.hide).toMatchObject({ encodings: 3, updates: 2, writes: 2, journal: { requests: { append: 1 } } })
    expect(many).toEqual({ bump: { ...few.bump, writes: CROWD + 1 }, hide: { ...few.hide, writes: CROWD + 1 } })
    for (const one of [gm, ...watchers]) one.close()
  },
)
