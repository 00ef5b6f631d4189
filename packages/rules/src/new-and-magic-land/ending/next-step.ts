/** The order of a season's end (N-R48 to N-R54, NA17): every settler goes through it on their own. */
import type { Draft } from 'mutative'
import type { SeatId } from '../../table/ids.ts'
import { draftedEnding } from '../drafted.ts'
import type { NmlDrafts } from '../rule.ts'
import type { Ending, SeasonEnd } from '../state.ts'

type Loss = 'before' | 'after'

/** NA17: whether a missed Goal costs its point before or after the rest. */
const lossIn = (drafts: NmlDrafts): Loss => (drafts.table.options.lossBeforeRefresh === 'on' ? 'before' : 'after')

const afterStep = ({ at, achieved }: SeasonEnd, loss: Loss): Ending => {
  switch (at.step) {
    case 'tell':
      if (achieved === true) return { step: 'points', sixes: at.sixes }
      return { step: loss === 'before' ? 'loss' : 'relationship' }
    case 'points':
      return { step: 'relationship' }
    case 'loss':
      return { step: loss === 'before' ? 'relationship' : 'dream' }
    case 'relationship':
      return { step: 'refresh' }
    case 'restore':
      return { step: achieved === false && loss === 'after' ? 'loss' : 'dream' }
    case 'dream':
    case 'last-words':
      return { step: 'done' }
    case 'roll':
    case 'refresh':
    case 'done':
      throw new Error(`what comes after ${at.step} does not follow by itself`)
    default:
      return ((never: never) => never)(at)
  }
}

/** Lead a settler to the step that comes next. */
export const stepOn = (drafts: NmlDrafts, seat: SeatId): Draft<SeasonEnd> => {
  const end = draftedEnding(drafts, seat)
  end.at = afterStep(end, lossIn(drafts))
  return end
}
