import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** N-R20, NA29: no roll until both sides agree to both stakes, as they stand at this step. */
export const acceptStakesLegal: Legals<'accept-stakes'> = {
  'accept-stakes': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes')
    if (isRefusal(conflict)) return conflict
    const { first, second } = conflict.sides
    const mine = conflict.sides[command.side]
    if (!speaksFor(looking.actor, mine.principal)) return refuse('not-yours', words.notYourSide)
    if (first.stakes === '' || second.stakes === '') return refuse('not-allowed', words.stakesMissing)
    return mine.accepted ? refuse('not-now', words.acceptedAlready) : null
  },
}
