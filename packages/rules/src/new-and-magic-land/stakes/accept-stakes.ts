import { toTable } from '../../table/event.ts'
import { conflictIn, playIn } from '../acting.ts'
import { draftedConflict, enterStage } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { otherSide, sideNames, sideStakes } from '../sides.ts'
import { SIDES } from '../state.ts'

/** N-R20, N-R23, N-R27: once both agree, each side has its automatic die and gathering begins. */
export const acceptStakes: Rule<'accept-stakes', 'stakes-accepted' | 'stakes-agreed'> = {
  decide: {
    'accept-stakes': (deciding, { conflict, side }) => {
      const now = conflictIn(deciding)
      const accepted = toTable({ type: 'stakes-accepted' as const, conflict, side })
      if (!now.sides[otherSide(side)].accepted) return [accepted]
      return [
        accepted,
        toTable({
          type: 'stakes-agreed',
          conflict,
          pool: now.pool,
          names: sideNames(playIn(deciding), now),
          stakes: sideStakes(now),
          always: { first: deciding.chance.id(), second: deciding.chance.id() },
        }),
      ]
    },
  },
  evolve: {
    'stakes-accepted': (event, drafts) => {
      draftedConflict(drafts, event.conflict).sides[event.side].accepted = true
    },
    'stakes-agreed': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      SIDES.forEach((side, i) => {
        const by = conflict.sides[side].principal
        conflict.sides[side].bundles[event.always[side]] = {
          dice: 1,
          why: { kind: 'always' },
          by,
          order: i + 1,
          thrown: false,
        }
      })
      enterStage(conflict, { stage: 'gather' })
    },
  },
}
