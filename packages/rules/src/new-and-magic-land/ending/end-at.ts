/** Whether a command means the step that a settler is at, at the season's end. */
import type { SeatId } from '../../table/ids.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Looking } from '../rule.ts'
import type { Ending, Settler } from '../state.ts'
import { nmlWords as words } from '../words.ts'

export type EndingAt<S extends Ending['step']> = Ending & { readonly step: S }

/** One's own settler at the season's end. */
export interface Ended<S extends Ending['step']> {
  readonly seat: SeatId
  readonly settler: Settler
  readonly at: EndingAt<S>
}

/**
 * The settler of the seat that acts, if they are at this step.
 * @returns `not-now` outside of a season's end and at another step, `not-yours` for who has no settler in it
 */
export const endAt = <S extends Ending['step']>({ play, actor }: Looking, step: S): Ended<S> | Refusal => {
  if (play.phase !== 'ending') return refuse('not-now', words.noSeasonEnd)
  const { seat } = actor
  const end = seat === null ? undefined : play.endings[seat]
  const settler = seat === null ? undefined : play.settlers[seat]
  if (seat === null || end === undefined || settler === undefined) return refuse('not-yours', words.needsSettler)
  return end.at.step === step
    ? { seat, settler, at: end.at as EndingAt<S> }
    : refuse('not-now', words.notAtThisEnd(end.at.step))
}
