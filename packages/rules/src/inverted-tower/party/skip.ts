import { by } from '../acting.ts'
import { stepOn } from '../drafted.ts'
import type { RunRule } from '../rule.ts'
import { nextTurn } from '../turns.ts'

/** IA18, D12: turns go round, and over whoever is away. */
export const turns: RunRule<'skip', 'turn-passed' | 'turn-skipped'> = {
  decide: {
    skip: (acting) => {
      const skipped = { ...acting, seat: acting.run.turn }
      return [{ type: 'turn-skipped', ...by(skipped) }, ...nextTurn(skipped)]
    },
  },
  evolve: {
    'turn-passed': ({ seat }, run) => {
      run.turn = seat
    },
    'turn-skipped': (_event, run) => stepOn(run),
  },
}
