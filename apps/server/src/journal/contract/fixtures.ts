/** Tables, entries and lines for the journal's contract. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { SeatId, TableId, Visible } from '@homestake/rules'
import type { Cursor, Entry } from '../entry.ts'
import type { Journal, KeptLines, NewTable } from '../journal.ts'

/** A place where a journal keeps its entries, empty at first. */
export interface Store {
  /** Another connection to the same entries, as another server would have. */
  connect(): Promise<Journal>
  /** The database goes away, in the middle of whatever it does. */
  goes(): Promise<void>
  /** It is there again, with what it had. */
  comesBack(): Promise<void>
  /** Close every connection and leave nothing behind. */
  remove(): Promise<void>
}

const branded = <Id>(id: string): Id => id as Id

export const SEAT = branded<SeatId>('rosa')

/** An id that no other test has, so that tests may share a database. */
export const freshTable = (): TableId => branded<TableId>(randomBytes(9).toString('base64url'))

export const newTable = (table: TableId): NewTable => ({ table, game: 'towerlands', at: 1_700_000_000_000 })

/** What an entry may differ in from the plain one. */
export interface Particulars {
  readonly actor?: string
  readonly command?: string
  readonly cursor?: Cursor
}

export const entryAt = (v: number, { actor = 'chair', command, cursor }: Particulars = {}): Entry => ({
  v,
  at: 1_700_000_000_000 + v,
  actor,
  by: 'chair',
  command: { id: command ?? randomUUID(), type: 'say' },
  dice: [{ die: 0, sides: 6, faces: [6, 2] }],
  diffs: { table: [['=', ['said'], `number ${v} – “é” 🎲`]] },
  inverse: { table: [['=', ['said'], null]] },
  events: [],
  cursor: cursor ?? { table: v },
})

export const linesIn = (compartment: Visible, n: number): KeptLines => ({
  compartment,
  n,
  lines: JSON.stringify([{ n, text: `${compartment} ${n}` }]),
})

/** Append and have it answered, one after another, versions `from` to `to`; the table is created if `from` is 1. */
export const fill = async (journal: Journal, table: TableId, from: number, to: number): Promise<void> => {
  const asked = []
  for (let v = from; v <= to; v++) {
    const lines = [linesIn('table', v)]
    asked.push(v === 1 ? journal.create(newTable(table), entryAt(v), lines) : journal.append(table, entryAt(v), lines))
  }
  const lost = (await Promise.all(asked)).filter((answer) => answer === 'lost')
  if (lost.length > 0) throw new Error(`${lost.length} entries were lost`)
}

/** Throws where a history has a gap or is out of order; gives its newest version. */
export const tipWithoutGaps = async (journal: Journal, table: TableId): Promise<number> => {
  const versions = (await journal.tail(table, 0)).map(({ v }) => v)
  versions.forEach((v, index) => {
    if (v !== index + 1) throw new Error(`version ${v} stands at place ${index + 1}`)
  })
  return versions.length
}
