import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { SIDES, type Why } from '../state.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'

const REFUSABLE: ReadonlySet<Why['kind']> = new Set(['aspect', 'relationship', 'help'])

/** NA24: before its throw, what was gathered for nothing may be taken back, or refused by the GM. */
export const strikeBundleLegal: Legals<'strike-bundle'> = {
  'strike-bundle': (looking, command) => {
    const conflict = conflictAt(looking, command, 'gather')
    if (isRefusal(conflict)) return conflict
    const bundle = SIDES.map((side) => conflict.sides[side].bundles)
      .filter((bundles) => Object.hasOwn(bundles, command.bundle))
      .map((bundles) => bundles[command.bundle])[0]
    if (bundle === undefined) return refuse('not-found', words.noBundle)
    if (!isGm(looking.actor) && !speaksFor(looking.actor, bundle.by)) return refuse('not-yours', words.notYourDice)
    if (bundle.thrown) return refuse('not-allowed', words.thrownStays)
    const { kind } = bundle.why
    if (kind === 'always') return refuse('not-allowed', words.alwaysStays)
    if (kind === 'victory' || kind === 'drama') return refuse('not-allowed', words.paidStays)
    return speaksFor(looking.actor, bundle.by) || REFUSABLE.has(kind) ? null : refuse('not-yours', words.notYourDice)
  },
}
