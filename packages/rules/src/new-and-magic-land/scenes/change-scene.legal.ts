import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { presentLacks, sceneAt } from './at-scene.ts'

/** N-R15: people come and go as the scene's setter, or the GM, says; what goes wrong is the GM's. */
export const changeSceneLegal: Legals<'change-scene' | 'complicate-scene'> = {
  'change-scene': (looking, command) => {
    const scene = sceneAt(looking, command)
    if (isRefusal(scene)) return scene
    if (!speaksFor(looking.actor, scene.setBy) && !isGm(looking.actor)) return refuse('not-yours', words.notYourScene)
    return presentLacks(looking, command.present)
  },
  'complicate-scene': (looking, command) => {
    const scene = sceneAt(looking, command)
    if (isRefusal(scene)) return scene
    return isGm(looking.actor) ? null : refuse('not-yours', words.gmOnly)
  },
}
