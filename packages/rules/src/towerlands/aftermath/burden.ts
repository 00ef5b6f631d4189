import { toTable } from '../../table/event.ts'
import { certain, conflictOf } from '../acting.ts'
import { topOf } from '../dice/die.ts'
import { draftedBurdens, draftedSide, goesOut } from '../drafted.ts'
import { decided, enter } from '../flow.ts'
import type { Rule } from '../rule.ts'
import { otherSide } from '../state.ts'
import { figureOf } from '../who.ts'

/** T-R47 to T-R50, TA7: the highest die that is left becomes a burden, and its bearer has an answer. */
export const burden: Rule<'write-burden' | 'refrain', 'burden-written' | 'refrained'> = {
  decide: {
    'write-burden': (deciding, { name, text }) => {
      const conflict = conflictOf(deciding, 'burden')
      const { side, how, sides } = conflict
      const top = certain(topOf(sides[side].dice), 'die that is left')
      return [
        toTable({
          type: 'burden-written',
          conflict: conflict.id,
          name: sides[otherSide(side)].name,
          by: sides[side].name,
          of: certain(figureOf(sides[otherSide(side)]), 'figure'),
          burden: deciding.chance.id(),
          made: { name, domain: certain(conflict.domain, 'domain'), value: top.value, from: conflict.id },
          die: { side, die: top.id },
          text,
        }),
        enter(conflict, { stage: 'answer', side: otherSide(side), how }),
      ]
    },
    refrain: (deciding) => {
      const conflict = conflictOf(deciding, 'burden')
      const { side, how } = conflict
      return [
        toTable({ type: 'refrained', conflict: conflict.id, name: conflict.sides[side].name, side }),
        decided(conflict, side, how),
      ]
    },
  },
  evolve: {
    'burden-written': ({ conflict, of, burden: id, made, die }, drafts) => {
      draftedBurdens(drafts, of)[id] = made
      if (die === null) return
      const side = draftedSide(drafts, conflict, die.side)
      goesOut(side, die.die)
      // TA13: who has won no round has this die to give a goal burden its value.
      side.lastDie ??= made.value
    },
    refrained: () => undefined,
  },
}
