import { refuse, type Refusal } from '../../table/refusal.ts'
import { seatsInPlay } from '../in-play.ts'
import type { Legals, Looking } from '../rule.ts'
import { isGm } from '../sides.ts'
import { SEASONS, type Festival } from '../state.ts'
import { nmlWords as words } from '../words.ts'

/** At the Festival, on one's own turn and at this step. */
const atStep = ({ play, actor }: Looking, step: Festival['step']): Refusal | null => {
  const { festival } = play
  if (play.phase !== 'festival' || festival === null) return refuse('not-now', words.noFestival)
  if (actor.seat === null || festival.turn !== actor.seat) return refuse('not-yours', words.notYourTurn)
  return festival.step === step ? null : refuse('not-now', words.notAtThisFeast(festival.step))
}

/**
 * N-R55, N-R56, NA3: the Festival is the sixth season, after five season's ends. It comes early where nobody is left to
 * play another.
 */
export const festivalLegal: Legals<'open-festival' | 'tell-feast' | 'roll-harvest' | 'tell-fate'> = {
  'open-festival': ({ view, play, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase === 'season') return refuse('not-now', words.seasonOpen)
    if (play.phase === 'ending') return refuse('not-now', words.seasonEnding)
    if (play.phase !== 'between' && play.phase !== 'making') return refuse('not-now', words.festivalOpen)
    const toCome = SEASONS.length - 1 - play.past.length
    const nobody = play.past.length > 0 && seatsInPlay(view.table).length === 0
    return toCome === 0 || nobody ? null : refuse('not-now', words.seasonsToCome(toCome))
  },
  'tell-feast': (looking) => atStep(looking, 'feast'),
  'roll-harvest': (looking) => atStep(looking, 'roll'),
  'tell-fate': (looking) => atStep(looking, 'fate'),
}
