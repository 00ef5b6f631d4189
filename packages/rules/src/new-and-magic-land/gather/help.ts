import { actingSeat, conflictIn, playIn, settlerOf } from '../acting.ts'
import type { Rule } from '../rule.ts'
import { sideNames } from '../sides.ts'
import { tieOf } from './call-relationship.ts'
import { gathered, tieDice } from './gathering.ts'

/** N-R30: dice equal to the helper's Relationship, which suffers if this side loses. */
export const help: Rule<'help', never> = {
  decide: {
    help: (deciding, { side, relationship }) => {
      const by = actingSeat(deciding.actor)
      const tie = tieOf(deciding, by, relationship)
      const dice = tieDice(tie.rating, deciding.state.table.options)
      const helped = sideNames(playIn(deciding), conflictIn(deciding))[side]
      const { name } = settlerOf(deciding, by)
      return [gathered(deciding, side, { dice, why: { kind: 'help', ...tie }, by }, name, helped)]
    },
  },
  evolve: {},
}
