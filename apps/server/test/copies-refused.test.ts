/** Files that make no table, and each is told why in a sentence of its own. */
import { describe, expect, it } from 'vitest'
import { exportTable, importTable, makeTable } from '@homestake/client'
import { LARGEST_COPY, MOST_LINES, type MadeTable, type TableCopy } from '@homestake/protocol'
import { games } from '@homestake/rules/authority'
import { copyWords as words } from '../src/keeping/words.ts'
import { serving } from './serving.ts'
import { join, serve, table, until } from './table.ts'

const on = serving({ games, env: { SEATS_PER_TABLE: '3' } })

const exported = async (made: MadeTable): Promise<TableCopy> => {
  const copy = await exportTable(on.server.url, made.table, made.keys.chair)
  if (!copy.ok) throw new Error(copy.refusal.message)
  return copy.value
}
/** A refusal of the import of a file. */
const refusal = async (file: unknown): Promise<unknown> => {
  const made = await importTable(on.server.url, file)
  return made.ok ? 'made' : made.refusal
}
const inTable = (copy: TableCopy, part: object): object => ({
  ...copy,
  view: { ...copy.view, table: { ...copy.view.table, ...part } },
})
const MALFORMED = expect.objectContaining({ code: 'malformed', message: words.unreadable }) as unknown

describe('a copy that nobody may have', () => {
  it('COPY-1 SEC-15 only the chair gets one, and other keys count as looked for in vain', async () => {
    const { url } = on.server
    const made = await table(url, { game: 'towerlands' })
    for (const key of [made.keys.player, made.keys.spectator, made.recovery, 'x'.repeat(30)])
      expect(await exportTable(url, made.table, key)).toMatchObject({ refusal: { code: 'wrong-key' } })
    expect((await fetch(`${url}/api/tables/${made.table}/export`)).status).toBe(403)
    expect(await exportTable(url, 'nowhere-at-all', made.keys.chair)).toMatchObject({
      refusal: { code: 'no-such-table' },
    })
    const strict = await serve({ games, env: { FAILED_LOOKS_PER_MINUTE: '3' } })
    const again = await table(strict.url, { game: 'towerlands' })
    const codes = []
    for (let i = 0; i < 5; i++) {
      const copy = await exportTable(strict.url, again.table, again.keys.player)
      codes.push(copy.ok ? 'given' : copy.refusal.code)
    }
    expect(codes).toEqual(['wrong-key', 'wrong-key', 'wrong-key', 'too-fast', 'too-fast'])
    await strict.close()
  })

  it('COPY-1 RACE-2 there is none while a race is on, and none is taken that says so', async () => {
    const { url } = on.server
    const made = await table(url, { game: 'inverted-tower', options: { race: 'on' } })
    const [chair, ann, bob] = await Promise.all([
      on.come(url, made, 'chair'),
      on.come(url, made, { player: 'Ann' }),
      on.come(url, made, { player: 'Bob' }),
    ])
    const before = await exported(made)
    for (const one of [ann, bob])
      expect(await one.command({ type: 'enter', name: '', attribute: 'str' })).toMatchObject({ status: 'applied' })
    await until(chair, ({ view }) => (view?.table?.['play'] as { race: unknown } | undefined)?.race !== null)
    expect(await exportTable(url, made.table, made.keys.chair)).toMatchObject({
      refusal: { code: 'not-now', message: words.raceIsOn },
    })
    const play = before.view.table?.['play'] as object
    const runners = [ann, bob].map(({ present }) => present.you.seat)
    expect(await refusal(inTable(before, { play: { ...play, race: { number: 1, runners } } }))).toMatchObject({
      code: 'not-now',
      message: words.raceInFile,
    })
  })
})

