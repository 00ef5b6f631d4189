import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { otherSide } from '../state.ts'
import { isRefusal, ownSideAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R40, T-R41, T-R50, TA6: who tells when. Nothing is told, too: that passes. */
export const tellLegal: Legals<'tell'> = {
  tell: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'narrate', 'answer', 'aftermath')
    if (isRefusal(conflict)) return conflict
    const { side } = command
    const wait = refuse('not-now', words.notYourTelling)
    switch (conflict.stage) {
      case 'answer':
        return conflict.side === side ? null : refuse('not-yours', words.notYourSide)
      case 'aftermath':
        if (conflict.winner !== side) return refuse('not-yours', words.notYourSide)
        return conflict.told ? refuse('not-now', words.toldAlready) : null
      case 'narrate': {
        if (conflict.told[side]) return refuse('not-now', words.toldAlready)
        const other = otherSide(side)
        if (conflict.told[other]) return null
        if (conflict.winner !== null) return conflict.winner === side ? null : wait
        return conflict.sides[side].principal === 'gm' ? wait : null
      }
      default:
        return ((never: never) => never)(conflict)
    }
  },
}
