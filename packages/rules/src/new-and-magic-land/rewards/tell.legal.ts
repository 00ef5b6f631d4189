import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** N-R37, N-R38, N-R44, N-R46: who tells what, after a conflict. The GM may tell for whoever is away (D12). */
export const tellLegal: Legals<'narrate' | 'raise-relationship' | 'tell-ending'> = {
  narrate: (looking, command) => {
    const conflict = conflictAt(looking, command, 'rewards')
    if (isRefusal(conflict)) return conflict
    if (!speaksFor(looking.actor, conflict.narrator) && !isGm(looking.actor))
      return refuse('not-yours', words.othersNarrate)
    return conflict.narrated ? refuse('not-now', words.narratedAlready) : null
  },
  'raise-relationship': (looking, command) => {
    const conflict = conflictAt(looking, command, 'rewards')
    if (isRefusal(conflict)) return conflict
    const { seat } = looking.actor
    const gain = seat !== null && Object.hasOwn(conflict.gains, seat) ? conflict.gains[seat] : undefined
    if (gain === undefined) return refuse('not-yours', words.noGain)
    return command.relationship === null || gain.may.includes(command.relationship)
      ? null
      : refuse('not-allowed', words.notThisTie, { path: 'relationship' })
  },
  'tell-ending': (looking, command) => {
    const conflict = conflictAt(looking, command, 'rewards')
    if (isRefusal(conflict)) return conflict
    const { seat } = looking.actor
    return seat !== null && Object.hasOwn(conflict.endings, seat) ? null : refuse('not-yours', words.noEnding)
  },
}
