import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { speaksFor } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** N-R38, N-R43: the side behind gives in; a tie is let rest by both. */
export const giveInLegal: Legals<'concede' | 'let-rest'> = {
  concede: (looking, command) => {
    const conflict = conflictAt(looking, command, 'result')
    if (isRefusal(conflict)) return conflict
    if (!speaksFor(looking.actor, conflict.sides[command.side].principal)) return refuse('not-yours', words.notYourSide)
    if (conflict.lower === null) return refuse('not-now', words.tieRests)
    return conflict.lower === command.side ? null : refuse('not-allowed', words.aheadWaits)
  },
  'let-rest': (looking, command) => {
    const conflict = conflictAt(looking, command, 'result')
    if (isRefusal(conflict)) return conflict
    if (!speaksFor(looking.actor, conflict.sides[command.side].principal)) return refuse('not-yours', words.notYourSide)
    if (conflict.lower !== null) return refuse('not-now', words.noTie)
    return conflict.rests[command.side] ? refuse('not-now', words.restsAlready) : null
  },
}
