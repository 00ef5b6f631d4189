import type { Legals } from '../rule.ts'
import { isRefusal, turnAt } from '../window.ts'

/** T-R64, TA18: the side with the higher die plays it, or gives it up for a burden. */
export const victoryLegal: Legals<'play-die' | 'sacrifice-die'> = {
  'play-die': (looking, command) => refusalOf(turnAt(looking, command, 'victory')),
  'sacrifice-die': (looking, command) => refusalOf(turnAt(looking, command, 'victory')),
}

const refusalOf = <T extends object>(found: T) => (isRefusal(found) ? found : null)
