import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { liveTie, principalAt, reasonsOf } from './gathering.legal.ts'

/** N-R25, NA6, NA7: every Relationship that matters, or only one, as the table chose; a broken one gives nothing. */
export const callRelationshipLegal: Legals<'call-relationship'> = {
  'call-relationship': (looking, command) => {
    const mine = principalAt(looking, command)
    if (isRefusal(mine)) return mine
    const tie = liveTie(mine.settler, command.relationship)
    if (isRefusal(tie)) return tie
    const used = reasonsOf(mine.conflict, mine.seat).flatMap((why) =>
      why.kind === 'relationship' ? [why.relationship] : [],
    )
    if (used.includes(command.relationship)) return refuse('not-now', words.usedAlready)
    return looking.options.relationshipsPerConflict === 'one' && used.length > 0
      ? refuse('not-allowed', words.oneTie)
      : null
  },
}
