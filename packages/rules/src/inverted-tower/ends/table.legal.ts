import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isHost } from '../who.ts'
import { itWords as words } from '../words.ts'

/** D11, D12: a race and a table are the host's to end. */
export const tableLegal: Legals<'end-race'> = {
  'end-race': ({ actor, play }) => {
    if (!isHost(actor)) return refuse('not-yours', words.hostOnly)
    return play.race === null ? refuse('not-now', words.noRace) : null
  },
}
