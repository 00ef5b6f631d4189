import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { endAt } from './end-at.ts'

/** N-R49, N-R51: a point a six, split as wished; or one lost, from the pool of one's choice. */
export const gainOrLossLegal: Legals<'split-gain' | 'choose-loss'> = {
  'split-gain': (looking, { grit, heart }) => {
    const end = endAt(looking, 'points')
    if (isRefusal(end)) return end
    return grit + heart === end.at.sixes
      ? null
      : refuse('not-allowed', words.gainSplits(end.at.sixes), { path: 'grit', value: end.at.sixes })
  },
  'choose-loss': (looking) => {
    const end = endAt(looking, 'loss')
    return isRefusal(end) ? end : null
  },
}
