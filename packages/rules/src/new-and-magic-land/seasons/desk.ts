import { toGm } from '../../table/event.ts'
import type { NmlDeciding, Rule } from '../rule.ts'

/** DESK-3: the GM’s side is called as something that lies prepared at her desk: it is used, and ticked off. */
export const usedFromDesk = ({ state, actor }: NmlDeciding, name: string) => {
  if (!actor.chair || name === '') return []
  const used = Object.entries(state.gm.play.oppositions).find(([, one]) => one.name === name && one.done !== true)
  return used === undefined ? [] : [toGm({ type: 'opposition-ticked' as const, opposition: used[0], done: true })]
}

export const desk: Rule<
  'prepare-opposition' | 'tick-opposition' | 'drop-opposition',
  'opposition-prepared' | 'opposition-ticked' | 'opposition-dropped'
> = {
  decide: {
    'prepare-opposition': ({ chance }, { name }) => [
      toGm({ type: 'opposition-prepared', opposition: chance.id(), name }),
    ],
    'tick-opposition': (_deciding, { opposition, done }) => [toGm({ type: 'opposition-ticked', opposition, done })],
    'drop-opposition': (_deciding, { opposition }) => [toGm({ type: 'opposition-dropped', opposition })],
  },
  evolve: {
    'opposition-prepared': ({ opposition, name }, drafts) => {
      const aspects = { '1': '', '2': '', '3': '', '4': '', '5': '', '6': '' }
      drafts.gm.play.oppositions[opposition] = { name, note: '', aspects }
    },
    'opposition-ticked': ({ opposition, done }, drafts) => {
      const one = drafts.gm.play.oppositions[opposition]
      if (one === undefined) return
      if (done) one.done = true
      else delete one.done
    },
    'opposition-dropped': ({ opposition }, drafts) => {
      delete drafts.gm.play.oppositions[opposition]
    },
  },
}
