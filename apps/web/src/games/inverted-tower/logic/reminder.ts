/** Which rules matter now, in the tower that is looked at. */
import type { SeatId } from '@homestake/rules'
import { isOver, type EventKind, type Gathering, type Run } from '@homestake/rules/inverted-tower'
import type { words } from '../words.ts'

/** A moment that something is said of. */
export type Moment = keyof typeof words.reminders

export interface Scene {
  /** The run that is looked at; `null`: there is none. */
  readonly run: Run | null
  readonly gathering: Gathering | null
  /** The seat of the one who looks. */
  readonly seat: SeatId | null
}

const EVENTS = {
  trap: null, merchant: 'merchant', bonfire: 'bonfire', stairs: 'stairs',
} as const satisfies Record<EventKind, Moment | null> // prettier-ignore

/** What stands in the room where they are; a trap that still has to be faced is a stage of its own. */
const eventHere = ({ events, at }: Run): Moment | null => {
  const kinds = Object.keys(EVENTS) as EventKind[]
  const kind = at === 0 ? undefined : kinds.find((one) => events[one] === at)
  return kind === undefined ? null : EVENTS[kind]
}

export const reminderOf = ({ run, gathering, seat }: Scene): Moment => {
  if (gathering !== null) return gathering.for
  if (run === null) return 'enter'
  if (isOver(run)) return 'over'
  if (seat !== null && (run.delvers[seat]?.points ?? 0) > 0) return 'level'
  if (run.stage.kind === 'fight' || run.stage.kind === 'trap') return run.stage.kind
  return eventHere(run) ?? 'explore'
}
