import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** NA29: the GM may drop a conflict until its first roll, its declarer while the stakes are open. */
export const dropConflictLegal: Legals<'drop-conflict'> = {
  'drop-conflict': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'gather', 'result', 'counter', 'rewards')
    if (isRefusal(conflict)) return conflict
    const declarer = conflict.stage === 'stakes' && speaksFor(looking.actor, conflict.declaredBy)
    if (!declarer && !isGm(looking.actor)) return refuse('not-yours', words.dropGm)
    return (conflict.stage === 'stakes' || conflict.stage === 'gather') && conflict.rolls === 0
      ? null
      : refuse('not-now', conflict.rolls === 0 ? words.notAtThisStage(conflict.stage) : words.dropTooLate)
  },
}
