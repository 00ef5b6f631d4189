import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../who.ts'
import { tlWords as words } from '../words.ts'

/** How many sheets fit on the GM's desk. */
export const DESK = 60

/** 1.4: whom the GM prepares is hers alone. */
export const othersLegal: Legals<'prepare-other' | 'drop-other'> = {
  'prepare-other': ({ view, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    return Object.keys(view.gm?.play.others ?? {}).length < DESK ? null : refuse('not-allowed', words.deskFull)
  },
  'drop-other': ({ view, play, actor }, { other }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    if (play.conflict !== null) return refuse('not-now', words.conflictOn)
    return Object.hasOwn(view.gm?.play.others ?? {}, other) ? null : refuse('not-found', words.noSuchOther)
  },
}
