import type { Conflict, NmlGm, SideName } from '@homestake/rules/new-and-magic-land'
import { words } from '../words.ts'
import type { NmlHouse } from './people.ts'

/** What a side adds to its best die; `left` is `null` where this viewer can't know it (D1). */
export const poolNumber = (
  table: NmlHouse,
  conflict: Conflict,
  name: SideName,
  gm: NmlGm | undefined,
): { readonly left: number | null; readonly name: string } => {
  const { principal } = conflict.sides[name]
  if (principal === 'gm') {
    const own = gm?.season?.pool
    return { name: words.pools.conflict, left: own ? own.score - own.spent : (table.play.season?.known.pool ?? null) }
  }
  const pool = table.play.settlers[principal]?.[conflict.pool]
  return { name: words.pools[conflict.pool], left: pool ? pool.score - pool.spent : null }
}
