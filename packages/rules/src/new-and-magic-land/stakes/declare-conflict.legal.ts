import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { speaksFor } from '../sides.ts'
import { nmlWords as words } from '../words.ts'

/** N-R15, N-R19, NA22: in a scene somebody says "you can't". Two principals, of whom the first declares; one conflict at a time. */
export const declareConflictLegal: Legals<'declare-conflict'> = {
  'declare-conflict': ({ play, actor }, { first, second }) => {
    if (!speaksFor(actor, first)) return refuse('not-yours', words.declareYourOwn, { path: 'first' })
    if (play.phase !== 'season') return refuse('not-now', words.noSeason)
    if (play.scene === null) return refuse('not-now', words.sceneFirst)
    if (play.conflict !== null) return refuse('not-now', words.oneConflict)
    if (first === second) return refuse('not-allowed', words.twoSides, { path: 'second' })
    for (const [path, principal] of Object.entries({ first, second }))
      if (principal !== 'gm' && play.settlers[principal]?.stage !== 'playing')
        return refuse('not-allowed', words.notInPlay, { path })
    return null
  },
}
