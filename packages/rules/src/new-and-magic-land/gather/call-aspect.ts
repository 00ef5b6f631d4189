import { actingSeat, conflictIn, settlerOf } from '../acting.ts'
import type { Rule } from '../rule.ts'
import { sideOf } from '../sides.ts'
import { gathered } from './gathering.ts'

/** N-R24: one die for an Aspect that matters. */
export const callAspect: Rule<'call-aspect', never> = {
  decide: {
    'call-aspect': (deciding, { aspect }) => {
      const by = actingSeat(deciding.actor)
      const { name, aspects } = settlerOf(deciding, by)
      const side = sideOf(conflictIn(deciding), by) ?? 'first'
      return [gathered(deciding, side, { dice: 1, why: { kind: 'aspect', aspect, text: aspects[aspect] }, by }, name)]
    },
  },
  evolve: {},
}
