/** What those who watch with a delay have not been shown yet, read from the journal: after a start, a sleep, elsewhere. */
import type { Game, Plays, TableHouse, TableId, TableState } from '@homestake/rules'
import { upcastState } from '@homestake/rules/authority'
import type { Change } from '@homestake/protocol'
import type { Cursor, Entry } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { changesOf } from '../changes.ts'
import { patched } from '../patch.ts'
import { followed, shapeOf, type Shaped } from '../shape.ts'
import { Behind, type Waiting } from './behind.ts'
import { newestEntries } from './newest.ts'

/** Where a table stands. */
export interface Standing {
  readonly id: TableId
  readonly game: Game
  readonly v: number
  readonly state: TableState<Plays>
  readonly cursor: Cursor
}

type Table = TableHouse<object>

/**
 * @param until the moment up to which they are shown the table, in milliseconds since 1970
 * @param shown if given: the version that they are known to have been shown
 * @throws `Unavailable`
 */
export const readBehind = async (
  journal: Pick<Journal, 'tail'>,
  standing: Standing,
  until: number,
  shown?: number,
): Promise<Behind> => {
  const { id, game, v, state, cursor } = standing
  const newest = shown === undefined ? await newestEntries(journal, id, v, until) : await journal.tail(id, shown)
  const upToNow = madeIn(
    newest.filter((entry) => entry.v <= v),
    state.table.delay,
  )
  const first = shown === undefined ? upToNow.findIndex(({ at }) => at > until) : 0
  const late = first < 0 ? [] : upToNow.slice(first).filter(({ v: its }) => its > 1)
  const older = late.some((entry) => shapeOf(entry) < game.shape)
  const tables = older ? await tablesForward(journal, standing, late) : tablesBackward(state.table, late)
  const touching = late.flatMap((entry, i): Waiting[] => {
    const change = changesOf(game, entry).table
    const [table, raised] = [tables[i + 1], shapeOf(entry) < game.shape]
    if (change === undefined || table === undefined) return []
    const told = raised ? { ...change, patches: whole(table) } : change
    return [{ at: entry.at, change: told, moment: { v: entry.v, n: change.to, table } }]
  })
  const before = (late[0]?.v ?? v + 1) - 1
  const n = touching[0]?.change.from ?? cursor.table ?? 0
  return new Behind({ v: before, n, table: tables[0] ?? state.table }, touching)
}

/**
 * What was made after a delay was chosen was made after that moment, whatever another server’s clock says: else it would be
 * shown at once.
 */
export const madeAfter = (delay: Table['delay'], at: number): number =>
  delay === undefined ? at : Math.max(at, delay.from + 1)

const madeIn = (entries: readonly Entry[], delay: Table['delay']): readonly Entry[] => {
  const chosen = entries.findLastIndex(({ events }) => events.some(({ event }) => event.type === 'delay-set'))
  return chosen < 0
    ? entries
    : entries.map((entry, i) => (i > chosen ? { ...entry, at: madeAfter(delay, entry.at) } : entry))
}

/** `table` before the first of these entries, and after each: taken back one by one from how it is after the last. */
const tablesBackward = (now: Table, late: readonly Entry[]): Table[] =>
  late.reduceRight<Table[]>(
    ([next = now, ...after], { inverse }) => [
      inverse.table === undefined ? next : (patched(next, inverse.table) as Table),
      next,
      ...after,
    ],
    [now],
  )

/**
 * The same where entries are of an older shape, and can't be taken back from a state of today: read from the beginning, and
 * raised. Only in the minutes after a new release.
 */
const tablesForward = async (
  journal: Pick<Journal, 'tail'>,
  { id, game }: Standing,
  late: readonly Entry[],
): Promise<Table[]> => {
  const from = late[0]?.v ?? 1
  const tables: Table[] = []
  let shaped: Shaped = { state: null, shape: 1 }
  const keep = (): void => {
    if (shaped.state !== null) tables.push(upcastState(game, shaped.state, shaped.shape, game.shape).table)
  }
  for (const entry of await journal.tail(id, 0)) {
    if (entry.v === from) keep()
    if (entry.v > (late.at(-1)?.v ?? 0)) break
    shaped = followed(game, shaped, entry)
    if (entry.v >= from) keep()
  }
  return tables
}

const whole = (table: Table): Change['patches'] => [['=', [], table as unknown as Change['patches'][number][2] & {}]]
