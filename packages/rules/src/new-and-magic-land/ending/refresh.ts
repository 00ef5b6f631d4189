import { toTable } from '../../table/event.ts'
import { actingSeat, endingOf, playIn, settlerOf } from '../acting.ts'
import { draftedEnding, draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { stepOn } from './next-step.ts'
import { throwPlain } from './throw-plain.ts'

/** N-R53, NA6, NA16, NA18: one die, which does not explode, and the full ratings of all Relationships. */
export const refresh: Rule<'roll-refresh' | 'restore', 'refresh-rolled' | 'points-restored'> = {
  decide: {
    'roll-refresh': (deciding) => {
      const seat = actingSeat(deciding.actor)
      const { name, relationships } = settlerOf(deciding, seat)
      const { number, faces } = throwPlain(deciding.dice, 1)
      const [face = 0] = faces
      const ties = Object.values(relationships).reduce((sum, { rating }) => sum + rating, 0)
      const bonus = playIn(deciding).endings[seat]?.bonus === true ? 1 : 0
      return [toTable({ type: 'refresh-rolled', seat, name, throw: number, face, ties, amount: face + ties + bonus })]
    },
    restore: (deciding, { grit, heart }) => {
      const seat = actingSeat(deciding.actor)
      const { amount } = endingOf(deciding, seat, 'restore')
      const { name } = settlerOf(deciding, seat)
      return [toTable({ type: 'points-restored', seat, name, grit, heart, unused: amount - grit - heart })]
    },
  },
  evolve: {
    'refresh-rolled': ({ seat, amount }, drafts) => {
      draftedEnding(drafts, seat).at = { step: 'restore', amount }
    },
    'points-restored': ({ seat, grit, heart }, drafts) => {
      const settler = draftedSettler(drafts, seat)
      settler.grit.spent -= grit
      settler.heart.spent -= heart
      stepOn(drafts, seat)
    },
  },
}
