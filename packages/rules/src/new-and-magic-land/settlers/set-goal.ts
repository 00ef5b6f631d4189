import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'

export const setGoal: Rule<'set-goal', 'goal-set'> = {
  decide: {
    'set-goal': (deciding, { goal }) => {
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'goal-set', seat, name: settlerOf(deciding, seat).name, goal })]
    },
  },
  evolve: {
    'goal-set': ({ seat, goal }, drafts) => {
      draftedSettler(drafts, seat).goal = goal
    },
  },
}
