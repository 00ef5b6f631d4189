import { refuse } from '../../table/refusal.ts'
import { isPlaying } from '../in-play.ts'
import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { endAt } from './end-at.ts'

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** N-R52, NA2, NA6, NA18: a tie to somebody new, or one that grows; a broken one may. */
export const tieLegal: Legals<'tie-new' | 'tie-grows'> = {
  'tie-new': (looking, { name, seat }) => {
    const end = endAt(looking, 'relationship')
    if (isRefusal(end)) return end
    const ties = Object.values(end.settler.relationships)
    if (seat === null) {
      if (name === '') return refuse('not-allowed', words.missingPerson, { path: 'name' })
      return ties.some((tie) => tie.seat === null && same(tie.name, name))
        ? refuse('not-allowed', words.tiedAlready, { path: 'name' })
        : null
    }
    if (seat === end.seat) return refuse('not-allowed', words.notYourself, { path: 'seat' })
    if (!isPlaying(looking.play, seat)) return refuse('not-allowed', words.notInPlay, { path: 'seat' })
    return ties.some((tie) => tie.seat === seat) ? refuse('not-allowed', words.tiedAlready, { path: 'seat' }) : null
  },
  'tie-grows': (looking, { relationship }) => {
    const end = endAt(looking, 'relationship')
    if (isRefusal(end)) return end
    return Object.hasOwn(end.settler.relationships, relationship)
      ? null
      : refuse('not-found', words.noSuchTie, { path: 'relationship' })
  },
}
