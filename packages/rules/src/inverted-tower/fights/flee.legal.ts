import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mustRoll, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** IA11. */
export const fleeLegal: Legals<'flee'> = {
  flee: (looking, command) => {
    const acting = runAt(looking, command, 'fight')
    if (isRefusal(acting)) return acting
    return looking.options.flee === 'on' ? mustRoll(acting) : refuse('not-allowed', words.noFleeing)
  },
}
