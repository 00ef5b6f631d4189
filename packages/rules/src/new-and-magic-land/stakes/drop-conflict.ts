import { toTable } from '../../table/event.ts'
import { conflictIn, playIn } from '../acting.ts'
import { draftedConflict } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { sideNames } from '../sides.ts'

/** What was paid for dice stays paid; a complication that was still owed is owed no longer. */
export const dropConflict: Rule<'drop-conflict', 'conflict-dropped'> = {
  decide: {
    'drop-conflict': (deciding, { conflict }) => [
      toTable({ type: 'conflict-dropped', conflict, names: sideNames(playIn(deciding), conflictIn(deciding)) }),
    ],
  },
  evolve: {
    'conflict-dropped': (event, drafts) => {
      draftedConflict(drafts, event.conflict)
      drafts.table.play.conflict = null
    },
  },
}
