import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isHost, isOver, standing } from '../who.ts'
import { itWords as words } from '../words.ts'

/** D12: a party never waits for somebody who is away. */
export const skipLegal: Legals<'skip'> = {
  skip: ({ play, options, actor }, command) => {
    if (!isHost(actor)) return refuse('not-yours', words.hostOnly)
    const { party } = play
    if (options.mode !== 'party' || party === null) return refuse('not-now', words.noParty)
    if (party.id !== command.run) return refuse('stale', words.otherRun)
    if (isOver(party)) return refuse('not-now', words.runOver)
    if (party.step !== command.step) return refuse('stale', words.movedOn)
    return standing(party).length > 1 ? null : refuse('not-allowed', words.nobodyElse)
  },
}
