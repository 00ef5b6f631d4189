import { toTable } from '../../table/event.ts'
import { playIn, sceneIn } from '../acting.ts'
import { draftedTurn } from '../drafted.ts'
import { holderName, nextHolder } from '../in-play.ts'
import type { Rule } from '../rule.ts'

/** NA25: the turn goes to the next after whoever set the scene. */
export const closeScene: Rule<'close-scene', 'scene-closed'> = {
  decide: {
    'close-scene': (deciding) => {
      const { number, setBy } = sceneIn(deciding)
      const next = nextHolder(deciding.state.table, setBy)
      return [toTable({ type: 'scene-closed', number, next, name: holderName(playIn(deciding), next) })]
    },
  },
  evolve: {
    'scene-closed': ({ next }, drafts) => {
      const turn = draftedTurn(drafts)
      turn.holder = next
      turn.turn += 1
      drafts.table.play.scene = null
    },
  },
}
