import type { Legals } from '../rule.ts'
import { isRefusal, turnAt } from '../window.ts'

/** T-R44, T-R47, TA7: the side with dice left may write a burden, or refrain. */
export const burdenLegal: Legals<'write-burden' | 'refrain'> = {
  'write-burden': (looking, command) => refusalOf(turnAt(looking, command, 'burden')),
  refrain: (looking, command) => refusalOf(turnAt(looking, command, 'burden')),
}

const refusalOf = <T extends object>(found: T) => (isRefusal(found) ? found : null)
