import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import { draftedEnding, draftedSettler } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { sixesIn, throwPlain } from './throw-plain.ts'

/**
 * N-R48, N-R50, NA16, NA27: all Victory Dice, and no six explodes. One six is enough for the Goal, and for one Harvest Die.
 * They are used up by it, unless the table carries them on.
 */
export const rollVictory: Rule<'roll-victory', 'victory-rolled'> = {
  decide: {
    'roll-victory': (deciding) => {
      const seat = actingSeat(deciding.actor)
      const { name, goal, victoryDice, harvestDice } = settlerOf(deciding, seat)
      const { number, faces } = throwPlain(deciding.dice, victoryDice)
      const sixes = sixesIn(faces)
      const achieved = sixes > 0
      return [
        toTable({
          type: 'victory-rolled',
          seat,
          name,
          goal,
          throw: number,
          faces,
          sixes,
          achieved,
          left: deciding.state.table.options.carryVictoryDice === 'on' ? victoryDice : 0,
          harvestDice: harvestDice + (achieved ? 1 : 0),
        }),
      ]
    },
  },
  evolve: {
    'victory-rolled': ({ seat, sixes, achieved, left, harvestDice }, drafts) => {
      const settler = draftedSettler(drafts, seat)
      settler.victoryDice = left
      settler.harvestDice = harvestDice
      const end = draftedEnding(drafts, seat)
      end.achieved = achieved
      end.at = { step: 'tell', sixes }
    },
  },
}
