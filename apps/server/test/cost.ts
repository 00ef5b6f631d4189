/** What a server does for a command, counted: requests to the journal, encodings, frames. */
import { expect } from 'vitest'
import type { TableId } from '@homestake/rules'
import { changesOf, keptLines } from '../src/tables/changes.ts'
import { openWithThread } from '../src/journal/sqlite/open.ts'
import { smallGame } from './small-game.ts'
import type { Journal } from '../src/journal/journal.ts'
import type { TestServer } from './table.ts'

/** Ids that are equally long without their numbers. */
export const commandId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A text with every number as one digit: what has grown by more than the length of a number is longer. */
const withoutNumbers = (value: unknown): string => JSON.stringify(value).replace(/\d+/g, '0')
export const sizeOf = (value: unknown): number => withoutNumbers(value).length

export interface JournalCost {
  /** Requests by kind: each is a statement, and one more for each row of lines. */
  requests: Record<string, number>
  rowsRead: number
  rowsWritten: number
  sizeRead: number
  sizeWritten: number
}

const nothing = (): JournalCost => ({ requests: {}, rowsRead: 0, rowsWritten: 0, sizeRead: 0, sizeWritten: 0 })
const rowsIn = (found: unknown): number => (Array.isArray(found) ? found.length : found === null ? 0 : 1)
const WRITES = new Set(['create', 'append', 'saveSnapshot'])

/** An embedded journal whose every request to its writer is counted. */
export const countedJournal = async (): Promise<{ journal: Journal; take: () => JournalCost }> => {
  const { journal, thread } = await openWithThread({ path: ':memory:' })
  let cost = nothing()
  const ask = thread.ask.bind(thread)
  thread.ask = async (kind, body) => {
    const counted = cost
    counted.requests[kind] = (counted.requests[kind] ?? 0) + 1
    if (WRITES.has(kind)) {
      counted.rowsWritten += 1 + (body !== null && 'lines' in body && Array.isArray(body.lines) ? body.lines.length : 0)
      counted.sizeWritten += sizeOf(body)
    }
    const result = await ask(kind, body)
    if (!WRITES.has(kind)) {
      counted.rowsRead += rowsIn(result)
      counted.sizeRead += sizeOf(result)
    }
    return result
  }
  return {
    journal,
    take: () => {
      const taken = cost
      cost = nothing()
      return taken
    },
  }
}

const AT_ONCE = 5_000

/** Write what a table of the small game did last, its last two acts, again and again, straight into its journal. */
export const grow = async (journal: Journal, id: TableId, v: number): Promise<void> => {
  const tip = (await journal.tip(id)) ?? 0
  const last = await journal.tail(id, tip - 2)
  const n = last.at(-1)?.cursor.table ?? 0
  for (let from = tip; from < v; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, v - from)
    const answers = await Promise.all(
      Array.from({ length: count }, (_, i) => {
        const at = from + i + 1
        const model = last[(at - tip - 1) % 2]
        if (model === undefined) throw new Error('the table has no history')
        const entry = {
          ...model,
          v: at,
          command: { ...model.command, id: commandId(1_000_000 + at) },
          cursor: { ...model.cursor, table: n + at - tip },
        }
        return journal.append(id, entry, keptLines(changesOf(smallGame, entry)))
      }),
    )
    expect(new Set(answers)).toEqual(new Set(['appended']))
  }
}

interface Encoder {
  encode(packet: { data?: unknown }): unknown
}
interface Line {
  on(event: 'packetCreate', listener: (packet: { type: string; data?: unknown }) => void): void
}

const isUpdate = (data: unknown): boolean => Array.isArray(data) && data[0] === 'u'

/** Count what Socket.IO encodes, and what it hands to each connection that is open now. */
export const countedSockets = ({ sockets: { io } }: TestServer) => {
  const counts = { encodings: 0, updates: 0, writes: 0 }
  const { encoder } = io as unknown as { encoder: Encoder }
  const encode = encoder.encode.bind(encoder)
  encoder.encode = (packet) => {
    counts.encodings++
    if (isUpdate(packet.data)) counts.updates++
    return encode(packet)
  }
  const { clients } = io.engine as unknown as { clients: Record<string, Line> }
  for (const line of Object.values(clients))
    line.on('packetCreate', ({ type, data }) => {
      if (type === 'message' && typeof data === 'string' && data.startsWith('2["u"')) counts.writes++
    })
  return {
    take: () => {
      const taken = { ...counts }
      Object.assign(counts, { encodings: 0, updates: 0, writes: 0 })
      return taken
    },
    stop: () => {
      encoder.encode = encode
    },
  }
}

/** Count the beats that a server with one room a table encodes, by the turn of the event loop. */
export const countedBeats = ({ sockets: { io } }: TestServer) => {
  const done: number[] = []
  let now = 0
  const { encoder } = io as unknown as { encoder: Encoder }
  const encode = encoder.encode.bind(encoder)
  encoder.encode = (packet) => {
    if (Array.isArray(packet.data) && packet.data[0] === 'beat') {
      if (now === 0)
        setImmediate(() => {
          done.push(now)
          now = 0
        })
      now++
    }
    return encode(packet)
  }
  return { turns: (): readonly number[] => [...done] }
}
