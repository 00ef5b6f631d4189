import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import { draftedEnding, draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { current } from '../sides.ts'
import { stepOn } from './next-step.ts'

/** N-R49, N-R51, D5, NA17: the score changes and what is spent stays; a settler may be put out by it (N-R5). */
export const gainOrLoss: Rule<'split-gain' | 'choose-loss', 'gain-split' | 'point-lost'> = {
  decide: {
    'split-gain': (deciding, { grit, heart }) => {
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'gain-split', seat, name: settlerOf(deciding, seat).name, grit, heart })]
    },
    'choose-loss': (deciding, { pool }) => {
      const seat = actingSeat(deciding.actor)
      const settler = settlerOf(deciding, seat)
      return [toTable({ type: 'point-lost', seat, name: settler.name, pool, out: current(settler[pool]) <= 1 })]
    },
  },
  evolve: {
    'gain-split': ({ seat, grit, heart }, drafts) => {
      const settler = draftedSettler(drafts, seat)
      settler.grit.score += grit
      settler.heart.score += heart
      stepOn(drafts, seat)
    },
    'point-lost': ({ seat, pool, out }, drafts) => {
      draftedSettler(drafts, seat)[pool].score -= 1
      if (out) draftedEnding(drafts, seat).at = { step: 'last-words' }
      else stepOn(drafts, seat)
    },
  },
}
