import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mustRoll, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** I-R20, IA11. */
export const fightLegal: Legals<'attack' | 'flee'> = {
  attack: (looking, command) => {
    const acting = runAt(looking, command, 'fight')
    if (isRefusal(acting)) return acting
    const refused = mustRoll(acting)
    if (refused !== null) return refused
    const { daggers } = acting.delver
    return command.daggers > daggers ? refuse('not-allowed', words.notSoManyDaggers(daggers)) : null
  },
  flee: (looking, command) => {
    const acting = runAt(looking, command, 'fight')
    if (isRefusal(acting)) return acting
    return looking.options.flee === 'on' ? mustRoll(acting) : refuse('not-allowed', words.noFleeing)
  },
}
