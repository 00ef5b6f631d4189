import { actingSeat, conflictIn, settlerOf } from '../acting.ts'
import type { NmlDeciding, Rule } from '../rule.ts'
import type { SeatId } from '../../table/ids.ts'
import { settlerName, sideOf } from '../sides.ts'
import { gathered, tieDice } from './gathering.ts'

/** The Relationship as a bundle remembers it. */
export const tieOf = (deciding: NmlDeciding, seat: SeatId, relationship: string) => {
  const tie = settlerOf(deciding, seat).relationships[relationship]
  if (tie === undefined) throw new Error(`there is no Relationship ${relationship}`)
  const { rating } = tie
  const name = tie.name || (tie.seat === null ? '' : settlerName(deciding.state.table.play, tie.seat))
  return { relationship, name, rating }
}

/** N-R25, NA6: one to three dice for somebody who matters here. It is at risk from now on (N-R45). */
export const callRelationship: Rule<'call-relationship', never> = {
  decide: {
    'call-relationship': (deciding, { relationship }) => {
      const by = actingSeat(deciding.actor)
      const tie = tieOf(deciding, by, relationship)
      const side = sideOf(conflictIn(deciding), by) ?? 'first'
      const dice = tieDice(tie.rating, deciding.state.table.options)
      return [
        gathered(deciding, side, { dice, why: { kind: 'relationship', ...tie }, by }, settlerOf(deciding, by).name),
      ]
    },
  },
  evolve: {},
}
