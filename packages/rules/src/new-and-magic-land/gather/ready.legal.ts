import { refuse, type Refusal } from '../../table/refusal.ts'
import type { CommandsByType, Legals, Looking } from '../rule.ts'
import { speaksFor } from '../sides.ts'
import type { Side } from '../state.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

const own = (looking: Looking, command: CommandsByType['ready' | 'unready']): Side | Refusal => {
  const conflict = conflictAt(looking, command, 'gather')
  if (isRefusal(conflict)) return conflict
  const side = conflict.sides[command.side]
  return speaksFor(looking.actor, side.principal) ? side : refuse('not-yours', words.notYourSide)
}

/** NA23, D13: each side says that it is ready for the dice as they lie there. */
export const readyLegal: Legals<'ready' | 'unready'> = {
  ready: (looking, command) => {
    const side = own(looking, command)
    if (isRefusal(side)) return side
    return side.ready ? refuse('not-now', words.readyAlready) : null
  },
  unready: (looking, command) => {
    const side = own(looking, command)
    if (isRefusal(side)) return side
    return side.ready ? null : refuse('not-now', words.notReady)
  },
}
