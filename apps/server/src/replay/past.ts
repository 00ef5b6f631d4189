/** A table as it was, read from its entries, a few at a time, so that others play on. */
import { setImmediate as others } from 'node:timers/promises'
import type { Game, TableId } from '@homestake/rules'
import type { Cursor, Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { followed, type Shaped } from '../tables/shape.ts'
import { heldSince, SINCE_BEFORE, type Holders } from './holders.ts'

/** Where a table stood after a version. */
export interface Then extends Shaped {
  readonly v: number
  readonly cursor: Cursor
}

export const BEGINNING: Then = { v: 0, state: null, shape: 1, cursor: {} }

const AT_ONCE = 100

/**
 * Every entry after one version up to another, in order.
 * @throws `Unavailable`
 */
export async function* entriesBetween(
  journal: Pick<Journal, 'tail'>,
  table: TableId,
  after: number,
  upTo: number,
): AsyncGenerator<Entry> {
  for (let at = after; at < upTo;) {
    const some = await journal.tail(table, at, Math.min(AT_ONCE, upTo - at))
    if (some.length === 0) return
    yield* some
    at += some.length
    await others()
  }
}

export const onTo = (game: Game, then: Then, entry: Entry): Then => ({
  ...followed(game, then, entry),
  v: entry.v,
  cursor: entry.cursor,
})

/** How many places of how many tables are kept, so that the next page begins where the last has ended. */
const KEPT = 32

/** The holders, as they follow from what came after one version up to another. */
interface Held {
  readonly from: number
  readonly v: number
  readonly holders: Holders
}

/** Whether it can be read on from there, with nothing missed in between. */
const covers = (known: Held | undefined, from: number, upTo: number): known is Held =>
  known !== undefined && known.from <= from && known.v >= from && known.v <= upTo

/** What was read before: places in histories, and since when today’s holders hold what they hold. */
export class Known {
  readonly #places = new Map<string, Then>()
  readonly #holders = new Map<TableId, Held>()

  keep(table: TableId, then: Then): void {
    keepIn(this.#places, `${table} ${then.v}`, then)
  }

  /** The nearest place at or before a version. */
  before(table: TableId, v: number): Then {
    const mine = [...this.#places].filter(([key, then]) => key.startsWith(`${table} `) && then.v <= v)
    return mine.reduce((nearest, [, then]) => (then.v > nearest.v ? then : nearest), BEGINNING)
  }

  /** How many entries have to be read to know the holders from a version on. */
  unknown(table: TableId, from: number, upTo: number): number {
    const known = this.#holders.get(table)
    return upTo - (covers(known, from, upTo) ? known.v : from)
  }

  /** Since when those hold what they hold who do so after `upTo`, as far as it was after `from`. @throws `Unavailable` */
  async holders(
    table: TableId,
    from: number,
    upTo: number,
    read: (after: number) => AsyncIterable<Entry> | Iterable<Entry>,
  ): Promise<Holders> {
    const kept = this.#holders.get(table)
    const known = covers(kept, from, upTo) ? kept : { from, v: from, holders: SINCE_BEFORE }
    let { v, holders } = known
    for await (const entry of read(v)) {
      holders = heldSince(holders, entry)
      v = entry.v
    }
    keepIn(this.#holders, table, { from: known.from, v, holders })
    return holders
  }
}

const keepIn = <K, V>(map: Map<K, V>, key: K, value: V): void => {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > KEPT && oldest.done !== true) map.delete(oldest.value)
}
