import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mayLead, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** I-R15. */
export const descendLegal: Legals<'descend'> = {
  descend: (looking, command) => {
    const acting = runAt(looking, command, 'explore')
    if (isRefusal(acting)) return acting
    if (acting.run.rooms[acting.run.at]?.kind !== 'stairs') return refuse('not-now', words.noStairs)
    return mayLead(looking, acting)
  },
}
