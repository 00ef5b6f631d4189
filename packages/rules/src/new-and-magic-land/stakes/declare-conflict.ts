import { toTable } from '../../table/event.ts'
import { playIn, sceneIn } from '../acting.ts'
import type { Rule } from '../rule.ts'
import { usedFromDesk } from '../seasons/desk.ts'
import { nameOf } from '../sides.ts'
import type { Principal, Side } from '../state.ts'

/** N-R19 to N-R21: a conflict opens with one side's stakes and a first word on the pool. */
export const declareConflict: Rule<'declare-conflict', 'conflict-declared'> = {
  decide: {
    'declare-conflict': (deciding, { first, second, pool, stakes, opposition }) => {
      const play = playIn(deciding)
      const called = first === 'gm' || second === 'gm' ? opposition : ''
      return [
        toTable({
          type: 'conflict-declared',
          conflict: deciding.chance.id(),
          declaredBy: first,
          scene: sceneIn(deciding).number,
          first,
          second,
          pool,
          stakes,
          opposition: called,
          names: { first: nameOf(play, first, opposition), second: nameOf(play, second, opposition) },
        }),
        ...usedFromDesk(deciding, called),
      ]
    },
  },
  evolve: {
    'conflict-declared': ({ conflict, declaredBy, scene, first, second, pool, stakes, opposition }, drafts) => {
      drafts.table.play.conflict = {
        id: conflict,
        step: 1,
        pool,
        declaredBy,
        scene,
        sides: { first: newSide(first, stakes, opposition), second: newSide(second, '', opposition) },
        gift: null,
        pastCalled: false,
        complications: {},
        rolls: 0,
        raised: 0,
        roll: null,
        stage: 'stakes',
      }
    },
  },
}

const newSide = (principal: Principal, stakes: string, opposition: string): Side => ({
  principal,
  name: principal === 'gm' ? opposition : '',
  stakes,
  accepted: false,
  ready: false,
  bundles: {},
})
