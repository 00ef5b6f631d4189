/** Rules of docs/SPEC.md that no story tells: each by its number. */
import { describe, expect, it } from 'vitest'
import { Connection as Client, type Connection } from '@homestake/client'
import { COLOURS, tableId } from '@homestake/rules'
import { readConfig } from '../src/config.ts'
import { openWithThread } from '../src/journal/sqlite/open.ts'
import { framesOf } from './frames.ts'
import { gathering, leave, must, nmlTable, playOf, seatOf } from './nml-table.ts'
import { serving } from './serving.ts'
import { serve, table, until } from './table.ts'

const at = serving()
const { come, keep } = at

const count = (one: Connection) =>
  (one.present.view as unknown as { table: { play: { count: number } } }).table.play.count
const seats = (one: Connection) =>
  (one.present.view as unknown as { table: { seats: Record<string, { name: string; colour: string }> } }).table.seats

describe('cursors', () => {
  it('CUR-1 CUR-3 each compartment counts its own changes, and a command that changes two comes as one message', async () => {
    const made = await table(at.server.url, { game: 'new-and-magic-land' })
    const gm = await come(at.server.url, made, 'chair')
    const watcher = await come(at.server.url, made, 'spectator')
    const [before, watched] = [gm.present.cursor, watcher.present.cursor]
    const frames = framesOf(gm)
    await must(gm, { type: 'edit', in: 'gm', path: ['notes'], base: '', value: 'A secret' })
    await until(gm, ({ cursor }) => cursor.gm === (before.gm ?? 0) + 1)
    expect(gm.present.cursor.table).toBe(before.table)
    expect(watcher.present.cursor).toEqual(watched)
    const people = await nmlTable(at.server.url)
    const hers = framesOf(people.gm)
    const { conflict } = await gathering(people)
    hers.length = 0
    await must(people.gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Cold' })
    const updates = hers
      .filter((frame) => frame.startsWith('2["u"'))
      .map((frame) => JSON.parse(frame.slice(1)) as [string, object])
    expect(updates.map(([, changes]) => Object.keys(changes).sort())).toEqual([['gm', 'table']])
    expect(frames.length).toBeGreaterThan(0)
    leave(people)
  })

  it('CUR-7 a cursor of another epoch, or of a compartment out of sight, is answered with a whole view', async () => {
    const made = await table(at.server.url)
    const watcher = await come(at.server.url, made, 'spectator')
    const ask = (position: object) => new Promise((resolve) => watcher.socket.emit('sync', position, resolve))
    const { epoch, cursor } = watcher.present
    expect(await ask({ epoch, cursor })).toMatchObject({ changes: {} })
    expect(await ask({ epoch: 'older', cursor })).toMatchObject({ view: { table: {} } })
    expect(await ask({ epoch, cursor: { ...cursor, gm: 1 } })).toMatchObject({ view: { table: {} } })
    expect(await ask({ epoch, cursor: { table: 10_000 } })).toMatchObject({ view: { table: {} } })
  })

  it('CUR-9 CMD-14 WIRE-10 the welcome is first, an answer comes before its update, and that is no gap', async () => {
    const made = await table(at.server.url)
    const ann = new Client(
      { url: at.server.url, table: made.table, key: made.keys.player, token: 'a'.repeat(30), name: 'Ann' },
      { transports: ['websocket'] },
    )
    keep(ann)
    const frames = framesOf(ann)
    await until(ann, ({ status }) => status === 'live')
    for (let i = 0; i < 20; i++) await ann.command({ type: 'bump', by: 1 })
    await until(ann, () => count(ann) === 20)
    expect(frames[0]).toMatch(/^2\["welcome"/)
    const kinds = frames
      .filter((frame) => /^(3|2\["u")/.test(frame))
      .map((frame) => (frame.startsWith('3') ? 'answer' : 'update'))
    expect(kinds).toEqual(Array.from({ length: 20 }, () => ['answer', 'update']).flat())
    expect(ann.counts.gaps).toBe(0)
  })
})

describe('commands', () => {
  it('CMD-1 JRN-1 what arrives together is done one after the other, and numbered without gaps', async () => {
    const made = await table(at.server.url)
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cas', 'Dee'].map((player) => come(at.server.url, made, { player })),
    )
    const answers = await Promise.all(
      people.flatMap((one) => Array.from({ length: 25 }, () => one.command({ type: 'bump', by: 1 }))),
    )
    expect(answers.every(({ status }) => status === 'applied')).toBe(true)
    await Promise.all(people.map((one) => until(one, () => count(one) === 100)))
    const entries = await at.server.journal.tail(tableId.parse(made.table), 0)
    expect(entries.map(({ v }) => v)).toEqual(entries.map((_entry, i) => i + 1))
  })

  it('CMD-3 a refusal is not remembered', async () => {
    const made = await table(at.server.url)
    const gm = await come(at.server.url, made, 'chair')
    const id = crypto.randomUUID()
    expect(await gm.command({ type: 'roll', id })).toMatchObject({ status: 'rejected', refusal: { code: 'not-now' } })
    await gm.command({ type: 'open-dice' })
    expect(await gm.command({ type: 'roll', id })).toMatchObject({ status: 'applied' })
  })

  it('CMD-10 a step that the table has left is stale', async () => {
    const people = await nmlTable(at.server.url)
    const { gm, ann } = people
    const { conflict } = await gathering(people)
    const step = playOf(ann).conflict?.step ?? 0
    await must(gm, { type: 'spend-drama', conflict, side: 'second', aspect: 'Cold' })
    expect(await ann.command({ type: 'ready', conflict, step, side: 'first' })).toMatchObject({
      status: 'stale',
      refusal: { code: 'stale' },
    })
    expect(await ann.command({ type: 'ready', conflict: 'another', step, side: 'first' })).toMatchObject({
      status: 'stale',
    })
    leave(people)
  })

  it('CMD-11 an edit whose base has moved is stale, with today’s value', async () => {
    const made = await table(at.server.url)
    const [gm, ann] = [await come(at.server.url, made, 'chair'), await come(at.server.url, made, { player: 'Ann' })]
    const edit = (base: string, value: string) => ({ type: 'edit', in: 'table', path: ['play', 'title'], base, value })
    await must(gm, edit('', 'Winter'))
    expect(await ann.command(edit('', 'Spring'))).toMatchObject({
      status: 'stale',
      refusal: { value: 'Winter', path: 'play/title' },
    })
    expect(await ann.command(edit('Winter', 'Spring'))).toMatchObject({ status: 'applied' })
    expect(gm.present.lines.map(({ event }) => event.type)).not.toContain('edited')
  })

  it('CMD-12 only the chair acts for another seat, and the line says so', async () => {
    const people = await nmlTable(at.server.url)
    const { gm, ann, bob } = people
    const asBob = {
      type: 'declare-conflict',
      as: seatOf(bob),
      first: seatOf(bob),
      second: 'gm',
      pool: 'heart',
      stakes: 'Rest',
      opposition: '',
    }
    expect(await ann.command(asBob)).toMatchObject({ status: 'rejected', refusal: { code: 'not-yours' } })
    await must(gm, asBob)
    const { lines } = await until(ann, () => playOf(ann).conflict !== null)
    expect(lines.at(-1)).toMatchObject({ by: 'chair', as: seatOf(bob), event: { type: 'conflict-declared' } })
    leave(people)
  })

  it('DICE-1 no command carries a face', async () => {
    const made = await table(at.server.url)
    const gm = await come(at.server.url, made, 'chair')
    await gm.command({ type: 'open-dice' })
    expect(await gm.command({ type: 'roll', faces: [6] })).toMatchObject({
      status: 'rejected',
      refusal: { code: 'malformed' },
    })
  })
})

describe('seats', () => {
  it('SEAT-4 a free colour is given as wished, a taken one is not', async () => {
    const made = await table(at.server.url)
    const sit = (name: string, colour: string) => {
      const one = new Client({
        url: at.server.url,
        table: made.table,
        key: made.keys.player,
        token: name.repeat(30).slice(0, 30),
        name,
        colour,
      })
      keep(one)
      return until(one, ({ status }) => status === 'live')
    }
    await sit('Ann', 'moss')
    await sit('Bob', 'moss')
    await sit('Ann2', 'no such colour')
    const watcher = await come(at.server.url, made, 'spectator')
    const colours = Object.values(seats(watcher)).map(({ colour }) => colour)
    expect(colours[0]).toBe('moss')
    expect(new Set(colours).size).toBe(3)
    expect(colours.every((colour) => (COLOURS as readonly string[]).includes(colour))).toBe(true)
  })

  it('SEAT-8 name and colour are changed by their player or the chair', async () => {
    const made = await table(at.server.url)
    const [gm, ann, bob] = [
      await come(at.server.url, made, 'chair'),
      await come(at.server.url, made, { player: 'Ann' }),
      await come(at.server.url, made, { player: 'Bob' }),
    ]
    const seat = seatOf(ann)
    expect(await bob.command({ type: 'rename', seat, name: 'Eve' })).toMatchObject({ refusal: { code: 'not-yours' } })
    await must(ann, { type: 'rename', seat, name: 'Anna' })
    await must(gm, { type: 'repaint', seat, colour: 'umber' })
    await until(bob, () => seats(bob)[seat]?.colour === 'umber')
    expect(seats(bob)[seat]?.name).toBe('Anna')
    expect(await bob.command({ type: 'repaint', seat: seatOf(bob), colour: 'umber' })).toMatchObject({
      refusal: { code: 'not-allowed' },
    })
  })

  it('SEAT-11 options are the chair’s, until play begins', async () => {
    const made = await table(at.server.url, { game: 'new-and-magic-land' })
    const [gm, ann] = [await come(at.server.url, made, 'chair'), await come(at.server.url, made, { player: 'Ann' })]
    const choose = { type: 'choose-option', key: 'dramaDice', value: 'sealed' }
    expect(await ann.command(choose)).toMatchObject({ refusal: { code: 'not-yours' } })
    await must(gm, choose)
    const people = await nmlTable(at.server.url)
    expect(await people.gm.command(choose)).toMatchObject({ refusal: { code: 'not-now' } })
    leave(people)
  })

  it('SEC-11 that something is being written is told only to those who will read it', async () => {
    const made = await table(at.server.url)
    const [gm, ann, bob] = [
      await come(at.server.url, made, 'chair'),
      await come(at.server.url, made, { player: 'Ann' }),
      await come(at.server.url, made, { player: 'Bob' }),
    ]
    await until(bob, ({ presence }) => presence?.seats.length === 2)
    const frames = framesOf(bob)
    ann.writing(`between:${seatOf(ann)}`)
    await until(gm, ({ presence }) => presence?.writing.length === 1)
    expect(frames).toEqual([])
    ann.writing('table')
    await until(bob, ({ presence }) => presence?.writing[0]?.to === 'table')
    ann.writing(null)
    await until(bob, ({ presence }) => presence?.writing.length === 0)
    // Nobody says what they could not read themselves.
    ann.writing(`between:${seatOf(bob)}`)
    await ann.command({ type: 'bump', by: 1 })
    expect(gm.present.presence?.writing).toEqual([])
  })
})

describe('the server', () => {
  it('WIRE-5 a client of another version of the wire is turned away', async () => {
    const made = await table(at.server.url)
    const old = await come(at.server.url, made, 'spectator')
    old.socket.disconnect()
    old.socket.auth = { key: made.keys.player, wire: 99 }
    old.socket.connect()
    const { bye } = await until(old, ({ status }) => status === 'refused')
    expect(bye).toMatchObject({ code: 'old-wire', retry: false })
  })

  it('TABLE-3 a configuration that can’t be used is named, and nothing starts', () => {
    expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud' })).toThrow(/PORT=eighty[\s\S]*LOG_LEVEL=loud/)
    expect(readConfig({ PORT: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: 'data' })
  })

  it('TABLE-4 readiness follows the journal', async () => {
    const { journal, thread } = await openWithThread({ path: ':memory:' })
    const other = await serve({ journal })
    const status = async (path: string): Promise<number> => (await fetch(`${other.url}${path}`)).status
    const room = (pages: number) => thread.ask('pragma', { text: `max_page_count = ${pages}` })
    expect(await status('/readyz')).toBe(200)
    // As small as it can be: the disk is full.
    await room(1)
    expect(await Promise.all(['/readyz', '/readyz', '/healthz', '/api/nothing'].map(status))).toEqual([
      503, 503, 200, 404,
    ])
    await room(100_000)
    expect(await status('/readyz')).toBe(200)
    await other.close()
  })
})
