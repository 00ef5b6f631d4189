/** A table goes out as a file, and a new one comes from it: each game, after random play. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Connection, exportTable, importTable, pageOf, type Before, type ChronicleLine } from '@homestake/client'
import type { MadeTable, TableCopy } from '@homestake/protocol'
import { seatIds, type TableView, type Plays } from '@homestake/rules'
import { games } from '@homestake/rules/authority'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { botsPlay } from './bots.ts'
import { PLAYERS } from './players.ts'
import { describePostgres, freshDatabase, type TestDatabase } from './postgres.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

let server: TestServer

const exported = async (made: MadeTable): Promise<TableCopy> => {
  const copy = await exportTable(server.url, made.table, made.keys.chair)
  if (!copy.ok) throw new Error(copy.refusal.message)
  return copy.value
}

const imported = async (copy: unknown): Promise<MadeTable> => {
  const made = await importTable(server.url, copy)
  if (!made.ok) throw new Error(`${made.refusal.message} ${made.refusal.path ?? ''}`)
  return made.value
}

const chronicle = async (made: MadeTable): Promise<ChronicleLine[]> => {
  const lines: ChronicleLine[] = []
  for (let before: Before | null | undefined; before !== null;) {
    const page = await pageOf(server.url, made.table, made.keys.chair, before, 200)
    if (!page.ok) throw new Error(page.refusal.message)
    lines.unshift(...page.value.lines)
    ;({ before } = page.value)
  }
  return lines
}

const without = (whole: object, ...keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key)))

/** A view without that which a copy may not share with its original. */
const alike = (view: object | null): string => {
  const { table: whole, ...others } = structuredClone(view) as TableView<Plays>
  const { seats } = whole
  const rest = without(whole, 'passing', 'locked', 'chapter', 'seats')
  const people = Object.fromEntries(Object.entries(seats).map(([id, seat]) => [id, without(seat, 'place')]))
  const sorted = Object.entries({ ...others, table: { ...rest, seats: people } }).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(sorted)
}

const roundTrips = (options: readonly number[]) =>
  describe.each(PLAYERS)('a copy of $game', (player) => {
    it.each(options)(
      'COPY-1 COPY-2 a copy gives the same table with free seats, and it is played on (options %i)',
      async (i) => {
        const made = await table(server.url, { game: player.game, options: player.options[i] ?? {} })
        const people = await Promise.all([
          join(server.url, made, 'chair'),
          ...['Ann', 'Bob', 'Cas'].map((name) => join(server.url, made, { player: name })),
        ])
        const [chair, ann] = people
        if (chair === undefined || typeof ann?.present.you.seat !== 'string') throw new Error('nobody came')
        const own = `seat:${ann.present.you.seat}`
        await ann.command({ type: 'edit', in: own, path: ['notes'], base: '', value: 'Nobody else reads this' })
        await botsPlay(player, people, 120)
        const copy = await exported(made)
        const text = JSON.stringify(copy)
        expect(text).not.toContain('Nobody else reads this')
        expect(text).not.toContain('"seat:')
        const live = await server.tables.get(made.table)
        const { seed, keys, tokens } = live?.state.sealed ?? {}
        const secrets = [
          seed,
          ...Object.values(made.keys),
          made.recovery,
          ...Object.values(keys ?? {}),
          ...Object.values(tokens ?? {}),
        ]
        for (const secret of secrets.flat()) if (typeof secret === 'string') expect(text).not.toContain(secret)

        const anew = await imported(copy)
        const again = await join(server.url, anew, 'chair')
        // Somebody who comes anew: patches may leave the keys of an object in another order than the server has them.
        const fresh = await join(server.url, made, 'chair')
        expect(alike(again.present.view)).toBe(alike(fresh.present.view))
        const told = ({ in: part, at, by, event }: ChronicleLine) => JSON.stringify([part, at, by, event])
        const [before, after] = [await chronicle(made), await chronicle(anew)]
        expect(after.slice(0, before.length).map(told)).toEqual(before.map(told))
        expect(after[before.length]?.event.type).toBe('table-imported')
        const open = (chair.present.view?.table?.['chapter'] ?? null) !== null
        expect(after.slice(before.length + 1).map(({ event }) => event.type)).toEqual(open ? ['chapter-opened'] : [])

        const { seats } = (again.present.view as unknown as TableView<Plays>).table
        expect(Object.values(seats).map(({ place }) => place)).toEqual(['vacant', 'vacant', 'vacant'])
        const [seat] = seatIds({ seats })
        if (seat === undefined) throw new Error('no seat')
        const dee = new Connection(
          { url: server.url, table: anew.table, key: anew.keys.player, token: 'd'.repeat(30), name: 'Dee', seat },
          { nonces: false, transports: ['websocket'] },
        )
        await until(dee, ({ status }) => status !== 'connecting')
        expect(dee.present.you.seat).toBe(seat)
        const outcomes: string[] = []
        if (!live?.state.table.ended)
          await botsPlay(player, [again, dee], 60, {
            each: ({ outcome }) => outcomes.push('refusal' in outcome ? outcome.refusal.code : outcome.status),
          })
        expect(outcomes).not.toContain('fault')
        for (const one of [...people, fresh, again, dee]) one.close()
      },
    )
  })

describe('on SQLite', () => {
  beforeAll(async () => {
    server = await serve({ games })
  })
  afterAll(() => server.close())
  roundTrips([0, 1])
})

describePostgres('on PostgreSQL', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
    server = await serve({ games, journal: await openPostgresJournal({ url: database.url }) })
  })
  afterAll(async () => {
    await server.close()
    await database.drop()
  })
  roundTrips([1])
})
