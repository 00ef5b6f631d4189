import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isHost, isOver, towerOf } from '../who.ts'
import { inRun, isRefusal } from '../window.ts'
import { itWords as words } from '../words.ts'

/** 3.4, D11, D12: a run, a race and a table are ended. */
export const endsLegal: Legals<'retire' | 'end-race' | 'end-table'> = {
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
  'end-race': ({ actor, play }) => {
    if (!isHost(actor)) return refuse('not-yours', words.hostOnly)
    return play.race === null ? refuse('not-now', words.noRace) : null
  },
  'end-table': ({ actor }) => (isHost(actor) ? null : refuse('not-yours', words.hostOnly)),
}
