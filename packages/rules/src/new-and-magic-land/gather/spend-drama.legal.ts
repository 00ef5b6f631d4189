import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { sideOf } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { gmAt, handful } from './gathering.legal.ts'

/** N-R28, N-R31, NA21: one die an Aspect, for her own side, or between settlers for one side only. */
export const spendDramaLegal: Legals<'spend-drama'> = {
  'spend-drama': (looking, command) => {
    const conflict = gmAt(looking, command)
    if (isRefusal(conflict)) return conflict
    const own = sideOf(conflict, 'gm')
    if (own !== null && own !== command.side) return refuse('not-allowed', words.dramaOwnSide)
    if (own === null && conflict.gift !== null && conflict.gift !== command.side)
      return refuse('not-allowed', words.dramaOneSide)
    if ((looking.view.gm?.play.season?.left ?? 0) < 1) return refuse('not-allowed', words.noDrama)
    return handful(conflict, command.side)
  },
}
