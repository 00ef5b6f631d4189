import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../sides.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { principalAt } from './gathering.legal.ts'

/** N-R26, NA8, D3: any number of Victory Dice, each of which leaves the GM owing a complication. */
export const burnVictoryLegal: Legals<'burn-victory' | 'write-complication'> = {
  'burn-victory': (looking, command) => {
    const mine = principalAt(looking, command)
    if (isRefusal(mine)) return mine
    return mine.settler.victoryDice >= 1 ? null : refuse('not-allowed', words.noVictoryDice)
  },
  'write-complication': (looking, command) => {
    const conflict = conflictAt(looking, command, 'gather', 'result', 'counter', 'rewards')
    if (isRefusal(conflict)) return conflict
    if (!isGm(looking.actor)) return refuse('not-yours', words.gmOnly)
    const owed = Object.hasOwn(conflict.complications, command.complication)
      ? conflict.complications[command.complication]
      : undefined
    if (owed === undefined) return refuse('not-found', words.noComplication)
    return owed.text === '' ? null : refuse('not-now', words.complicationThere)
  },
}
