import { toTable } from '../../table/event.ts'
import { conflictIn, playIn } from '../acting.ts'
import { draftedConflict, newTerms } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { usedFromDesk } from '../seasons/desk.ts'
import { sideNames } from '../sides.ts'
import { SIDES } from '../state.ts'

/** N-R20, N-R21: whatever changes the terms takes back both sides' consent to them. */
export const writeStakes: Rule<
  'write-stakes' | 'name-opposition' | 'choose-pool',
  'stakes-written' | 'opposition-named' | 'pool-chosen'
> = {
  decide: {
    'write-stakes': (deciding, { conflict, side, stakes }) => {
      const now = conflictIn(deciding)
      const name = sideNames(playIn(deciding), now)[side]
      return now.sides[side].stakes === stakes
        ? []
        : [toTable({ type: 'stakes-written', conflict, side, stakes, name })]
    },
    'name-opposition': (deciding, { conflict, name }) => [
      toTable({ type: 'opposition-named', conflict, name }),
      ...usedFromDesk(deciding, name),
    ],
    'choose-pool': (deciding, { conflict, pool }) =>
      conflictIn(deciding).pool === pool ? [] : [toTable({ type: 'pool-chosen', conflict, pool })],
  },
  evolve: {
    'stakes-written': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      conflict.sides[event.side].stakes = event.stakes
      newTerms(conflict)
    },
    'opposition-named': (event, drafts) => {
      const { sides } = draftedConflict(drafts, event.conflict)
      for (const side of SIDES) if (sides[side].principal === 'gm') sides[side].name = event.name
    },
    'pool-chosen': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      conflict.pool = event.pool
      newTerms(conflict)
    },
  },
}
