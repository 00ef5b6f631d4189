import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { blankSettler } from '../settlers/blank.ts'

/**
 * NA26: the seat gets an empty sheet, and the fallen one is remembered. Others' ties were to the one who is gone, and not
 * to whoever sits there next.
 */
export const beginAnew: Rule<'begin-anew', 'begun-anew'> = {
  decide: {
    'begin-anew': (deciding) => {
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'begun-anew', seat, name: settlerOf(deciding, seat).name })]
    },
  },
  evolve: {
    'begun-anew': ({ seat }, drafts) => {
      const { play, options } = drafts.table
      const { name, dream, ending } = draftedSettler(drafts, seat)
      play.fallen.push({ seat, name, dream, ending })
      for (const other of Object.values(play.settlers))
        for (const tie of Object.values(other.relationships))
          if (tie.seat === seat) {
            tie.seat = null
            tie.name = name
          }
      play.settlers[seat] = blankSettler(options)
      if (options.past === 'secret') drafts.between(seat).play.past = ''
    },
  },
}
