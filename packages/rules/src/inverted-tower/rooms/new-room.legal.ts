import { refuse } from '../../table/refusal.ts'
import { roomsOn } from '../numbers.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, mayLead, runAt } from '../window.ts'
import { itWords as words } from '../words.ts'

/** I-R6, IA3, IA17. */
export const newRoomLegal: Legals<'new-room'> = {
  'new-room': (looking, command) => {
    const acting = runAt(looking, command, 'explore')
    if (isRefusal(acting)) return acting
    const { explored, at } = acting.run
    const { options } = looking
    if (explored >= roomsOn(options)) return refuse('not-allowed', words.noMoreRooms)
    if (options.layout === 'line' && at !== explored) return refuse('not-allowed', words.goToEnd(explored))
    return mayLead(looking, acting)
  },
}
