/** Hostile or clumsy: H6, H7, H23, H24, H25. */
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { Connection as Client } from '@homestake/client'
import { framesOf } from './frames.ts'
import { serving } from './serving.ts'
import { serve, table, until } from './table.ts'

interface Seen {
  table: { seats: Record<string, { name: string }>; play: { count: number } }
}
const seen = (connection: Connection): Seen['table'] => (connection.present.view as unknown as Seen).table

const at = serving()
const { come, keep } = at

/** A message as no client of ours would send it. @returns the acknowledgement */
const raw = (connection: Connection, event: string, message: unknown): Promise<unknown> =>
  new Promise((resolve) => connection.socket.emit(event, message, resolve))

/** Text put on the line as it is, past the client’s own encoder. */
const write = (connection: Connection, text: string): void => {
  ;(connection.socket.io.engine as unknown as { write(data: string): void }).write(text)
}

describe('hostile or clumsy', () => {
  it('WIRE-1 WIRE-2 WIRE-4 CMD-4 CMD-6 H24 null, [], deep JSON, __proto__ and unknown messages are refused, and nobody else notices', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const watcher = await come(at.server.url, made, 'spectator')
    const frames = framesOf(watcher)
    const id = crypto.randomUUID()
    const bad: unknown[] = [
      null, [], '', 7, true, {}, { id }, { type: 'bump' }, { id: 'x', type: 'bump', by: 1 },
      JSON.parse(`{"id":"${id}","type":"bump","by":1,"__proto__":{"chair":true}}`),
      { id, type: 'edit', in: 'table', path: ['__proto__', 'chair'], base: null, value: true },
      { id, type: 'edit', in: 'sealed', path: ['seed'], base: null, value: 'x' },
      { id, type: 'edit', in: 'table', path: ['constructor', 'name'], base: '', value: 'x' },
      { id, type: 'toString' }, { id, type: 'bump', by: Number.NaN }, { id, type: 'bump', by: 1, extra: 1 },
    ] // prettier-ignore
    for (const message of bad)
      expect(await raw(ann, 'command', message)).toMatchObject({
        status: 'rejected',
        refusal: {
          code: expect.stringMatching(/malformed|unknown-command|not-found|not-yours/),
          message: expect.any(String),
        },
      })
    for (const message of [
      null,
      [],
      { epoch: 1 },
      { epoch: '1', cursor: { sealed: 0 } },
      { epoch: '1', cursor: { __proto__: 1 } },
    ])
      expect(await raw(ann, 'sync', message)).toBeTypeOf('object')
    expect(await raw(ann, 'nonsense', { a: 1 })).toMatchObject({ refusal: { code: 'malformed' } })
    for (const open of ['[', '{"a":'])
      write(ann, `2["command",${open.repeat(2500)}1${(open === '[' ? ']' : '}').repeat(2500)}]`)
    write(ann, `2["command",{"id":"${id}","type":"edit","in":"table","path":${'['.repeat(7000)}${']'.repeat(7000)}}]`)
    // Without an acknowledgement there is nobody to answer; the server lives all the same.
    for (const message of bad) ann.socket.emit('command', message)
    ann.socket.emit('writing', null)
    ann.socket.emit('writing', { to: 'between:nobody' })
    expect(await ann.command({ type: 'bump', by: 2 })).toMatchObject({ status: 'applied' })
    await until(watcher, () => seen(watcher).play.count === 2)
    expect(frames).toHaveLength(1)
  })

  it('WIRE-3 H24 a binary frame or a message over 16 KB costs the sender their connection, and nobody else anything', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const bob = await come(at.server.url, made, { player: 'Bob' })
    const gone = until(ann, ({ status }) => status === 'reconnecting')
    ann.socket.emit('command', {
      id: crypto.randomUUID(),
      type: 'say',
      to: 'table',
      kind: 'talk',
      text: 'x'.repeat(10_000_000),
    })
    await gone
    await until(ann, ({ status }) => status === 'live')
    ann.socket.emit('command', new Uint8Array([1, 2, 3]))
    expect(await bob.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
  })

  it('SEC-7 SEC-8 SEAT-7 H6 H7 a bad token gets no frame, and no id that was ever shown opens anything', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const seat = ann.present.you.seat ?? ''
    const tries = [
      { key: made.keys.player, token: 'x'.repeat(32) },
      { key: seat.padEnd(20, 'x') },
      { key: made.table.padEnd(20, 'x') },
      { key: made.keys.spectator.slice(0, -1) + (made.keys.spectator.endsWith('A') ? 'B' : 'A') },
      { key: '' },
    ]
    for (const proof of tries) {
      const thief = keep(new Client({ url: at.server.url, table: made.table, ...proof }, { transports: ['websocket'] }))
      const frames = framesOf(thief)
      const { bye, view } = await until(thief, ({ status }) => status === 'refused')
      expect(view).toBeNull()
      expect(['wrong-key', 'unknown-seat', 'malformed']).toContain(bye?.code)
      expect(frames.filter((frame) => !frame.startsWith('4'))).toEqual([])
    }
    const spectatorAsPlayer = keep(
      new Client({
        url: at.server.url,
        table: made.table,
        key: made.keys.spectator,
        token: 'y'.repeat(32),
        name: 'Eve',
      }),
    )
    await until(spectatorAsPlayer, ({ status }) => status === 'live')
    expect(spectatorAsPlayer.present.you).toEqual({ chair: false, seat: null })
  })

  it('CMD-7 H23 a rule that throws half-way changes nothing, tells the actor, and the next command works', async () => {
    const made = await table(at.server.url)
    const ann = await come(at.server.url, made, { player: 'Ann' })
    const gm = await come(at.server.url, made, 'chair')
    expect(await ann.command({ type: 'break' })).toMatchObject({ status: 'rejected', refusal: { code: 'fault' } })
    expect(await gm.command({ type: 'smuggle' })).toMatchObject({ status: 'rejected', refusal: { code: 'fault' } })
    expect(await ann.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
    await until(ann, () => seen(ann).play.count === 1)
    expect(at.server.logged.filter((line) => line.includes('a rule broke half-way'))).toHaveLength(1)
    expect(at.server.logged.join('\n')).not.toContain('gold')
  })

  it('WIRE-6 WIRE-7 H25 one socket that floods is refused and cut; the others play on', async () => {
    const strict = await serve({ env: { MESSAGES_PER_SECOND: '20', MESSAGE_BURST: '30' } })
    const made = await table(strict.url)
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cas', 'Dee', 'Eli'].map((player) => come(strict.url, made, { player })),
    )
    const [flood, ...others] = people
    if (flood === undefined) throw new Error('nobody came')
    for (let i = 0; i < 400; i++) flood.socket.emit('command', { id: crypto.randomUUID(), type: 'bump', by: 0 })
    await until(flood, ({ bye }) => bye?.code === 'too-fast')
    const answers = await Promise.all(
      others.flatMap((one) => Array.from({ length: 10 }, () => one.command({ type: 'bump', by: 1 }))),
    )
    expect(answers.every(({ status }) => status === 'applied')).toBe(true)
    people.forEach((one) => one.close())
    await strict.close()
  })
})
