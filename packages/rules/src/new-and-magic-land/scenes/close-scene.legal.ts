import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { sceneAt } from './at-scene.ts'

/** N-R15: whoever set the scene, or the GM, closes it; a conflict comes to its end first. */
export const closeSceneLegal: Legals<'close-scene'> = {
  'close-scene': (looking, command) => {
    const scene = sceneAt(looking, command)
    if (isRefusal(scene)) return scene
    if (!speaksFor(looking.actor, scene.setBy) && !isGm(looking.actor)) return refuse('not-yours', words.notYourScene)
    return looking.play.conflict === null ? null : refuse('not-now', words.conflictOn)
  },
}
