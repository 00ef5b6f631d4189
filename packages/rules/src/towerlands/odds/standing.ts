/** D10: the chances that a viewer may see, out of what lies on the table. */
import type { TlOptions } from '../options.ts'
import { otherSide, type BySide, type Conflict, type SideName, type TlTable } from '../state.ts'
import { burdensOf, figureOf } from '../who.ts'
import { callChances, type Call, type OwnChances, type Standing } from './calls.ts'
import { conflictChances, type Chances } from './conflict.ts'
import type { Pool } from './kept.ts'

export type { OwnChances } from './calls.ts'
export type { Chances } from './conflict.ts'

/** What both sides will throw; `null` before that is known, and where Wells add dice at the roll. */
export const poolsBefore = (play: TlTable, conflict: Conflict, options: TlOptions): BySide<Pool> | null => {
  if (options.wells === 'start' || conflict.stage !== 'roll') return null
  const { first, second } = conflict.sides
  const fixed =
    conflict.healing === null ? [] : Object.values(burdensOf(play, figureOf(first))).map(({ value }) => value)
  return {
    first: { influence: first.influence, dice: first.influence + first.rating },
    second: { influence: second.influence, dice: second.influence + second.rating, fixed },
  }
}

/** The chances of both sides before the dice fall, if nobody calls anything; `null` where none are shown or known. */
export const chancesBefore = (play: TlTable, conflict: Conflict, options: TlOptions): Chances | null => {
  const pools = options.odds === 'off' ? null : poolsBefore(play, conflict, options)
  return pools === null ? null : conflictChances(pools.first, pools.second, options.finalTie)
}

/** What both sides have, seen from one of them. */
export const standingOf = (
  { sides, fresh, lastWon, tied }: Conflict,
  side: SideName,
  { virtual20, tieAfterReroll, finalTie }: TlOptions,
): Standing => ({
  own: sides[side].dice,
  other: sides[otherSide(side)].dice,
  influence: fresh ? sides[side].influence : null,
  // TA6: a tie in the last round of all is a stalemate, whoever won before.
  lastWon: lastWon === null || (tied && finalTie === 'stalemate') ? null : lastWon === side ? 'own' : 'other',
  rules: { virtual20, tieAfterReroll, finalTie },
})

/** The chances of one's own call after the roll; `null` where none are shown. */
export const chancesOfCall = (conflict: Conflict, side: SideName, call: Call, options: TlOptions): OwnChances | null =>
  options.odds === 'off' ? null : callChances(standingOf(conflict, side, options), call)
