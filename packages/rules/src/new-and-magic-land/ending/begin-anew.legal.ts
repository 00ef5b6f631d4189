import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { SEASONS } from '../state.ts'
import { nmlWords as words } from '../words.ts'

/** NA26: with `replacements: on` a player whose settler is out writes another, for the season that comes next. */
export const beginAnewLegal: Legals<'begin-anew'> = {
  'begin-anew': ({ play, options, actor }) => {
    const settler = actor.seat === null ? undefined : play.settlers[actor.seat]
    if (settler === undefined) return refuse('not-yours', words.needsSettler)
    if (settler.stage !== 'out') return refuse('not-now', words.storyGoesOn)
    if (options.replacements === 'off') return refuse('not-allowed', words.noReplacements)
    if (play.phase !== 'between' && play.phase !== 'ending') return refuse('not-now', words.anewNextSeason)
    return play.past.length < SEASONS.length - 1 ? null : refuse('not-now', words.anewTooLate)
  },
}
