/**
 * What the writer does for each kind of request. Nothing here opens or ends a transaction: that is the round's.
 */
import type { Appended, KeptLines, NewTable } from '../journal.ts'
import type { EntryRow, LinesRow } from '../sql/schema.ts'
import { entryOf } from '../sql/rows.ts'
import { firstVersionWith, newest, versionBelow, type PagePlace } from '../sql/page.ts'
import { idsFrom } from '../sql/ids.ts'
import type { Connection } from './connection.ts'
import type { Kind, Request, Requests, Results } from './requests.ts'
import { statements } from './statements.ts'

type Handlers = { readonly [K in Exclude<Kind, 'close'>]: (body: Requests[K]) => Results[K] }

const PROBE_PADDING = ' '.repeat(16_384)

/** The handlers over one connection. */
export const handlersOver = (connection: Connection) => {
  const keep = (entry: EntryRow, lines: readonly KeptLines[]): Appended => {
    for (const { compartment, n, lines: json } of lines) {
      const row: LinesRow = { table_id: entry.table_id, compartment, n, v: entry.v, lines: json }
      connection.run(statements.keepLines, row)
    }
    return 'appended'
  }

  const begin = ({ table, game, at }: NewTable, history: Requests['bring']['history']): Appended => {
    if (connection.get(statements.createTable, { table_id: table, game, created_at: at }) === undefined) return 'lost'
    for (const { entry, lines } of history) {
      connection.run(statements.firstEntry, entry)
      keep(entry, lines)
    }
    return 'appended'
  }

  const placeOf = ({ table, before, of }: Requests['versionAt']): PagePlace => {
    const known = connection.get(statements.versionOf, { table, compartment: of, n: before })
    if (known !== undefined) return { v: known.v, compartment: of }
    const tip = connection.get(statements.tip, { table })?.v ?? 0
    const counted = (v: number): number => {
      const row = connection.get(statements.entry, { table, v })
      return row === undefined ? 0 : (entryOf(row.body).cursor[of] ?? 0)
    }
    const search = firstVersionWith(before, tip)
    let step = search.next()
    while (step.done !== true) step = search.next(counted(step.value))
    return { v: step.value, compartment: of }
  }

  const handlers: Handlers = {
    create: ({ table, entry, lines }) => begin(table, [{ entry, lines }]),
    bring: ({ table, history }) => begin(table, history),
    append({ entry, lines }) {
      const written = connection.get(statements.nextEntry, { ...entry, previous: entry.v - 1 })
      return written === undefined ? 'lost' : keep(entry, lines)
    },
    saveSnapshot({ table, snapshot: { v, shape, body } }) {
      connection.run(statements.saveSnapshot, { table_id: table, v, shape, body })
      return null
    },
    probe() {
      // Ask for pages as an entry would, and give them back; then write what has to reach the disk.
      connection.execute('SAVEPOINT room')
      connection.run(statements.growProbe, { padding: PROBE_PADDING })
      connection.execute('ROLLBACK TO room')
      connection.execute('RELEASE room')
      connection.run(statements.countProbe, {})
      return null
    },
    epoch() {
      const row = connection.get(statements.epoch, {})
      if (row === undefined) throw new Error('the file does not say which life of the journal it holds')
      return row.value
    },
    tip: (of) => connection.get(statements.tip, of)?.v ?? null,
    game: (of) => connection.get(statements.game, of)?.game ?? null,
    tail: (from) => connection.all(statements.tail, from).map(({ body }) => body),
    versionAt: (asked) => placeOf(asked).v,
    find: (sent) => connection.get(statements.find, sent)?.body ?? null,
    snapshot: (of) => connection.get(statements.snapshot, of) ?? null,
    page(request) {
      const { table, limit, before, of } = request
      const place = before === null ? null : placeOf({ table, before, of })
      const candidates = request.compartments.flatMap((compartment) =>
        connection.all(statements.linesBelow, {
          table,
          compartment,
          below: versionBelow(place, compartment),
          limit: limit + 1,
        }),
      )
      return newest(candidates, limit)
    },
    remove({ table, before }) {
      const of = { table }
      if (before !== null && (connection.get(statements.touched, of)?.at ?? Infinity) >= before) return false
      connection.run(statements.removeEntries, of)
      connection.run(statements.removeLines, of)
      connection.run(statements.removeSnapshot, of)
      return connection.get(statements.removeTable, of) !== undefined
    },
    untouched: ({ beginning, ...since }) =>
      connection.all(statements.untouched, { ...since, ...idsFrom(beginning) }).map(({ table_id }) => table_id),
    pragma: ({ text }) => connection.pragma(text),
  }

  return <K extends Exclude<Kind, 'close'>>({ kind, body }: Request<K>): Results[K] => handlers[kind](body)
}

export type Handle = ReturnType<typeof handlersOver>
