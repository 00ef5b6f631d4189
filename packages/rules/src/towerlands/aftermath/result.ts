import { toTable } from '../../table/event.ts'
import { conflictOf } from '../acting.ts'
import { draftedConflict, enterStage } from '../drafted.ts'
import { fallenAway, resultOf } from '../flow.ts'
import type { Rule } from '../rule.ts'
import { SIDES } from '../state.ts'
import { newSide } from '../stakes/begin.ts'
import { sideNames } from '../who.ts'
import { accepting } from './accepting.ts'

/** T-R46, TA8. An escalation is a new conflict over the same matter: what this one brought waits for its end. */
export const result: Rule<'accept-result' | 'escalate', 'result-accepted' | 'escalated' | 'conflict-ended'> = {
  decide: {
    'accept-result': (deciding) => accepting(deciding, conflictOf(deciding, 'aftermath')),
    escalate: (deciding, { side, win, lose }) => {
      const conflict = conflictOf(deciding, 'aftermath')
      const { winner, how, domain, suspended } = conflict
      return [
        // What was gained so far counts as earlier, and this link is over (TA8, TA16).
        ...fallenAway(deciding, conflict),
        toTable({
          type: 'escalated',
          conflict: conflict.id,
          next: deciding.chance.id(),
          side,
          win,
          lose,
          names: sideNames(conflict),
          suspended: {
            ...resultOf(deciding, conflict, winner, how),
            domains: [...(suspended?.domains ?? []), ...(domain === null ? [] : [domain])],
          },
        }),
      ]
    },
  },
  evolve: {
    'result-accepted': ({ conflict: id }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      if (conflict.stage !== 'aftermath') throw new Error('there is nothing to accept')
      conflict.accepted = true
    },
    escalated: ({ conflict: id, next, side, win, lose, suspended }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      for (const one of SIDES) {
        const { principal, other, name, goal, ...was } = conflict.sides[one]
        const stakes = one === side ? { win, lose } : { win: was.win, lose: was.lose }
        conflict.sides[one] = newSide({ principal, other, name, goal, ...stakes })
      }
      Object.assign(conflict, { id: next, domain: null, round: 1, fresh: true, lastWon: null, tied: false, suspended })
      enterStage(conflict, { stage: 'stakes' })
    },
    'conflict-ended': ({ conflict }, drafts) => {
      draftedConflict(drafts, conflict)
      drafts.table.play.conflict = null
    },
  },
}
