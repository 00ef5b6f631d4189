/** Dice that come to a side. */
import { toTable } from '../../table/event.ts'
import { conflictIn } from '../acting.ts'
import { draftedConflict, newStep } from '../drafted.ts'
import type { Evolves, NmlDeciding } from '../rule.ts'
import { allBundles } from '../sides.ts'
import type { NmlOptions } from '../options.ts'
import type { Bundle, Principal, SideName, Why } from '../state.ts'

/** A new bundle on a side, in the order of gathering. `name` is who gathered it, `helped` for whom, where it is another’s. */
export const gathered = (
  deciding: NmlDeciding,
  side: SideName,
  what: { readonly dice: number; readonly why: Why; readonly by: Principal },
  name: string,
  helped?: string,
) => {
  const conflict = conflictIn(deciding)
  const order = 1 + Math.max(0, ...allBundles(conflict).map((bundle) => bundle.order))
  const bundle: Bundle = { ...what, order, thrown: false }
  return toTable({
    type: 'dice-gathered' as const,
    conflict: conflict.id,
    side,
    bundle: deciding.chance.id(),
    what: bundle,
    name,
    ...(helped === undefined ? {} : { helped }),
  })
}

/** N-R25, NA6: a rating gives that many dice, but no more than the table's cap. */
export const tieDice = (rating: number, options: NmlOptions): number =>
  options.relationshipDiceCap === '3' ? Math.min(rating, 3) : rating

export const gathering: { readonly evolve: Evolves<'dice-gathered'> } = {
  evolve: {
    'dice-gathered': ({ conflict: id, side, bundle, what }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      const mine = conflict.sides[side]
      mine.bundles[bundle] = what
      if (what.why.kind === 'past') conflict.pastCalled = true
      if (what.why.kind === 'drama' && mine.principal !== 'gm') conflict.gift = side
      // One's own "ready" stays when one adds to one's own side; whoever else adds, both look again (NA23).
      newStep(conflict, what.by === mine.principal ? side : null)
    },
  },
}
