import type { Legals } from '../rule.ts'
import { isRefusal, mustRoll, runAt } from '../window.ts'

/** I-R16. */
export const trapLegal: Legals<'face-trap'> = {
  'face-trap': (looking, command) => {
    const acting = runAt(looking, command, 'trap')
    return isRefusal(acting) ? acting : mustRoll(acting)
  },
}
