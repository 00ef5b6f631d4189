import type { TableId } from '@homestake/rules'
import type { Entry } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'

/** How far the clocks of two servers may be apart, in milliseconds. */
const APART = 60_000
const FIRST = 64

/**
 * The newest entries of a table up to version `v`, as far back as one might have been made after a moment: read in steps
 * that grow, so that it costs what happened since then, and not what happened at all.
 * @param since milliseconds since 1970
 */
export const newestEntries = async (
  journal: Pick<Journal, 'tail'>,
  table: TableId,
  v: number,
  since: number,
): Promise<readonly Entry[]> => {
  for (let count = FIRST; ; count *= 4) {
    const after = Math.max(0, v - count)
    const entries = (await journal.tail(table, after)).filter((entry) => entry.v <= v)
    if (after === 0 || (entries[0]?.at ?? 0) <= since - APART) return entries
  }
}
