import { refuse } from '../../table/refusal.ts'
import { pastOf } from '../settlers/past.ts'
import type { Legals } from '../rule.ts'
import { otherSide, settlersOn, sideOf } from '../sides.ts'
import { isRefusal } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { gmAt, handful } from './gathering.legal.ts'

/** N-R29, NA20: once a conflict, the Past of a settler, principal or helper, who stands against the GM. */
export const callPastLegal: Legals<'call-past'> = {
  'call-past': (looking, command) => {
    const conflict = gmAt(looking, command)
    if (isRefusal(conflict)) return conflict
    const own = sideOf(conflict, 'gm')
    if (own === null) return refuse('not-allowed', words.noGmSide)
    if (conflict.pastCalled) return refuse('not-now', words.pastOnce)
    if (!settlersOn(conflict, otherSide(own)).includes(command.seat)) return refuse('not-allowed', words.pastNotHere)
    return pastOf(looking, command.seat).trim() === '' ? refuse('not-allowed', words.noPast) : handful(conflict, own)
  },
}
