import type { Draft } from 'mutative'
import { toTable } from '../../table/event.ts'
import { playIn, turnIn } from '../acting.ts'
import { draftedTurn } from '../drafted.ts'
import { holderName, nextHolder } from '../in-play.ts'
import type { Rule } from '../rule.ts'
import type { Principal, SceneTurn } from '../state.ts'

/** NA25: a new window in which somebody else may set a scene (D13). */
const goesTo = (turn: Draft<SceneTurn>, holder: Principal): void => {
  turn.holder = holder
  turn.turn += 1
}

export const passTurn: Rule<'pass-scene' | 'give-turn', 'scene-passed' | 'turn-given'> = {
  decide: {
    'pass-scene': (deciding) => {
      const play = playIn(deciding)
      const { holder } = turnIn(deciding)
      const next = nextHolder(deciding.state.table, holder)
      return [
        toTable({
          type: 'scene-passed',
          by: holder,
          name: holderName(play, holder),
          next,
          nextName: holderName(play, next),
        }),
      ]
    },
    'give-turn': (deciding, { to }) => [toTable({ type: 'turn-given', to, name: holderName(playIn(deciding), to) })],
  },
  evolve: {
    'scene-passed': ({ next }, drafts) => goesTo(draftedTurn(drafts), next),
    'turn-given': ({ to }, drafts) => goesTo(draftedTurn(drafts), to),
  },
}
