import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** N-R20, N-R21, NA19, NA29: what is wanted, who stands against it, and which pool is at risk. */
export const writeStakesLegal: Legals<'write-stakes' | 'name-opposition' | 'choose-pool'> = {
  'write-stakes': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'gather')
    if (isRefusal(conflict)) return conflict
    if (!speaksFor(looking.actor, conflict.sides[command.side].principal)) return refuse('not-yours', words.notYourSide)
    // After an escalation the other side may answer raised stakes with its own (NA29).
    return conflict.stage === 'gather' && conflict.raised === 0 ? refuse('not-now', words.onlyRaised) : null
  },
  'name-opposition': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'gather', 'result', 'counter', 'rewards')
    if (isRefusal(conflict)) return conflict
    if (!isGm(looking.actor)) return refuse('not-yours', words.gmOnly)
    const { first, second } = conflict.sides
    return first.principal === 'gm' || second.principal === 'gm' ? null : refuse('not-allowed', words.noGmSide)
  },
  'choose-pool': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes')
    if (isRefusal(conflict)) return conflict
    const { first, second } = conflict.sides
    return [first.principal, second.principal, 'gm' as const].some((who) => speaksFor(looking.actor, who))
      ? null
      : refuse('not-yours', words.notPrincipal)
  },
}
