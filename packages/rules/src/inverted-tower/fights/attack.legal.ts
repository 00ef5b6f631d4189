import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mustRoll, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** I-R20. */
export const attackLegal: Legals<'attack'> = {
  attack: (looking, command) => {
    const acting = runAt(looking, command, 'fight')
    if (isRefusal(acting)) return acting
    const refused = mustRoll(acting)
    if (refused !== null) return refused
    const { daggers } = acting.delver
    return command.daggers > daggers ? refuse('not-allowed', words.notSoManyDaggers(daggers)) : null
  },
}
