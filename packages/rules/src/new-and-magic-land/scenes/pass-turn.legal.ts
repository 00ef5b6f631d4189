import { refuse } from '../../table/refusal.ts'
import { isPlaying } from '../in-play.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { turnAt } from './at-scene.ts'

/** NA25: anyone may pass their turn, and the GM may change whose it is. */
export const passTurnLegal: Legals<'pass-scene' | 'give-turn'> = {
  'pass-scene': (looking, command) => {
    const turn = turnAt(looking, command)
    if (isRefusal(turn)) return turn
    return speaksFor(looking.actor, turn.holder) ? null : refuse('not-yours', words.notYourTurn)
  },
  'give-turn': (looking, command) => {
    if (!isGm(looking.actor)) return refuse('not-yours', words.gmOnly)
    const turn = turnAt(looking, command)
    if (isRefusal(turn)) return turn
    if (command.to !== 'gm' && !isPlaying(looking.play, command.to))
      return refuse('not-allowed', words.notInPlay, { path: 'to' })
    return command.to === turn.holder ? refuse('not-now', words.turnThere, { path: 'to' }) : null
  },
}
