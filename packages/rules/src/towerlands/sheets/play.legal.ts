import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../who.ts'
import { tlWords as words } from '../words.ts'

/** 1.4: the GM opens play when there is a hero, and closes the table when the story is told (TA4). */
export const playLegal: Legals<'open-play' | 'end-play'> = {
  'open-play': ({ play, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase !== 'making') return refuse('not-now', words.playOpen)
    return Object.values(play.heroes).some(({ stage }) => stage === 'playing')
      ? null
      : refuse('not-allowed', words.noHeroes)
  },
  'end-play': ({ play, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.phase !== 'play') return refuse('not-now', words.notOpen)
    return play.conflict === null ? null : refuse('not-now', words.conflictOn)
  },
}
