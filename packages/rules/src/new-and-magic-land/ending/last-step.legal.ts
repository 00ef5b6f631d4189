import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { endAt } from './end-at.ts'

/** N-R54, N-R5: a season's end is over with the Dream, or with the settler's last words. */
export const lastStepLegal: Legals<'settle-dream' | 'tell-last-words'> = {
  'settle-dream': (looking) => {
    const end = endAt(looking, 'dream')
    return isRefusal(end) ? end : null
  },
  'tell-last-words': (looking) => {
    const end = endAt(looking, 'last-words')
    return isRefusal(end) ? end : null
  },
}
