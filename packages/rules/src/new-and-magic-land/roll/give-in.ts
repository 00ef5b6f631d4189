import { toTable } from '../../table/event.ts'
import { conflictOf, settlerOf } from '../acting.ts'
import { draftedConflict } from '../drafted.ts'
import { settle } from '../rewards/settle.ts'
import type { NmlDeciding, Rule } from '../rule.ts'
import { current, otherSide } from '../sides.ts'
import type { SideName } from '../state.ts'
import type { At } from '../window.ts'

/** N-R38, N-R43, NA14: giving in loses; a tie that both let rest is a stalemate. */
export const giveIn: Rule<'concede' | 'let-rest', 'rest-marked'> = {
  decide: {
    concede: (deciding, { side }) => {
      const how = spent(deciding, conflictOf(deciding, 'result'), side) ? 'roll' : 'concession'
      return [settle(deciding, { how, winner: otherSide(side) })]
    },
    'let-rest': (deciding, { conflict, side }) => [
      toTable({ type: 'rest-marked', conflict, side }),
      ...(conflictOf(deciding, 'result').rests[otherSide(side)]
        ? [settle(deciding, { how: 'stalemate', winner: null })]
        : []),
    ],
  },
  evolve: {
    'rest-marked': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      if (conflict.stage !== 'result') throw new Error('there is nothing to let rest')
      conflict.rests[event.side] = true
    },
  },
}

/** Whether a settler had no point left to go on with: then the roll decided. The GM's pool may be secret, so it never counts. */
const spent = (deciding: NmlDeciding, { sides, pool }: At<'result'>, side: SideName): boolean => {
  const { principal } = sides[side]
  return principal !== 'gm' && current(settlerOf(deciding, principal)[pool]) === 0
}
