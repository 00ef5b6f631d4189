import { refuse } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import { current, speaksFor } from '../sides.ts'
import type { Conflict, SideName } from '../state.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/**
 * What a side has left of the pool that it risks, as far as this viewer knows; `null`: that is the GM's secret. Only for
 * showing: the GM's own view always knows.
 */
export const poolLeft = ({ view, play }: Looking, { sides, pool }: Conflict, side: SideName): number | null => {
  const { principal } = sides[side]
  if (principal !== 'gm') {
    const settler = play.settlers[principal]
    return settler === undefined ? 0 : current(settler[pool])
  }
  const season = view.gm?.play.season
  return season ? current(season.pool) : null
}

/** N-R39, N-R40, NA11, NA13: the side behind, or on a tie either, may go on while its pool has a point. */
export const escalateLegal: Legals<'escalate'> = {
  escalate: (looking, command) => {
    const conflict = conflictAt(looking, command, 'result')
    if (isRefusal(conflict)) return conflict
    if (!speaksFor(looking.actor, conflict.sides[command.side].principal)) return refuse('not-yours', words.notYourSide)
    if (conflict.lower !== null && conflict.lower !== command.side) return refuse('not-allowed', words.aheadWaits)
    return (poolLeft(looking, conflict, command.side) ?? 0) >= 1 ? null : refuse('not-allowed', words.poolEmpty)
  },
}
