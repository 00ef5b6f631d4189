import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mayLead, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** I-R23, IA3. */
export const moveBackLegal: Legals<'move-back'> = {
  'move-back': (looking, command) => {
    const acting = runAt(looking, command, 'explore')
    if (isRefusal(acting)) return acting
    const { run } = acting
    if (command.room === run.at) return refuse('not-allowed', words.hereAlready)
    if (run.rooms[command.room] === undefined) return refuse('not-found', words.noSuchRoom)
    if (looking.options.layout === 'line' && Math.abs(command.room - run.at) !== 1)
      return refuse('not-allowed', words.roomByRoom)
    return mayLead(looking, acting)
  },
}
