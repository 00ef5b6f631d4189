import { toGm } from '../../table/event.ts'
import type { Rule } from '../rule.ts'
import { blankOther } from './blank.ts'

/** The GM's people. What the table knows of somebody who has been in a conflict stays, whatever becomes of the sheet. */
export const others: Rule<'prepare-other' | 'drop-other', 'other-prepared' | 'other-dropped'> = {
  decide: {
    'prepare-other': ({ chance }, { name }) => [toGm({ type: 'other-prepared', other: chance.id(), name })],
    'drop-other': (_deciding, { other }) => [toGm({ type: 'other-dropped', other })],
  },
  evolve: {
    'other-prepared': ({ other, name }, drafts) => {
      drafts.gm.play.others[other] = blankOther(name)
    },
    'other-dropped': ({ other }, drafts) => {
      delete drafts.gm.play.others[other]
    },
  },
}
