import { toGm } from '../../table/event.ts'
import type { Rule } from '../rule.ts'

export const desk: Rule<'prepare-opposition' | 'drop-opposition', 'opposition-prepared' | 'opposition-dropped'> = {
  decide: {
    'prepare-opposition': ({ chance }, { name }) => [
      toGm({ type: 'opposition-prepared', opposition: chance.id(), name }),
    ],
    'drop-opposition': (_deciding, { opposition }) => [toGm({ type: 'opposition-dropped', opposition })],
  },
  evolve: {
    'opposition-prepared': ({ opposition, name }, drafts) => {
      const aspects = { '1': '', '2': '', '3': '', '4': '', '5': '', '6': '' }
      drafts.gm.play.oppositions[opposition] = { name, note: '', aspects }
    },
    'opposition-dropped': ({ opposition }, drafts) => {
      delete drafts.gm.play.oppositions[opposition]
    },
  },
}
