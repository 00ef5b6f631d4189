import { refuse } from '../../table/refusal.ts'
import { seatsInPlay } from '../in-play.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../sides.ts'
import { nmlWords as words } from '../words.ts'

/**
 * NA5: the GM closes the season, early too if the table lets her; a conflict that is on, and its scene, come to their end
 * first. Where nobody is left to play she may always: no conflict could take what she has left.
 */
export const closeSeasonLegal: Legals<'close-season'> = {
  'close-season': ({ view, play, options, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase !== 'season') return refuse('not-now', words.noSeason)
    if (play.conflict !== null) return refuse('not-now', words.conflictOn)
    if (play.scene !== null) return refuse('not-now', words.sceneOn)
    const left = view.gm?.play.season?.left ?? 0
    return options.earlySeasonEnd === 'off' && left > 0 && seatsInPlay(view.table).length > 0
      ? refuse('not-now', words.dramaLeft(left))
      : null
  },
}
