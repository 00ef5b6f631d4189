import { reveal, toTable } from '../../table/event.ts'
import { actingSeat, secretPastOf, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'

/**
 * The sheet goes to the GM to be read. A Past that was written while the option kept it secret comes to the table now, if
 * the table has chosen open Pasts since (D2): by its player's own act, never by the switch.
 */
export const submitSettler: Rule<'submit-settler', 'settler-submitted'> = {
  decide: {
    'submit-settler': (deciding) => {
      const seat = actingSeat(deciding.actor)
      const { name, past } = settlerOf(deciding, seat)
      const opened = deciding.state.table.options.past === 'open' && past === null
      return [
        toTable({ type: 'settler-submitted', seat, name }),
        ...(opened
          ? [
              toTable({
                type: 'past-revealed' as const,
                seat,
                name,
                past: reveal(secretPastOf(deciding, seat)),
              }),
            ]
          : []),
      ]
    },
  },
  evolve: {
    'settler-submitted': ({ seat }, drafts) => {
      draftedSettler(drafts, seat).stage = 'submitted'
    },
  },
}
