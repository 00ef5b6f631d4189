import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { SIDES } from '../state.ts'
import { isGm, speaksFor } from '../who.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R30, D13: either principal, or the GM, lets the dice fall. */
export const rollLegal: Legals<'roll'> = {
  roll: (looking, command) => {
    const conflict = conflictAt(looking, command, 'roll')
    if (isRefusal(conflict)) return conflict
    const may = isGm(looking.actor) || SIDES.some((side) => speaksFor(looking.actor, conflict.sides[side].principal))
    return may ? null : refuse('not-yours', words.notYourSide)
  },
}
