import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { SIDES } from '../state.ts'
import { figureOf, isGm, speaksFor } from '../who.ts'
import { conflictAt, isRefusal, mustSpeak, ownSideAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R26 to T-R28: both principals write and agree; the proposer withdraws; the GM may decide without dice. */
export const stakesLegal: Legals<'write-stakes' | 'accept-stakes' | 'withdraw' | 'settle-freely' | 'cast-other'> = {
  'write-stakes': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes')
    return isRefusal(conflict) ? conflict : mustSpeak(looking, conflict, command.side)
  },
  'accept-stakes': (looking, command) => {
    const conflict = ownSideAt(looking, command, 'stakes')
    if (isRefusal(conflict)) return conflict
    if (conflict.sides[command.side].accepted) return refuse('not-now', words.acceptedAlready)
    return SIDES.some((side) => conflict.sides[side].win === '' || conflict.sides[side].lose === '')
      ? refuse('not-allowed', words.stakesMissing)
      : null
  },
  withdraw: (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'domain', 'setup')
    if (isRefusal(conflict)) return conflict
    if (isGm(looking.actor)) return null
    // TA8: both must agree to raised stakes, so that either may leave it at what was decided.
    const may =
      conflict.suspended === null ? [conflict.proposedBy] : SIDES.map((side) => conflict.sides[side].principal)
    return may.some((principal) => speaksFor(looking.actor, principal)) ? null : refuse('not-yours', words.withdrawWho)
  },
  'settle-freely': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'domain', 'setup')
    if (isRefusal(conflict)) return conflict
    if (!isGm(looking.actor)) return refuse('not-yours', words.gmOnly)
    return conflict.suspended === null ? null : refuse('not-allowed', words.raisedStands)
  },
  'cast-other': (looking, command) => {
    const conflict = conflictAt(looking, command, 'stakes', 'domain')
    if (isRefusal(conflict)) return conflict
    const { view, play, actor } = looking
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (!SIDES.some((side) => figureOf(conflict.sides[side])?.kind === 'other'))
      return refuse('not-allowed', words.noGmSide)
    if (conflict.suspended !== null) return refuse('not-now', words.tooLate)
    return Object.hasOwn(play.others, command.other) || Object.hasOwn(view.gm?.play.others ?? {}, command.other)
      ? null
      : refuse('not-found', words.noSuchOther)
  },
}
