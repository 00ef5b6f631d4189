import { toTable } from '../../table/event.ts'
import { certain, conflictOf } from '../acting.ts'
import { pilesSwapped } from '../dice/settle.ts'
import { draftedConflict, newStep } from '../drafted.ts'
import { onwards } from '../flow.ts'
import type { Rule } from '../rule.ts'
import { otherSide } from '../state.ts'
import { exchanged } from './called.ts'

/** T-R61: the opponent's die becomes the burden's. T-R53: dice change piles one for one. */
export const pickDie: Rule<'pick-die' | 'swap-piles', 'piles-swapped'> = {
  decide: {
    'pick-die': (deciding, { die }) => {
      const conflict = conflictOf(deciding, 'pick')
      const { side, burden, sides } = conflict
      const caller = otherSide(side)
      const { dice, events } = exchanged(deciding, conflict, caller, { side, bearer: caller, burden, die, how: '' })
      return [...events, ...onwards(deciding, { ...conflict, sides: { ...sides, [side]: { ...sides[side], dice } } })]
    },
    'swap-piles': (deciding, { side, pairs }) => {
      const conflict = conflictOf(deciding, 'window')
      const { name, dice } = conflict.sides[side]
      const value = (id: string): number => certain(dice[id], `die ${id}`).value
      return [
        toTable({
          type: 'piles-swapped',
          conflict: conflict.id,
          side,
          name,
          dice: pilesSwapped(dice, pairs),
          raised: pairs.map(([, unkept]) => value(unkept)),
          lowered: pairs.map(([kept]) => value(kept)),
        }),
      ]
    },
  },
  evolve: {
    'piles-swapped': ({ conflict: id, side, dice }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      conflict.sides[side].dice = dice
      newStep(conflict)
    },
  },
}
