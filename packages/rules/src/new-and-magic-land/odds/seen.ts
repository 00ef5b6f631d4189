/** The chances that a viewer may reckon, out of what that viewer sees and nothing else. */
import { bySide, current, diceOn } from '../sides.ts'
import type { BySide, Conflict, NmlGm, NmlTable } from '../state.ts'
import { rollChances, type RollChances, type Throwing } from './roll.ts'

/** What a viewer sees: the table, and the GM’s part for whoever has the chair. */
export interface Seen {
  readonly table: NmlTable
  readonly gm: NmlGm | null
}

/** What both sides throw next; `null` where a pool is not known to this viewer (D1). */
export const throwingSeen = ({ table, gm }: Seen, conflict: Conflict): BySide<Throwing> | null => {
  const pools = bySide((side): number | null => {
    const { principal } = conflict.sides[side]
    if (principal === 'gm') {
      const secret = gm?.season ?? null
      return secret === null ? (table.season?.known.pool ?? null) : current(secret.pool)
    }
    const settler = table.settlers[principal]
    return settler === undefined ? null : current(settler[conflict.pool])
  })
  if (pools.first === null || pools.second === null) return null
  return {
    first: { dice: diceOn(conflict, 'first'), pool: pools.first },
    second: { dice: diceOn(conflict, 'second'), pool: pools.second },
  }
}

/** The next roll as it lies there, and with one die more on one side. */
export interface Odds {
  readonly throwing: BySide<Throwing>
  readonly now: RollChances
  readonly withOneMore: BySide<RollChances>
}

export const oddsOf = (throwing: BySide<Throwing>): Odds => ({
  throwing,
  now: rollChances(throwing),
  withOneMore: bySide((side) =>
    rollChances({
      ...throwing,
      [side]: { ...throwing[side], dice: throwing[side].dice + 1 },
    }),
  ),
})
