import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Whose } from '../commands.ts'
import type { Legals, Looking } from '../rule.ts'
import { burdensOf, isGm, speaksFor } from '../who.ts'
import { tlWords as words } from '../words.ts'

/** T-R17, T-R47, T-R67, TA16. */
export const burdensLegal: Legals<'give-burden' | 'take-burden' | 'reword-burden' | 'overcome-burden'> = {
  'give-burden': (looking, { to }) => forGm(looking, to, null, true),
  'take-burden': (looking, { from, burden }) => forGm(looking, from, burden, true),
  /** The GM may reword what does not fit, at any time. */
  'reword-burden': (looking, { of, burden }) => forGm(looking, of, burden, false),
  'overcome-burden': (looking, { of, burden }) => {
    const { play, actor } = looking
    if (of.kind === 'draft') return refuse('not-allowed', words.noDraftBurden)
    if (!speaksFor(actor, of.kind === 'hero' ? of.seat : 'gm')) return refuse('not-yours', words.notYourSheet)
    const found = burdensOf(play, of)[burden]
    if (found === undefined) return refuse('not-found', words.noSuchBurden)
    const { conflict } = play
    // What is being healed, or has been called, stays until that is done.
    if (conflict?.healing?.burden === burden || (conflict?.stage === 'pick' && conflict.burden === burden))
      return refuse('not-now', words.conflictOn)
    if (conflict?.stage === 'approval' && 'burden' in conflict.call && conflict.call.burden === burden)
      return refuse('not-now', words.notAtThisStage('approval'))
    return found.value === 1 ? null : refuse('not-allowed', words.notAtOne)
  },
}

const forGm = ({ play, actor }: Looking, whose: Whose, burden: string | null, free: boolean): Refusal | null => {
  if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
  if (free && play.conflict !== null) return refuse('not-now', words.conflictOn)
  if (whose.kind === 'draft') return refuse('not-allowed', words.noDraftBurden)
  const there =
    whose.kind === 'hero' ? play.heroes[whose.seat]?.stage === 'playing' : Object.hasOwn(play.others, whose.other)
  if (!there) return refuse('not-found', words.noSuchSheet)
  return burden === null || Object.hasOwn(burdensOf(play, whose), burden)
    ? null
    : refuse('not-found', words.noSuchBurden)
}
