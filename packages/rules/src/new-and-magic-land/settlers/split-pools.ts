import { toTable } from '../../table/event.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { actingSeat } from '../acting.ts'
import { POOL_POINTS } from './split-pools.legal.ts'

/** N-R3: ten points between Grit and Heart. */
export const splitPools: Rule<'split-pools', 'pools-split'> = {
  decide: {
    'split-pools': ({ actor }, { grit }) => [
      toTable({ type: 'pools-split', seat: actingSeat(actor), grit, heart: POOL_POINTS - grit }),
    ],
  },
  evolve: {
    'pools-split': ({ seat, grit, heart }, drafts) => {
      const settler = draftedSettler(drafts, seat)
      settler.grit.score = grit
      settler.heart.score = heart
    },
  },
}
