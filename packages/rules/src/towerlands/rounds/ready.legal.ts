import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isRefusal, ownSideAt } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** TA19, TA21, D13. */
export const readyLegal: Legals<'ready' | 'unready' | 'concede' | 'call-off'> = {
  ready: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window')
    if (isRefusal(conflict)) return conflict
    return conflict.sides[command.side].ready ? refuse('not-now', words.readyAlready) : null
  },
  unready: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window')
    if (isRefusal(conflict)) return conflict
    return conflict.sides[command.side].ready ? null : refuse('not-now', words.notReady)
  },
  concede: (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window')
    if (isRefusal(conflict)) return conflict
    return looking.options.concede === 'on' ? null : refuse('not-allowed', words.noConcession)
  },
  'call-off': (looking, command) => {
    const conflict = ownSideAt(looking, command, 'window')
    if (isRefusal(conflict)) return conflict
    return conflict.sides[command.side].callsOff === command.off ? refuse('not-now', words.markedAlready) : null
  },
}
