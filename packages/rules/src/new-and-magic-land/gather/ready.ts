import { toTable } from '../../table/event.ts'
import { conflictIn } from '../acting.ts'
import { draftedConflict } from '../drafted.ts'
import { roll } from '../roll/roll.ts'
import type { Rule } from '../rule.ts'
import { otherSide } from '../sides.ts'

/** NA23: the second "ready" throws the dice. The mark itself raises no step, so that two who press at once both count. */
export const ready: Rule<'ready' | 'unready', 'ready-marked'> = {
  decide: {
    ready: (deciding, { conflict, side }) => [
      toTable({ type: 'ready-marked', conflict, side, ready: true }),
      ...(conflictIn(deciding).sides[otherSide(side)].ready ? roll(deciding) : []),
    ],
    unready: (_deciding, { conflict, side }) => [toTable({ type: 'ready-marked', conflict, side, ready: false })],
  },
  evolve: {
    'ready-marked': (event, drafts) => {
      draftedConflict(drafts, event.conflict).sides[event.side].ready = event.ready
    },
  },
}
