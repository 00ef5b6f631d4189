import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import { sideOf, speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

const asked = (looking: Looking, command: { readonly conflict: string; readonly step: number }): Refusal | null => {
  const conflict = conflictAt(looking, command, 'counter')
  if (isRefusal(conflict)) return conflict
  const { seat } = looking.actor
  return seat !== null && conflict.waiting[seat] === true ? null : refuse('not-yours', words.notAsked)
}

/** N-R32, N-R33, NA10, D4: the settler whose conflict it is burns one; whoever holds one on the other side answers. */
export const harvestLegal: Legals<'burn-harvest' | 'counter' | 'let-stand'> = {
  'burn-harvest': (looking, command) => {
    const conflict = conflictAt(looking, command, 'gather', 'result')
    if (isRefusal(conflict)) return conflict
    const { principal } = conflict.sides[command.side]
    if (principal === 'gm') return refuse('not-allowed', words.settlersBurn)
    if (!speaksFor(looking.actor, principal))
      return sideOf(conflict, looking.actor.seat) === null
        ? refuse('not-yours', words.settlersBurn)
        : refuse('not-yours', words.notYourSide)
    return (looking.play.settlers[principal]?.harvestDice ?? 0) >= 1 ? null : refuse('not-allowed', words.noHarvestDice)
  },
  counter: asked,
  'let-stand': asked,
}
