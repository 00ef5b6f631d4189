/** A table as it was, read from its entries, a few at a time, so that others play on. */
import { setImmediate as others } from 'node:timers/promises'
import type { Game, TableId } from '@homestake/rules'
import type { Cursor, Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { followed, type Shaped } from '../tables/shape.ts'
import { heldSince, NOBODY_YET, type Holders } from './holders.ts'

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

/** What was read before: places in histories, and since when today’s holders hold what they hold. */
export class Known {
  readonly #places = new Map<string, Then>()
  readonly #holders = new Map<TableId, { readonly v: number; readonly holders: Holders }>()

  keep(table: TableId, then: Then): void {
    keepIn(this.#places, `${table} ${then.v}`, then)
  }

  /** The nearest place at or before a version. */
  before(table: TableId, v: number): Then {
    const mine = [...this.#places].filter(([key, then]) => key.startsWith(`${table} `) && then.v <= v)
    return mine.reduce((nearest, [, then]) => (then.v > nearest.v ? then : nearest), BEGINNING)
  }

  /** @throws `Unavailable` */
  async holders(journal: Pick<Journal, 'tail'>, table: TableId, upTo: number): Promise<Holders> {
    const known = this.#holders.get(table)
    let { v, holders } = known !== undefined && known.v <= upTo ? known : { v: 0, holders: NOBODY_YET }
    for await (const entry of entriesBetween(journal, table, v, upTo)) {
      holders = heldSince(holders, entry)
      v = entry.v
    }
    keepIn(this.#holders, table, { v, holders })
    return holders
  }
}

const keepIn = <K, V>(map: Map<K, V>, key: K, value: V): void => {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > KEPT && oldest.done !== true) map.delete(oldest.value)
}
