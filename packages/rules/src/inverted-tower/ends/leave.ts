import { draftedDelver, stepOn } from '../drafted.ts'
import { takeStairs } from '../rooms/descend.ts'
import type { RunRule } from '../rule.ts'
import { leaves } from '../turns.ts'

/** IA4, IA12, 3.4: a delver leaves the tower, and with the last one the run is over. */
export const leaving: RunRule<'retire', 'delver-left' | 'run-ended'> = {
  decide: { retire: (acting) => leaves(acting, 'retired') },
  evolve: {
    'delver-left': ({ seat, fate }, run) => {
      stepOn(run)
      Object.assign(draftedDelver(run, seat), { fate, points: 0 })
      Reflect.deleteProperty(run.votes, seat)
    },
    'run-ended': ({ end }, run) => {
      stepOn(run)
      if (end === 'won') takeStairs(run)
      run.stage = { kind: 'over', end }
    },
  },
}
