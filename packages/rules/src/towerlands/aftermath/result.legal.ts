import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { DOMAINS, otherSide, type At, type SideName } from '../state.ts'
import { pileOf } from '../dice/die.ts'
import { isRefusal, ownSideAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R46, TA8: whoever lost accepts, or raises the stakes in another domain; after a stalemate either may. */
export const resultLegal: Legals<'accept-result' | 'escalate'> = {
  'accept-result': (looking, command) => {
    const conflict = ownSideAt(looking, command, 'aftermath')
    if (isRefusal(conflict)) return conflict
    const refusal = lost(conflict, command.side, words.loserAccepts)
    if (refusal !== null) return refusal
    // T-R73: the loser of a healing scene chooses a die, if there is one.
    const picks = conflict.healing !== null && conflict.winner === 'second'
    return picks && pileOf(conflict.sides.first.dice, 'unkept').length > 0 ? refuse('not-now', words.pickFirst) : null
  },
  escalate: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'aftermath')
    if (isRefusal(conflict)) return conflict
    if (looking.options.escalation === 'off') return refuse('not-allowed', words.noEscalation)
    if (conflict.healing !== null) return refuse('not-allowed', words.healingStays)
    const used = new Set([...(conflict.suspended?.domains ?? []), conflict.domain])
    if (DOMAINS.every((domain) => used.has(domain))) return refuse('not-allowed', words.noDomainLeft)
    return lost(conflict, command.side, words.loserEscalates)
  },
}

const lost = ({ winner, accepted }: At<'aftermath'>, side: SideName, why: string): Refusal | null => {
  if (winner !== null && side !== otherSide(winner)) return refuse('not-allowed', why)
  return accepted ? refuse('not-now', words.acceptedAlready) : null
}
