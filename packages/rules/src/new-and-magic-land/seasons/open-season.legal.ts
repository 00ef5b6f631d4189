import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../sides.ts'
import { SEASONS } from '../state.ts'
import { nmlWords as words } from '../words.ts'

/** N-R11 to N-R14: the GM opens the next season with a Rating that no season had. */
export const openSeasonLegal: Legals<'open-season'> = {
  'open-season': ({ view, play, actor }, { rating }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase === 'season') return refuse('not-now', words.seasonOpen)
    if (play.phase === 'ending') return refuse('not-now', words.seasonEnding)
    if (play.past.length >= SEASONS.length - 1) return refuse('not-now', words.onlyFestivalLeft)
    if (!Object.values(play.settlers).some(({ stage }) => stage === 'playing'))
      return refuse('not-now', words.noSettlers)
    return view.gm?.play.used.includes(rating) === true
      ? refuse('not-allowed', words.ratingUsed, { path: 'rating' })
      : null
  },
}
