import { refuse } from '../../table/refusal.ts'
import { seatsInPlay } from '../in-play.ts'
import type { Legals } from '../rule.ts'
import { settlerName, speaksFor } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { presentLacks, turnAt } from './at-scene.ts'

/** N-R10, N-R15, NA25: whose turn it is sets a scene, once every settler in play has a Goal. */
export const setSceneLegal: Legals<'set-scene'> = {
  'set-scene': (looking, command) => {
    const { view, play, actor } = looking
    const turn = turnAt(looking, command)
    if (isRefusal(turn)) return turn
    if (!speaksFor(actor, turn.holder)) return refuse('not-yours', words.notYourTurn)
    const aimless = seatsInPlay(view.table).filter((seat) => play.settlers[seat]?.goal === '')
    if (aimless.length > 0) return refuse('not-now', words.goalsMissing(aimless.map((seat) => settlerName(play, seat))))
    return presentLacks(looking, command.present)
  },
}
