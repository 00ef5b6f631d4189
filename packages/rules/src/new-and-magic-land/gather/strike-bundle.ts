import { toTable } from '../../table/event.ts'
import { conflictIn, playIn } from '../acting.ts'
import { draftedConflict, newStep } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { nameOf, speaksFor } from '../sides.ts'
import { SIDES } from '../state.ts'

export const strikeBundle: Rule<'strike-bundle', 'bundle-struck'> = {
  decide: {
    'strike-bundle': (deciding, { conflict, bundle }) => {
      const now = conflictIn(deciding)
      const side = SIDES.find((name) => Object.hasOwn(now.sides[name].bundles, bundle)) ?? 'first'
      const struck = now.sides[side].bundles[bundle]
      if (struck === undefined) throw new Error(`there is no bundle ${bundle}`)
      return [
        toTable({
          type: 'bundle-struck',
          conflict,
          side,
          bundle,
          refused: !speaksFor(deciding.actor, struck.by),
          name: nameOf(playIn(deciding), struck.by, now.sides[side].name),
          why: struck.why,
        }),
      ]
    },
  },
  evolve: {
    'bundle-struck': (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      delete conflict.sides[event.side].bundles[event.bundle]
      if (event.why.kind === 'past') conflict.pastCalled = false
      newStep(conflict)
    },
  },
}
