import { reveal, toTable } from '../../table/event.ts'
import { conflictIn, playIn, secretPastOf, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { sideNames, sideOf } from '../sides.ts'
import { gathered } from './gathering.ts'

/** N-R29, D2: two dice, not paid for. A secret Past comes to the table with its first use. */
export const callPast: Rule<'call-past', 'past-revealed'> = {
  decide: {
    'call-past': (deciding, { seat, how }) => {
      const conflict = conflictIn(deciding)
      const side = sideOf(conflict, 'gm') ?? 'second'
      const { name, past } = settlerOf(deciding, seat)
      return [
        ...(past === null
          ? [toTable({ type: 'past-revealed' as const, seat, name, past: reveal(secretPastOf(deciding, seat)) })]
          : []),
        gathered(
          deciding,
          side,
          { dice: 2, why: { kind: 'past', of: seat, text: how }, by: 'gm' },
          sideNames(playIn(deciding), conflict)[side],
        ),
      ]
    },
  },
  evolve: {
    'past-revealed': ({ seat, past }, drafts) => {
      draftedSettler(drafts, seat).past = past
      drafts.between(seat).play.past = null
    },
  },
}
