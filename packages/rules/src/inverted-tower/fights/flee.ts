import { by, stageOf } from '../acting.ts'
import { goBack } from '../rooms/move-back.ts'
import type { RunRule } from '../rule.ts'

/** IA11, `flee: on`: back to where they came from; those they ran from stay where they are. */
export const flights: RunRule<'flee', 'fled'> = {
  decide: {
    flee: (acting) => {
      const { run } = acting
      const { left } = stageOf(run, 'fight')
      return [{ type: 'fled', ...by(acting), left }, ...goBack(acting, run.from)]
    },
  },
  evolve: {
    fled: (_event, run) => {
      run.stage = { kind: 'explore' }
    },
  },
}
