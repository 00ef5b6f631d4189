/** Which rules matter now, to the one who looks. */
import type { SeatId } from '@homestake/rules'
import type { Conflict, TlTable } from '@homestake/rules/towerlands'
import type { words } from '../words.ts'

/** A moment that something is said of. */
export type Moment = keyof typeof words.reminders

const AT = {
  stakes: 'stakes', domain: 'domain', setup: 'healing', roll: 'roll', window: 'calls', approval: 'calls', pick: 'pick',
  victory: 'victory', narrate: 'tell', chance: 'chance', burden: 'burden', answer: 'burden', aftermath: 'end',
} as const satisfies Record<Conflict['stage'], Moment> // prettier-ignore

/** T-R70 to T-R74: what goes otherwise against a burden. */
const HEALING = { calls: 'healingCalls', end: 'healingEnd' } as const satisfies { readonly [moment in Moment]?: Moment }

const inConflict = ({ stage, healing }: Conflict): Moment => {
  const moment = AT[stage]
  return healing !== null && (moment === 'calls' || moment === 'end') ? HEALING[moment] : moment
}

/** @param seat the seat of the one who looks @returns `null` where nothing is to be done that a rule says more of */
export const reminderOf = (play: TlTable, seat: SeatId | null): Moment | null => {
  if (play.phase === 'closed') return null
  if (play.conflict !== null) return inConflict(play.conflict)
  if (seat !== null && play.heroes[seat]?.stage === 'draft') return 'making'
  return play.phase === 'play' ? 'between' : null
}
