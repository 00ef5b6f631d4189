import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mayLead, mustRoll, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'
import { roomsOn } from '../numbers.ts'

/** I-R6, I-R15, I-R16, I-R23, IA3, IA17: where one may go from here. */
export const moveLegal: Legals<'new-room' | 'move-back' | 'descend' | 'face-trap'> = {
  'new-room': (looking, command) => {
    const acting = runAt(looking, command, 'explore')
    if (isRefusal(acting)) return acting
    const { run } = acting
    const { options } = looking
    if (run.explored >= roomsOn(options)) return refuse('not-allowed', words.noMoreRooms)
    if (options.layout === 'line' && run.at !== run.explored) return refuse('not-allowed', words.goToEnd(run.explored))
    return mayLead(looking, acting)
  },
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
  descend: (looking, command) => {
    const acting = runAt(looking, command, 'explore')
    if (isRefusal(acting)) return acting
    if (acting.run.rooms[acting.run.at]?.kind !== 'stairs') return refuse('not-now', words.noStairs)
    return mayLead(looking, acting)
  },
  'face-trap': (looking, command) => {
    const acting = runAt(looking, command, 'trap')
    return isRefusal(acting) ? acting : mustRoll(acting)
  },
}
