import { refuse } from '../../table/refusal.ts'
import { maySwap } from '../dice/settle.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, ownSideAt, turnAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R53, T-R60, T-R61, TA17: what whoever's dice a call changes may do about it. */
export const pickDieLegal: Legals<'pick-die' | 'swap-piles'> = {
  'pick-die': (looking, command) => {
    const conflict = turnAt(looking, command, 'pick')
    if (isRefusal(conflict)) return conflict
    const pile = conflict.sides[conflict.side].dice[command.die]?.pile ?? 'out'
    return pile === 'out' ? refuse('not-found', words.noSuchDie) : null
  },
  'swap-piles': (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window')
    if (isRefusal(conflict)) return conflict
    const { swaps, dice } = conflict.sides[command.side]
    if (!swaps) return refuse('not-now', words.noSwap)
    return maySwap(dice, command.pairs, looking.options) ? null : refuse('not-allowed', words.badSwap)
  },
}
