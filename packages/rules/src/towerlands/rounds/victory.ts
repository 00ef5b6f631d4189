import { toTable } from '../../table/event.ts'
import { certain, conflictOf } from '../acting.ts'
import { moved, topOf } from '../dice/die.ts'
import { draftedBurdens, draftedConflict, goesOut } from '../drafted.ts'
import { onwards } from '../flow.ts'
import type { Rule } from '../rule.ts'
import { otherSide } from '../state.ts'
import { figureOf, sideNames } from '../who.ts'
import { compare } from './compare.ts'

/** T-R64: a sacrificed die wins no round; the other's highest stays. */
export const victory: Rule<'play-die' | 'sacrifice-die', 'die-sacrificed'> = {
  decide: {
    'play-die': (deciding) => compare(conflictOf(deciding, 'victory')),
    'sacrifice-die': (deciding, { burden }) => {
      const conflict = conflictOf(deciding, 'victory')
      const { side, sides } = conflict
      const top = certain(topOf(sides[side].dice), 'victory die')
      const without = { ...sides[side], dice: moved(sides[side].dice, [top.id], 'out') }
      return [
        toTable({
          type: 'die-sacrificed',
          conflict: conflict.id,
          side,
          names: sideNames(conflict),
          die: top.id,
          of: certain(figureOf(sides[otherSide(side)]), 'figure'),
          burden: deciding.chance.id(),
          made: { name: burden, domain: certain(conflict.domain, 'domain'), value: top.value, from: conflict.id },
        }),
        ...onwards(deciding, { ...conflict, fresh: false, sides: { ...sides, [side]: without } }),
      ]
    },
  },
  evolve: {
    'die-sacrificed': ({ conflict: id, side, die, of, burden, made }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      goesOut(conflict.sides[side], die)
      conflict.fresh = false
      draftedBurdens(drafts, of)[burden] = made
    },
  },
}
