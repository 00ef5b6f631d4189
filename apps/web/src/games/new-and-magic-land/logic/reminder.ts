/** Which rules matter now, to the one who looks. */
import type { SeatId } from '@homestake/rules'
import type { Conflict, Ending, NmlTable } from '@homestake/rules/new-and-magic-land'
import type { words } from '../words.ts'

/** A moment that something is said of. */
export type Moment = keyof typeof words.reminders

export interface Looker {
  readonly seat: SeatId | null
  readonly chair: boolean
}

const END = {
  roll: 'endGoal', tell: 'endGoal', points: 'endPoints', loss: 'endLoss', relationship: 'endTie', refresh: 'endRest',
  restore: 'endRest', dream: 'endDream', 'last-words': null, done: null,
} as const satisfies Record<Ending['step'], Moment | null> // prettier-ignore

const inConflict = (conflict: Conflict, { seat, chair }: Looker): Moment => {
  if (conflict.stage === 'gather') return chair && seat === null ? 'gatherGm' : 'gather'
  if (conflict.stage === 'result') return conflict.lower === null ? 'tie' : 'result'
  return conflict.stage
}

const betweenConflicts = ({ scene, settlers }: NmlTable, looker: Looker): Moment => {
  const own = looker.seat === null ? undefined : settlers[looker.seat]
  if (own?.stage === 'playing' && own.goal === '') return 'goal'
  return scene === null ? 'turn' : 'scene'
}

/** @returns `null` where nothing is to be done that a rule says more of */
export const reminderOf = (play: NmlTable, looker: Looker): Moment | null => {
  const { seat, chair } = looker
  if (play.conflict !== null) return inConflict(play.conflict, looker)
  if (seat !== null && play.settlers[seat]?.stage === 'draft' && play.phase !== 'closed') return 'making'
  switch (play.phase) {
    case 'making':
      return chair ? 'opening' : null
    case 'between':
      return !chair ? null : play.past.length < 5 ? 'opening' : 'festival'
    case 'season':
      return betweenConflicts(play, looker)
    case 'ending':
      return seat === null ? null : END[play.endings[seat]?.at.step ?? 'done']
    case 'festival':
      return 'festival'
    case 'closed':
      return null
    default:
      return ((never: never) => never)(play.phase)
  }
}
