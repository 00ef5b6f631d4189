import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isHost, isOver, isRunner, waiting } from '../who.ts'
import { itWords as words } from '../words.ts'

/** I-R1, IA18, D11, D12: who may go down, and when those who gather do. */
export const enterLegal: Legals<'enter' | 'start'> = {
  enter: ({ play, options, actor }) => {
    const { seat } = actor
    if (seat === null) return refuse('not-yours', words.needsSeat)
    if (options.mode === 'party') {
      const { party } = play
      if (party === null || isOver(party)) return null
      if (party.delvers[seat] !== undefined) return refuse('not-now', words.insideAlready)
      return party.stage.kind === 'explore' ? null : refuse('not-now', words.joinLater)
    }
    if (play.race !== null) return refuse('not-now', isRunner(play, seat) ? words.oneRunARace : words.raceIsOn)
    if (options.race === 'on') return null
    const run = play.runs[seat]
    return run === undefined || isOver(run) ? null : refuse('not-now', words.insideAlready)
  },
  start: ({ view, actor }) => {
    if (!isHost(actor)) return refuse('not-yours', words.hostOnly)
    return waiting(view.table).length === 0 ? refuse('not-now', words.nobodyWaits) : null
  },
}
