import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { principalAt, reasonsOf } from './gathering.legal.ts'

/** N-R24, NA24: each Aspect once; whether it matters here is for its player to claim and for the GM to refuse. */
export const callAspectLegal: Legals<'call-aspect'> = {
  'call-aspect': (looking, command) => {
    const mine = principalAt(looking, command)
    if (isRefusal(mine)) return mine
    if (mine.settler.aspects[command.aspect].trim() === '') return refuse('not-allowed', words.emptyAspect)
    return reasonsOf(mine.conflict, mine.seat).some((why) => why.kind === 'aspect' && why.aspect === command.aspect)
      ? refuse('not-now', words.usedAlready)
      : null
  },
}
