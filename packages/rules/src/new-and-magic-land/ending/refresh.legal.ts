import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { endAt } from './end-at.ts'

/** N-R53: the rest gives points back: no more than were spent, and no more than the roll allows; less if wished. */
export const refreshLegal: Legals<'roll-refresh' | 'restore'> = {
  'roll-refresh': (looking) => {
    const end = endAt(looking, 'refresh')
    return isRefusal(end) ? end : null
  },
  restore: (looking, { grit, heart }) => {
    const end = endAt(looking, 'restore')
    if (isRefusal(end)) return end
    const { settler, at } = end
    if (grit > settler.grit.spent) return refuse('not-allowed', words.notSoMuchSpent('grit'), { path: 'grit' })
    if (heart > settler.heart.spent) return refuse('not-allowed', words.notSoMuchSpent('heart'), { path: 'heart' })
    return grit + heart <= at.amount ? null : refuse('not-allowed', words.restGives(at.amount), { path: 'grit' })
  },
}
