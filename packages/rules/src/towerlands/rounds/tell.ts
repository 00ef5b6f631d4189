import { toTable } from '../../table/event.ts'
import { over } from '../aftermath/accepting.ts'
import { conflictOf, optionsIn } from '../acting.ts'
import { topOf } from '../dice/die.ts'
import { draftedConflict } from '../drafted.ts'
import { decided, enter, onwards } from '../flow.ts'
import type { Rule, TlDeciding, TlEvents } from '../rule.ts'
import { otherSide, type At, type SideName } from '../state.ts'

/** T-R40, T-R41, T-R43, T-R50: a round, a burden, or the whole is told; then it goes on. */
export const tell: Rule<'tell', 'told'> = {
  decide: {
    tell: (deciding, { side, text }) => {
      const conflict = conflictOf(deciding, 'narrate', 'answer', 'aftermath')
      return [toTable({ type: 'told', conflict: conflict.id, side, text }), ...next(deciding, conflict, side)]
    },
  },
  evolve: {
    told: ({ conflict: id, side }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      if (conflict.stage === 'narrate') conflict.told[side] = true
      if (conflict.stage === 'aftermath') conflict.told = true
    },
  },
}

const next = (deciding: TlDeciding, conflict: At<'narrate' | 'answer' | 'aftermath'>, side: SideName): TlEvents => {
  switch (conflict.stage) {
    case 'narrate':
      return conflict.told[otherSide(side)] ? onwards(deciding, conflict) : []
    case 'answer': {
      const by = otherSide(conflict.side)
      // TA7: with `perDie` each die that is left may become a burden.
      const more = optionsIn(deciding).leftoverBurdens === 'perDie' && topOf(conflict.sides[by].dice) !== null
      return [
        more ? enter(conflict, { stage: 'burden', side: by, how: conflict.how }) : decided(conflict, by, conflict.how),
      ]
    }
    case 'aftermath':
      return conflict.accepted ? over(deciding, conflict) : []
    default:
      return ((never: never) => never)(conflict)
  }
}
