/** D10: the chances that a viewer may see, out of what lies on the table. */
import type { TlOptions } from '../options.ts'
import { otherSide, type Conflict, type SideName, type TlTable } from '../state.ts'
import { burdensOf, figureOf } from '../who.ts'
import { callChances, type Call, type OwnChances, type Standing } from './calls.ts'
import { conflictChances, type Chances } from './conflict.ts'

export type { OwnChances } from './calls.ts'
export type { Chances } from './conflict.ts'

/**
 * The chances of both sides once their numbers are known and before the dice fall, if nobody calls anything; `null` before
 * that, and where the table shows none or Wells add dice at the roll.
 */
export const chancesBefore = (play: TlTable, conflict: Conflict, options: TlOptions): Chances | null => {
  if (options.odds === 'off' || options.wells === 'start' || conflict.stage !== 'roll') return null
  const { first, second } = conflict.sides
  const fixed =
    conflict.healing === null ? [] : Object.values(burdensOf(play, figureOf(first))).map(({ value }) => value)
  return conflictChances(
    { influence: first.influence, dice: first.influence + first.rating },
    { influence: second.influence, dice: second.influence + second.rating, fixed },
    options.finalTie,
  )
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
