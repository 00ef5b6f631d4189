import { toTable } from '../../table/event.ts'
import { settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'

export const readSettler: Rule<'approve-settler' | 'return-settler', 'settler-approved' | 'settler-returned'> = {
  decide: {
    'approve-settler': (deciding, { seat }) => [
      toTable({ type: 'settler-approved', seat, name: settlerOf(deciding, seat).name }),
    ],
    'return-settler': (deciding, { seat, why }) => [
      toTable({ type: 'settler-returned', seat, name: settlerOf(deciding, seat).name, why }),
    ],
  },
  evolve: {
    'settler-approved': ({ seat }, drafts) => {
      draftedSettler(drafts, seat).stage = 'playing'
    },
    'settler-returned': ({ seat }, drafts) => {
      draftedSettler(drafts, seat).stage = 'draft'
    },
  },
}
