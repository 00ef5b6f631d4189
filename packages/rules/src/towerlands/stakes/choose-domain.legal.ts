import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { SIDES } from '../state.ts'
import { isGm } from '../who.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R29, T-R31, TA22: the GM says which kind of conflict it is, and what her side has. */
export const chooseDomainLegal: Legals<'choose-domain'> = {
  'choose-domain': (looking, command) => {
    const conflict = conflictAt(looking, command, 'domain')
    if (isRefusal(conflict)) return conflict
    const { view, actor } = looking
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (conflict.suspended?.domains.includes(command.domain)) return refuse('not-allowed', words.domainUsed)
    const nameless = SIDES.some((side) => {
      const { other } = conflict.sides[side]
      return other !== null && !Object.hasOwn(view.gm?.play.others ?? {}, other)
    })
    return nameless && (command.influence === null || command.rating === null)
      ? refuse('not-allowed', words.numbersNeeded)
      : null
  },
}
