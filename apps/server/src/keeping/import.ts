/** A new table from a copy: its seats are free, its keys and dice are new. */
import { seatIds, tableId, type Game, type Plays, type SealedHouse, type TableState } from '@homestake/rules'
import { evolve, openChapter, toTable, type Chance } from '@homestake/rules/authority'
import type { Json, Refusal, SeatId } from '@homestake/rules'
import type { TableCopy } from '@homestake/protocol'
import type { Cursor, Diffs, Entry } from '../journal/entry.ts'
import { changesOf, keptLines, saidOf } from '../tables/changes.ts'
import { advanced, touched } from '../tables/cursors.ts'
import { inShape } from '../tables/shape.ts'
import { hashed, newId } from '../tables/keys.ts'
import { newKeys, type Made } from '../tables/new-table.ts'
import type { TablesMeans } from '../tables/tables.ts'
import { lasting } from './export.ts'
import { readCopy } from './read-copy.ts'
import { unhurried } from './unhurried.ts'

/**
 * All of it is there, or nothing.
 * @throws `Unavailable`
 */
export const importTable = async (means: TablesMeans, file: unknown): Promise<Made | Refusal> => {
  const read = await readCopy(means, file)
  if ('code' in read) return read
  const { game, copy } = read
  const chance = means.chance()
  const { keys, recovery } = newKeys()
  const table = tableId.parse(newId())
  const state = stateOf(game, copy, hashed(keys, recovery))
  const { last, next } = lastEntry(game, copy, state, chance)
  const entries = [...(await olderEntries(copy, state, chance)), last]
  const history = await unhurried(entries, (entry) => ({
    entry: { ...entry, ...inShape(game) },
    lines: keptLines(changesOf(game, entry)),
  }))
  try {
    if ((await means.journal.bring({ table, game: game.id, at: chance.now }, history)) === 'lost')
      throw new Error('the id of a new table was taken')
  } catch (error) {
    // It may be unknown whether the journal has it; nobody has its keys.
    await means.journal.remove(table).catch(() => undefined)
    throw error
  }
  const body = JSON.stringify({ state: next, cursor: last.cursor })
  // Losing it loses nothing.
  await means.journal.saveSnapshot(table, { v: last.v, shape: game.shape, body }).catch(() => undefined)
  means.meter.table('imported')
  return { table, keys, recovery }
}

const stateOf = (game: Game, { view }: TableCopy, keys: SealedHouse['keys']): TableState<Plays> => {
  const table = lasting(view.table ?? {}) as TableState<Plays>['table']
  const options = game.options.parse(table.options)
  const seats = Object.fromEntries(
    Object.entries(table.seats).map(([id, seat]) => [id, { ...seat, place: seat.place ?? 'vacant' }]),
  )
  const own = Object.fromEntries(
    (Object.keys(seats) as SeatId[]).map((seat) => [`seat:${seat}`, { notes: '', play: game.join(options).seat }]),
  )
  return {
    ...view,
    ...own,
    table: { ...table, options, seats, chapter: null },
    sealed: {
      keys,
      generations: { chair: 1, player: 1, spectator: 1 },
      tokens: {},
      seed: null,
      play: game.begin(options).sealed,
    },
  } as unknown as TableState<Plays>
}

const bare = { actor: 'door', dice: [], diffs: {}, inverse: {} } as const

const olderEntries = async (copy: TableCopy, state: TableState<Plays>, chance: Chance): Promise<Entry[]> => {
  let cursor: Cursor = Object.fromEntries(Object.keys(state).map((part) => [part, part === 'sealed' ? 1 : 0]))
  const diffs = Object.fromEntries(
    Object.entries(state).map(([part, value]) => [part, [['=', [], value as unknown as Json]]]),
  ) as Diffs
  const start = {
    ...bare,
    v: 1,
    at: chance.now,
    by: 'chair',
    command: { id: 'import', type: 'import' },
    diffs,
    events: [],
  }
  const first: Entry = { ...start, by: 'chair', cursor }
  const told = await unhurried(copy.lines, ({ at, by, as, told }, i): Entry => {
    const parts = Object.entries(told) as [keyof Cursor, { n: number; events: { type: string }[] }][]
    cursor = { ...cursor, ...Object.fromEntries(parts.map(([part, { n }]) => [part, n])) }
    const events = parts.flatMap(([to, { events: said }]) => said.map((event) => ({ to, event })))
    const command = { id: `line-${i}`, type: 'import' }
    return { ...bare, v: i + 2, at, by, ...(as === undefined ? {} : { as }), command, events, cursor }
  })
  return [first, ...told]
}

const lastEntry = (game: Game, copy: TableCopy, state: TableState<Plays>, chance: Chance) => {
  const events = [
    toTable({ type: 'table-imported' as const, title: state.table.title, at: copy.exported }),
    ...(copy.view.table?.['chapter'] === null ? [] : openChapter(chance)),
  ]
  const { state: next, diffs, inverse } = evolve(game, state, events)
  const seats = Object.fromEntries(seatIds(state.table).map((seat) => [`seat:${seat}`, 1]))
  const cursor = advanced({ ...copy.cursor, ...seats, sealed: 1 }, touched(diffs, saidOf(game, events)))
  const command = { id: 'imported', type: 'import' }
  const v = copy.lines.length + 2
  const last: Entry = { ...bare, v, at: chance.now, by: 'chair', command, diffs, inverse, events, cursor }
  return { last, next }
}
