import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, ownSettler } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** N-R10, NA28: one Goal a season, fixed once told. */
export const setGoalLegal: Legals<'set-goal'> = {
  'set-goal': (looking) => {
    const settler = ownSettler(looking)
    if (isRefusal(settler)) return settler
    if (looking.play.phase !== 'season') return refuse('not-now', words.noSeason)
    return settler.goal === '' ? null : refuse('not-now', words.goalSet)
  },
}
