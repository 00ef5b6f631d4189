import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isOver, towerOf } from '../who.ts'
import { inRun, isRefusal } from '../window.ts'
import { itWords as words } from '../words.ts'

/** 3.4, D11, D12. */
export const leaveLegal: Legals<'retire'> = {
  retire: (looking, command) => {
    const { actor, play, view } = looking
    if (actor.standIn && actor.seat !== null && towerOf(view.table, actor.seat) === 'race') {
      // The chair knows no more of a runner than the table does; what it can't know it is not told by a refusal either.
      const told = play.runs[actor.seat]
      if (told === undefined || told.id !== command.run) return refuse('stale', words.otherRun)
      return isOver(told) ? refuse('not-now', words.runOver) : null
    }
    const acting = inRun(looking, command)
    if (isRefusal(acting)) return acting
    const { kind } = acting.run.stage
    return kind === 'explore' ? null : refuse('not-now', words.notAt[kind])
  },
}
