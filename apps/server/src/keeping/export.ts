/** A table as one file: the chair’s whole sight of it, and nothing that the chair may not see. */
import { refuse, seatIds, sight, type Json, type Line, type Refusal, type Viewer } from '@homestake/rules'
import { viewOf } from '@homestake/rules/authority'
import { LARGEST_COPY, MOST_LINES, type TableCopy } from '@homestake/protocol'
import type { Journal, Page } from '../journal/journal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { copyWords as words } from './words.ts'

const CHAIR: Viewer = { chair: true, seat: null }

/** Whether a race is on: what its runners have is then in their own compartments. */
export const racing = (play: unknown): boolean =>
  typeof play === 'object' && play !== null && 'race' in play && play.race !== null

const OF_THE_MOMENT: ReadonlySet<string> = new Set(['passing', 'locked', 'delay'])

/** A table’s part without what belongs to a moment: a lock, a chair on its way, a delay for those who watch. */
export const lasting = (table: object): object =>
  Object.fromEntries(Object.entries(table).filter(([key]) => !OF_THE_MOMENT.has(key)))

type Row = Page['lines'][number]

export const exportTable = async (journal: Journal, table: LiveTable, now: number): Promise<TableCopy | Refusal> => {
  const { game, state } = table
  if (racing(state.table.play)) return refuse('not-now', words.raceIsOn)
  const { table: whole, ...others } = viewOf(state, CHAIR)
  const open = lasting(whole)
  const cursor = table.cursorFor(CHAIR)
  const compartments = sight(CHAIR, seatIds(whole))
  const rows: Row[] = []
  for (let page = await journal.page(table.id, { compartments, limit: 200 }); ;) {
    rows.unshift(...page.lines)
    const [first] = page.lines
    if (!page.more || first === undefined || rows.length > MOST_LINES) break
    page = await journal.page(table.id, { compartments, limit: 200, before: first.n, of: first.compartment })
  }
  const groups = grouped(rows.filter(({ compartment, n }) => n <= (cursor[compartment] ?? 0)))
  const copy: TableCopy = {
    homestake: 1,
    exported: now,
    game: game.id,
    shape: game.shape,
    view: { table: open, ...others } as unknown as TableCopy['view'],
    cursor,
    lines: [],
    leftOut: [...words.leftOut, words.cut],
  }
  const lines = newest(groups, LARGEST_COPY - bytesOf(copy))
  return { ...copy, lines, ...(lines.length === groups.length ? { leftOut: [...words.leftOut] } : {}) }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const grouped = (rows: readonly Row[]): TableCopy['lines'] => {
  const groups = new Map<number, TableCopy['lines'][number]>()
  for (const { v, compartment, n, lines } of rows) {
    const [first, ...rest] = JSON.parse(lines) as Line<{ type: string; [key: string]: Json }>[]
    if (first === undefined) continue
    const { at, by, as } = first
    const group = groups.get(v) ?? { at, by, ...(as === undefined ? {} : { as }), told: {} }
    group.told[compartment] = { n, events: [first, ...rest].map(({ event }) => event) }
    groups.set(v, group)
  }
  return [...groups.values()]
}

export const countOf = (group: TableCopy['lines'][number]): number =>
  Object.values(group.told).reduce((sum, part) => sum + (part?.events.length ?? 0), 0)

/** As many of the newest as a file may hold. @param room how many bytes are left for them */
const newest = (groups: TableCopy['lines'], room: number): TableCopy['lines'] => {
  let [count, bytes] = [0, 0]
  const from = groups.findLastIndex((group) => {
    count += countOf(group)
    bytes += bytesOf(group) + 1
    return count > MOST_LINES || bytes > room
  })
  return groups.slice(from + 1)
}
