import { toTable } from '../../table/event.ts'
import { certain, conflictOf, optionsIn } from '../acting.ts'
import { draftedBurdens, draftedConflict, draftedTraits, newStep } from '../drafted.ts'
import type { Draft } from 'mutative'
import { enter } from '../flow.ts'
import type { Rule } from '../rule.ts'
import type { Conflict, SideName } from '../state.ts'
import { nameOfCall, takesEffect } from './called.ts'

/** T-R51 to T-R61, TA20: a call takes effect at once, or, where the table wants it, once the GM agrees. */
export const call: Rule<
  'call' | 'approve-call' | 'strike-call',
  'call-asked' | 'call-struck' | 'trait-called' | 'burden-called' | 'own-burden-called'
> = {
  decide: {
    call: (deciding, { side, call: made }) => {
      const conflict = conflictOf(deciding, 'window', 'chance')
      if (optionsIn(deciding).gmApproval === 'off' || deciding.actor.chair)
        return takesEffect(deciding, conflict, side, made)
      const name = nameOfCall(deciding, conflict, side, made)
      return [
        toTable({
          type: 'call-asked',
          conflict: conflict.id,
          side,
          name: conflict.sides[side].name,
          called: name,
          how: made.how,
        }),
        enter(conflict, { stage: 'approval', side, call: made, name, back: conflict.stage }),
      ]
    },
    'approve-call': (deciding) => {
      const conflict = conflictOf(deciding, 'approval')
      return takesEffect(deciding, conflict, conflict.side, conflict.call)
    },
    'strike-call': (deciding) => {
      const conflict = conflictOf(deciding, 'approval')
      const { side, back } = conflict
      return [
        toTable({ type: 'call-struck', conflict: conflict.id, name: conflict.sides[side].name, called: conflict.name }),
        enter(conflict, back === 'chance' ? { stage: 'chance', side } : { stage: 'window' }),
      ]
    },
  },
  evolve: {
    'call-asked': () => undefined,
    'call-struck': () => undefined,
    'trait-called': ({ conflict: id, side, trait, shown, of, dice }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      counts(conflict, side, trait)
      conflict.sides[side].dice = dice
      conflict.sides[side].swaps = true
      newStep(conflict)
      if (shown === null || of === null) return
      draftedTraits(drafts, of)[trait] = shown
      if (of.kind === 'hero') delete drafts.between(of.seat).play.traits[trait]
    },
    'burden-called': ({ conflict: id, caller, side, of, burden, gave, dice }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      if (caller === side) counts(conflict, side, burden)
      conflict.sides[side].dice = dice
      conflict.sides[side].swaps = true
      certain(draftedBurdens(drafts, of)[burden], `burden ${burden}`).value = gave
      newStep(conflict)
    },
    'own-burden-called': ({ conflict: id, side, burden }, drafts) => {
      counts(draftedConflict(drafts, id), side, burden)
    },
  },
}

/** TA9: a side has made a call. */
const counts = (conflict: Draft<Conflict>, side: SideName, what: string): void => {
  const own = conflict.sides[side]
  own.calls += 1
  own.calledIn = conflict.round
  own.used[what] = true
}
