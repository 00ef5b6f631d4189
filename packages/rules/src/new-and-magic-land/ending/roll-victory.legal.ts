import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { endAt } from './end-at.ts'

/** N-R48: the season's end begins with the roll for the Goal. */
export const rollVictoryLegal: Legals<'roll-victory'> = {
  'roll-victory': (looking) => {
    const end = endAt(looking, 'roll')
    return isRefusal(end) ? end : null
  },
}
