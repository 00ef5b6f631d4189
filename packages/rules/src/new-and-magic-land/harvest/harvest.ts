import { toTable } from '../../table/event.ts'
import { actingSeat, conflictIn, conflictOf, playIn, settlerOf } from '../acting.ts'
import { draftedConflict, draftedSettler, enterStage, newStep } from '../drafted.ts'
import { settle } from '../rewards/settle.ts'
import type { Rule } from '../rule.ts'
import { otherSide, settlersOn, sideNames } from '../sides.ts'

/**
 * N-R32, N-R33, NA10, D4: a burned Harvest Die wins, with no escalation, unless a settler on the other side spends one of
 * their own: then both dice are gone and the conflict is where it was. Where nobody can answer it stands at once.
 */
export const harvest: Rule<
  'burn-harvest' | 'counter' | 'let-stand',
  'harvest-burned' | 'harvest-countered' | 'harvest-let-stand'
> = {
  decide: {
    'burn-harvest': (deciding, { side, deed }) => {
      const conflict = conflictIn(deciding)
      const { principal } = conflict.sides[side]
      if (principal === 'gm') throw new Error('the GM has no Harvest Dice')
      const waiting = settlersOn(conflict, otherSide(side)).filter((seat) => settlerOf(deciding, seat).harvestDice >= 1)
      return [
        toTable({
          type: 'harvest-burned' as const,
          conflict: conflict.id,
          side,
          seat: principal,
          deed,
          names: sideNames(playIn(deciding), conflict),
          waiting,
        }),
        ...(waiting.length === 0 ? [settle(deciding, { how: 'harvest', winner: side })] : []),
      ]
    },
    counter: (deciding) => {
      const conflict = conflictIn(deciding)
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'harvest-countered', conflict: conflict.id, seat, name: settlerOf(deciding, seat).name })]
    },
    'let-stand': (deciding) => {
      const conflict = conflictOf(deciding, 'counter')
      const seat = actingSeat(deciding.actor)
      const others = Object.entries(conflict.waiting).some(([other, waits]) => waits && other !== seat)
      return [
        toTable({ type: 'harvest-let-stand' as const, conflict: conflict.id, seat }),
        ...(others ? [] : [settle(deciding, { how: 'harvest', winner: conflict.burner })]),
      ]
    },
  },
  evolve: {
    'harvest-burned': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      draftedSettler(drafts, event.seat).harvestDice -= 1
      if (event.waiting.length === 0) return newStep(conflict)
      const waiting = Object.fromEntries(event.waiting.map((seat) => [seat, true]))
      const back = conflict.stage === 'result' ? 'result' : 'gather'
      enterStage(conflict, { stage: 'counter', burner: event.side, waiting, back })
    },
    'harvest-countered': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      draftedSettler(drafts, event.seat).harvestDice -= 1
      if (conflict.stage !== 'counter') throw new Error('there is nothing to counter')
      if (conflict.back === 'gather') return enterStage(conflict, { stage: 'gather' })
      const leads = conflict.roll?.leads ?? null
      const lower = leads === null ? null : otherSide(leads)
      enterStage(conflict, { stage: 'result', lower, rests: { first: false, second: false } })
    },
    'harvest-let-stand': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      if (conflict.stage !== 'counter') throw new Error('there is nothing to let stand')
      conflict.waiting[event.seat] = false
    },
  },
}
