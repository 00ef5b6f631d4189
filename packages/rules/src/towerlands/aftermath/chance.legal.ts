import type { Legals } from '../rule.ts'
import { isRefusal, turnAt } from '../window.ts'

/** TA8: a side that is out of kept dice lets its last chance go. */
export const chanceLegal: Legals<'decline-chance'> = {
  'decline-chance': (looking, command) => {
    const conflict = turnAt(looking, command, 'chance')
    return isRefusal(conflict) ? conflict : null
  },
}
