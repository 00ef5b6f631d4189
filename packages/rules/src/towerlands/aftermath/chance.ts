import { toTable } from '../../table/event.ts'
import { conflictOf } from '../acting.ts'
import { draftedSide } from '../drafted.ts'
import { onwards } from '../flow.ts'
import type { Rule } from '../rule.ts'

/** TA8: then the other side has its chance, if it is out as well; else the conflict is decided. */
export const chance: Rule<'decline-chance', 'chance-declined'> = {
  decide: {
    'decline-chance': (deciding) => {
      const conflict = conflictOf(deciding, 'chance')
      const { side, sides } = conflict
      const after = { ...conflict, sides: { ...sides, [side]: { ...sides[side], declined: true } } }
      return [
        toTable({ type: 'chance-declined', conflict: conflict.id, side, name: sides[side].name }),
        ...onwards(deciding, after),
      ]
    },
  },
  evolve: {
    'chance-declined': ({ conflict, side }, drafts) => {
      draftedSide(drafts, conflict, side).declined = true
    },
  },
}
