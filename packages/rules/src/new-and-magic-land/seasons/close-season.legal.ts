import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../sides.ts'
import { nmlWords as words } from '../words.ts'

/** NA5: the GM closes the season, early too; a conflict that is on comes to its end first. */
export const closeSeasonLegal: Legals<'close-season'> = {
  'close-season': ({ play, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase !== 'season') return refuse('not-now', words.noSeason)
    return play.conflict === null ? null : refuse('not-now', words.conflictOn)
  },
}
