/** Whether a command means the conflict, the stage and the step that the table is at (D13). */
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Looking } from './rule.ts'
import type { At, Conflict, SideName } from './state.ts'
import { speaksFor } from './who.ts'
import { tlWords as words } from './words.ts'

export const isRefusal = (value: object): value is Refusal => 'code' in value

/**
 * The conflict that a command names, if it is at one of these stages.
 * @returns `stale` where the table has moved on to another conflict or step, `not-now` at another stage
 */
export const conflictAt = <S extends Conflict['stage']>(
  { play: { conflict } }: Looking,
  named: { readonly conflict: string; readonly step?: number },
  ...stages: readonly S[]
): At<S> | Refusal => {
  if (conflict === null || conflict.id !== named.conflict) return refuse('stale', words.conflictOver)
  if (named.step !== undefined && named.step !== conflict.step) return refuse('stale', words.movedOn)
  return (stages as readonly string[]).includes(conflict.stage)
    ? (conflict as At<S>)
    : refuse('not-now', words.notAtThisStage(conflict.stage))
}

/** As `conflictAt`, where the actor speaks for the side that the command names. */
export const ownSideAt = <S extends Conflict['stage']>(
  looking: Looking,
  named: { readonly conflict: string; readonly step: number; readonly side: SideName },
  ...stages: readonly S[]
): At<S> | Refusal => {
  const conflict = conflictAt(looking, named, ...stages)
  if (isRefusal(conflict)) return conflict
  return mustSpeak(looking, conflict, named.side) ?? conflict
}

/** A refusal, unless the actor speaks for this side. */
export const mustSpeak = ({ actor }: Looking, { sides }: Conflict, side: SideName): Refusal | null =>
  speaksFor(actor, sides[side].principal) ? null : refuse('not-yours', words.notYourSide)

/** As `conflictAt`, where the actor speaks for the side whose turn the stage says it is. */
export const turnAt = <S extends 'pick' | 'victory' | 'chance' | 'burden' | 'answer'>(
  looking: Looking,
  named: { readonly conflict: string; readonly step: number },
  stage: S,
): At<S> | Refusal => {
  const conflict = conflictAt(looking, named, stage)
  if (isRefusal(conflict)) return conflict
  return mustSpeak(looking, conflict, (conflict as At<'pick'>).side) ?? conflict
}
