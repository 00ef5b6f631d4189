import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import type { Rule } from '../rule.ts'
import { stepOn } from './next-step.ts'

/** N-R48: told, or passed over with an empty text. */
export const tellGoal: Rule<'tell-goal', 'goal-told'> = {
  decide: {
    'tell-goal': (deciding, { text }) => {
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'goal-told', seat, name: settlerOf(deciding, seat).name, text })]
    },
  },
  evolve: {
    'goal-told': ({ seat }, drafts) => void stepOn(drafts, seat),
  },
}
