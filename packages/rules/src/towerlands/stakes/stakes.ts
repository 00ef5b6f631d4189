import { closeChapter } from '../../house/chapters.ts'
import { toTable } from '../../table/event.ts'
import { certain, conflictIn, conflictOf } from '../acting.ts'
import { draftedConflict, draftedSide, newStep, newTerms } from '../drafted.ts'
import { ending, enter } from '../flow.ts'
import type { Rule, TlDeciding, TlEvents } from '../rule.ts'
import { otherSide, SIDES } from '../state.ts'
import { sideNames } from '../who.ts'
import { otherName } from './propose.ts'

/** T-R26 to T-R28, TA8: stakes are written, agreed, or dropped; raised ones that are dropped leave what was decided. */
export const stakes: Rule<
  'write-stakes' | 'accept-stakes' | 'withdraw' | 'settle-freely' | 'cast-other',
  'stakes-written' | 'stakes-accepted' | 'conflict-dropped' | 'other-cast'
> = {
  decide: {
    'write-stakes': (deciding, { conflict, side, win, lose, goal }) => {
      const { name } = conflictIn(deciding).sides[side]
      return [toTable({ type: 'stakes-written', conflict, side, win, lose, goal, name })]
    },
    'accept-stakes': (deciding, { side }) => {
      const conflict = conflictOf(deciding, 'stakes')
      return [
        toTable({ type: 'stakes-accepted', conflict: conflict.id, side }),
        ...(conflict.sides[otherSide(side)].accepted ? [enter(conflict, { stage: 'domain' })] : []),
      ]
    },
    withdraw: (deciding) => {
      const conflict = conflictIn(deciding)
      const { suspended } = conflict
      return suspended === null ? dropped(deciding, '') : ending(deciding, conflict, suspended)
    },
    'settle-freely': (deciding, { text }) => dropped(deciding, text),
    'cast-other': (deciding, { other }) => {
      const { id, sides } = conflictIn(deciding)
      const side = certain(SIDES.find((one) => sides[one].other !== null), 'side of the GM') // prettier-ignore
      return [toTable({ type: 'other-cast', conflict: id, side, other, name: otherName(deciding, other, '') })]
    },
  },
  evolve: {
    'stakes-written': ({ conflict: id, side, win, lose, goal }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      Object.assign(conflict.sides[side], { win, lose, goal })
      newTerms(conflict)
    },
    'stakes-accepted': ({ conflict, side }, drafts) => {
      draftedSide(drafts, conflict, side).accepted = true
    },
    'conflict-dropped': ({ conflict }, drafts) => {
      draftedConflict(drafts, conflict)
      drafts.table.play.conflict = null
    },
    'other-cast': ({ conflict: id, side, other, name }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      const { play } = drafts.table
      const before = conflict.sides[side].other
      // Somebody who was only a name until now leaves no trace.
      const was = before === null || before === other ? undefined : play.others[before]
      if (before !== null && was !== undefined && Object.keys({ ...was.traits, ...was.burdens }).length === 0)
        delete play.others[before]
      play.others[other] ??= { name, traits: {}, burdens: {} }
      Object.assign(conflict.sides[side], { other, name })
      newStep(conflict)
    },
  },
}

const dropped = (deciding: TlDeciding, decided: string): TlEvents => {
  const conflict = conflictIn(deciding)
  return [
    toTable({ type: 'conflict-dropped' as const, conflict: conflict.id, names: sideNames(conflict), decided }),
    ...closeChapter(deciding.state),
  ]
}