describe('a file that is not as it should be', () => {
  it('COPY-3 each misfit is refused with its own sentence', async () => {
    const copy = await exported(await table(on.server.url, { game: 'towerlands' }))
    const [line] = copy.lines
    const said = (code: string, message: string) => ({ code, message, path: expect.any(String) as string })
    expect(await refusal({ ...copy, homestake: 2, more: 'of it' })).toEqual(said('malformed', words.newer))
    expect(await refusal({ ...copy, game: 'chess' })).toEqual(said('not-found', words.noSuchGame))
    expect(await refusal({ ...copy, game: 'constructor' })).toEqual(said('not-found', words.noSuchGame))
    expect(await refusal({ ...copy, shape: 99, view: {} })).toEqual(said('malformed', words.otherShape))
    expect(await refusal({ ...copy, lines: Array.from({ length: MOST_LINES + 1 }, () => line) })).toEqual(
      said('malformed', words.tooLong),
    )
    const seats = Object.fromEntries(
      ['anna', 'bobo', 'cass', 'dora'].map((seat, i) => [seat, { name: seat, colour: 'moss', order: i + 1 }]),
    )
    const between = copy.view.gm === undefined ? {} : { play: { traits: {} } }
    const parts = Object.fromEntries(Object.keys(seats).map((seat) => [`between:${seat}`, between]))
    const counted = Object.fromEntries(Object.keys(parts).map((part) => [part, 1]))
    const crowded = {
      ...copy,
      cursor: { ...copy.cursor, ...counted },
      view: { ...copy.view, ...parts, table: { ...copy.view.table, seats } },
    }
    expect(await refusal(crowded)).toEqual(said('not-allowed', words.tooManySeats(3)))
  })

  it('COPY-3 whatever was changed so that it does not fit is refused, and nothing is made', async () => {
    const copy = await exported(await table(on.server.url, { game: 'towerlands' }))
    const [line] = copy.lines
    const far = { ...line, at: 9e15 }
    const hostile: unknown[] = [
      null, [], {}, 'a', 7, { ...copy, more: 1 }, { ...copy, homestake: '1' }, { ...copy, homestake: -1 },
      { ...copy, game: 'inverted-tower' }, { ...copy, lines: [line, line] }, { ...copy, lines: [far] },
      { ...copy, exported: 9e15 }, { ...copy, cursor: { ...copy.cursor, table: 2 ** 53 } }, { ...copy, cursor: {} },
      { ...copy, view: { ...copy.view, sealed: {} } }, { ...copy, view: { ...copy.view, 'seat:anna': {} } },
      inTable(copy, { more: 1 }), inTable(copy, { title: 'x'.repeat(10_000) }), inTable(copy, { title: '' }),
      inTable(copy, { title: 'a\u202eb' }), inTable(copy, { options: { more: 'x' } }),
      inTable(copy, { play: { ...(copy.view.table?.['play'] as object), setting: 'x'.repeat(8001) } }),
      inTable(copy, { seats: { 'no seat': { name: 'A', colour: 'moss', order: 1 } } }),
    ] // prettier-ignore
    const { awake } = on.server.tables
    for (const file of hostile)
      expect(await refusal(file), JSON.stringify(file).slice(0, 200)).toEqual(
        file !== null && typeof file === 'object' && 'game' in file && file.game === 'inverted-tower'
          ? expect.objectContaining({ code: 'malformed' })
          : MALFORMED,
      )
    expect(on.server.tables.awake).toBe(awake)
  })

  it('COPY-3 H24 what is no file, too deep, poisoned or too large is answered with a sentence', async () => {
    const copy = JSON.stringify(await exported(await table(on.server.url, { game: 'towerlands' })))
    const send = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type }
      const answer = await fetch(`${on.server.url}/api/tables/import`, { method: 'POST', headers, body })
      return { status: answer.status, said: (await answer.json()) as unknown }
    }
    for (const body of [
      copy.replace('{', '{"__proto__":{"a":1},'),
      copy.replace('{', '{"constructor":{"prototype":{}},'),
      `{"view":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      copy.replace('"title":"A test"', `"title":${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      copy.slice(0, -20),
      '',
    ])
      expect(await send(body), body.slice(0, 60)).toEqual({
        status: 400,
        said: expect.objectContaining({ code: 'malformed' }) as unknown,
      })
    expect((await send(copy, 'application/octet-stream')).status).toBe(415)
    expect(await send(`"${'x'.repeat(LARGEST_COPY)}"`)).toEqual({
      status: 413,
      said: { code: 'malformed', message: words.tooLarge(8) },
    })
    // All are well.
    expect((await makeTable(on.server.url, { game: 'towerlands', title: 'Next' })).ok).toBe(true)
    expect(on.server.logged.filter((line) => line.includes('a request failed'))).toEqual([])
  })

  it('COPY-3 new tables and brought ones are counted together', async () => {
    const few = await serve({ games, env: { TABLES_PER_HOUR: '3' } })
    const made = await table(few.url, { game: 'towerlands' })
    const copy = await exportTable(few.url, made.table, made.keys.chair)
    if (!copy.ok) throw new Error(copy.refusal.message)
    expect((await importTable(few.url, copy.value)).ok).toBe(true)
    expect((await importTable(few.url, {})).ok).toBe(false)
    expect(await importTable(few.url, copy.value)).toMatchObject({ refusal: { code: 'too-fast' } })
    expect(await makeTable(few.url, { game: 'towerlands', title: 'A' })).toMatchObject({
      refusal: { code: 'too-fast' },
    })
    const player = await join(few.url, made, { player: 'Ann' })
    expect(player.present.status).toBe('live')
    player.close()
    await few.close()
  })
})
