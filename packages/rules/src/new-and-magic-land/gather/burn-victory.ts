import { toTable } from '../../table/event.ts'
import { actingSeat, conflictIn, settlerOf } from '../acting.ts'
import { draftedConflict, draftedSettler } from '../drafted.ts'
import { closed } from '../rewards/close.ts'
import type { Rule } from '../rule.ts'
import { sideOf } from '../sides.ts'
import { gathered } from './gathering.ts'

/** N-R26, D3: a burned Victory Die is gone for good; the complication may be written before or after the roll. */
export const burnVictory: Rule<'burn-victory' | 'write-complication', 'complication-owed' | 'complication-written'> = {
  decide: {
    'burn-victory': (deciding) => {
      const conflict = conflictIn(deciding)
      const seat = actingSeat(deciding.actor)
      const complication = deciding.chance.id()
      const side = sideOf(conflict, seat) ?? 'first'
      const { name } = settlerOf(deciding, seat)
      return [
        gathered(deciding, side, { dice: 1, why: { kind: 'victory', complication }, by: seat }, name),
        toTable({ type: 'complication-owed', conflict: conflict.id, complication, seat }),
      ]
    },
    'write-complication': (deciding, { conflict, complication, text }) => [
      toTable({ type: 'complication-written', conflict, complication, text }),
      ...closed(deciding, { complication }),
    ],
  },
  evolve: {
    'complication-owed': ({ conflict, complication, seat }, drafts) => {
      draftedSettler(drafts, seat).victoryDice -= 1
      draftedConflict(drafts, conflict).complications[complication] = { seat, text: '' }
    },
    'complication-written': ({ conflict, complication, text }, drafts) => {
      const owed = draftedConflict(drafts, conflict).complications[complication]
      if (owed === undefined) throw new Error(`no complication ${complication} is owed`)
      owed.text = text
    },
  },
}
