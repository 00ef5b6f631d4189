import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { endAt } from './end-at.ts'

/** N-R48: how the Goal was reached, or missed. */
export const tellGoalLegal: Legals<'tell-goal'> = {
  'tell-goal': (looking) => {
    const end = endAt(looking, 'tell')
    return isRefusal(end) ? end : null
  },
}
