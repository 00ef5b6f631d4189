/** Doing a thing once: H9 to H13 of the scenarios that have hurt other tables. */
import { describe, expect, it } from 'vitest'
import type { Connection, Outcome } from '@homestake/client'
import type { Answer } from '@homestake/protocol'
import { serving } from './serving.ts'
import { table, until } from './table.ts'

interface Seen {
  table: { seats: object; chapter: { thrown: number } | null; play: { count: number; faces: number[] } }
}
const seen = (connection: Connection): Seen['table'] => (connection.present.view as unknown as Seen).table

const at = serving()
const { come } = at

describe('doing a thing once', () => {
  it('CMD-2 H9 the same command id three times, in parallel and across a reconnect, rolls once and answers alike', async () => {
    const made = await table(at.server.url)
    const gm = await come(at.server.url, made, 'chair')
    await gm.command({ type: 'open-dice' })
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const id = crypto.randomUUID()
    const raw = (): Promise<Answer> =>
      new Promise((resolve) => ann.socket.emit('command', { type: 'roll', id }, resolve))
    const answers: Outcome[] = await Promise.all([raw(), raw(), raw()])
    const line = until(ann, ({ status }) => status === 'reconnecting')
    ann.socket.io.engine.close()
    await line
    await until(ann, ({ status }) => status === 'live')
    answers.push(await ann.command({ type: 'roll', id }))
    expect(answers.map(({ status }) => status).sort()).toEqual(['applied', 'duplicate', 'duplicate', 'duplicate'])
    const cursors = answers.map((answer) => ('cursor' in answer ? JSON.stringify(answer.cursor) : ''))
    expect(new Set(cursors).size).toBe(1)
    expect(seen(ann).chapter?.thrown).toBe(1)
  })

  it('CMD-15 H10 clicks while offline roll nothing when the line returns, and each is told so at once', async () => {
    const made = await table(at.server.url)
    const gm = await come(at.server.url, made, 'chair')
    await gm.command({ type: 'open-dice' })
    gm.socket.io.reconnection(false)
    gm.socket.io.engine.close()
    await until(gm, ({ status }) => status === 'reconnecting')
    const answers = await Promise.all([1, 2, 3].map(() => gm.command({ type: 'roll' })))
    expect(answers).toEqual([{ status: 'offline' }, { status: 'offline' }, { status: 'offline' }])
    gm.socket.connect()
    await until(gm, ({ status }) => status === 'live')
    expect(await gm.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    expect(seen(gm).chapter?.thrown).toBe(0)
  })

  it('H11 a line that breaks between the deed and the answer tells the outcome once, after the reconnect', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const watcher = await come(at.server.url, made, 'spectator')
    const answer = ann.command({ type: 'bump', by: 7 })
    // The command is written to the wire at once; the line goes before anything can come back.
    ann.socket.io.engine.once('drain', () => ann.socket.io.engine.close())
    expect(['applied', 'duplicate']).toContain((await answer).status)
    await until(watcher, () => seen(watcher).play.count === 7)
    await until(ann, () => seen(ann).play.count === 7)
    expect(ann.counts.resent).toBe(1)
  })

  it('SEAT-3 H12 twenty people who take the last seats at once get exactly the seats there are, and the others are told', async () => {
    const made = await table(at.server.url)
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => come(at.server.url, made, { player: `Guest ${i}` })),
    )
    const seated = people.filter(({ present }) => present.status === 'live')
    const told = people.filter(({ present }) => present.bye?.code === 'table-full')
    expect([seated.length, told.length]).toEqual([12, 8])
    expect(new Set(seated.map(({ present }) => present.you.seat)).size).toBe(12)
    const [first] = seated
    if (first === undefined) throw new Error('nobody sits')
    await until(first, () => Object.keys(seen(first).seats).length === 12)
  })

  it('SEAT-2 asking twice for a seat with one token gives one seat', async () => {
    const made = await table(at.server.url)
    const [one, two] = await Promise.all([
      come(at.server.url, made, { player: 'Ann' }),
      come(at.server.url, made, { player: 'Ann' }),
    ])
    expect(one.present.you.seat).toBe(two.present.you.seat)
    await until(one, () => Object.keys(seen(one).seats).length === 1)
  })
})
