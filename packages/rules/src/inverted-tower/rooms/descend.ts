import { by, certain } from '../acting.ts'
import { draftedRoom, stepOn } from '../drafted.ts'
import { toFloor } from '../floors.ts'
import { lastFloorOf } from '../numbers.ts'
import { lead } from '../party/lead.ts'
import type { RunRule } from '../rule.ts'
import type { Draft } from 'mutative'
import type { Run } from '../state.ts'
import { nextTurn, runEnds } from '../turns.ts'

/** I-R15, IA4: one way down; the stairs of the last floor lead out. */
export const descents: RunRule<'descend', 'descended'> = {
  decide: {
    descend: (acting) =>
      lead(acting, 'down', (leading) => {
        const { run, options } = leading
        if (run.floor >= lastFloorOf(options)) return runEnds(leading, 'won')
        return [{ type: 'descended', ...by(leading), floor: run.floor + 1 }, ...nextTurn(leading)]
      }),
  },
  evolve: {
    descended: ({ floor }, run) => {
      stepOn(run)
      takeStairs(run)
      toFloor(run, floor)
    },
  },
}

/** The log notes that these stairs were taken. */
export const takeStairs = (run: Draft<Run>): void => {
  const room = certain(draftedRoom(run), 'stairs')
  if (room.kind === 'stairs') room.descended = true
}
