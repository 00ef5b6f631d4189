import { by, delverOf, stageOf } from '../acting.ts'
import { draftedDelver, draftedRoom, stepOn, threw } from '../drafted.ts'
import { passes } from '../numbers.ts'
import { findTreasure } from '../resolve.ts'
import { faceOf } from '../rolls.ts'
import type { RunRule } from '../rule.ts'
import { leaves, nextTurn } from '../turns.ts'

/** I-R16, IA2: a check with the trap's attribute; neither floor nor daggers count. */
export const traps: RunRule<'face-trap', 'trap-faced'> = {
  decide: {
    'face-trap': (acting) => {
      const { run, options, rolls } = acting
      const delver = delverOf(acting)
      const { attribute } = stageOf(run, 'trap')
      const modifier = delver.attributes[attribute]
      const die = rolls.d6()
      const passed = passes(faceOf(die), modifier)
      const hp = delver.hp - (passed ? 0 : 1)
      const faced = {
        type: 'trap-faced' as const,
        ...by(acting),
        throw: rolls.throw,
        die,
        attribute,
        modifier,
        passed,
        hp,
      }
      if (hp === 0) return [faced, ...leaves(acting, 'dead')]
      const treasure =
        passed && options.trapTreasure === 'ifPassed' ? findTreasure(acting, true, run.at === run.explored) : []
      return [faced, ...treasure, ...nextTurn(acting)]
    },
  },
  evolve: {
    'trap-faced': ({ seat, passed, hp }, run) => {
      stepOn(run)
      threw(run)
      draftedDelver(run, seat).hp = hp
      const room = draftedRoom(run)
      if (room.kind === 'trap') room.passed = passed
      run.stage = { kind: 'explore' }
    },
  },
}
